import { createContext, useContext, useEffect, useRef } from 'react';

/** What somebody has just changed. */
interface Changed {
  readonly id: string;
  readonly version: number;
}

interface ChangedConnection {
  readonly changed: Changed | null;
  readonly setChanged: (changed: Changed | null) => void;
}

export const ChangedConnectionContext = createContext<ChangedConnection>({
  changed: null,
  setChanged: () => undefined,
});

/**
 * Gives the focus to the name of a connection that was just changed, wherever its row stands then: its button is gone,
 * and whoever uses a keyboard or a screen reader would be at the top of the page.
 */
export function useChangedFocus(connection: Changed | null) {
  const { changed, setChanged } = useContext(ChangedConnectionContext);
  const ref = useRef<HTMLHeadingElement>(null);
  const isChanged =
    changed !== null && changed.id === connection?.id && changed.version === connection.version;
  useEffect(() => {
    if (!isChanged) return;
    ref.current?.focus();
    setChanged(null);
  }, [isChanged, setChanged]);
  return ref;
}
