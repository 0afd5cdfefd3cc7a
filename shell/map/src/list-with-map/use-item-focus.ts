import { useCallback, useMemo, useState } from 'react';

/** Which items stand out, in the list and on the map alike. */
export interface ItemFocus {
  /** Pointed at, or holding the keyboard's focus. */
  readonly hoveredId: string | null;
  /** Chosen on the map, or to be shown on it. */
  readonly selectedId: string | null;
  /** Opened since the page was loaded. */
  readonly seen: ReadonlySet<string>;
  readonly hover: (id: string | null) => void;
  /** A card was chosen: the map flies to its marker. */
  readonly select: (id: string) => void;
  /** A marker was pressed: beside the map, its card comes into sight. */
  readonly selectOnMap: (id: string) => void;
}

/** Wide enough for the list beside the map; as in results-frame.module.css of `@atoll/ui`. */
const SPLIT = '(min-width: 961px)';

function showCard(id: string): void {
  if (!window.matchMedia(SPLIT).matches) return;
  document.querySelector(`[data-card-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
}

/** How an item stands out in its list, null where it does not. */
export function standingOf(id: string, { hoveredId, selectedId }: ItemFocus): 'selected' | 'hovered' | null {
  if (id === selectedId) return 'selected';
  return id === hoveredId ? 'hovered' : null;
}

/** Keeps list and map in step. `openId` is the item whose details are open. */
export function useItemFocus(openId: string | null): ItemFocus {
  const [hoveredId, hover] = useState<string | null>(null);
  const [selectedId, select] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  if (openId !== null && !seen.has(openId)) setSeen(new Set([...seen, openId]));

  const selectOnMap = useCallback((id: string) => {
    select(id);
    showCard(id);
  }, []);
  return useMemo(
    () => ({ hoveredId, selectedId, seen, hover, select, selectOnMap }),
    [hoveredId, selectedId, seen, selectOnMap],
  );
}
