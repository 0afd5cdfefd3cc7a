import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** So much of an opened map must be in sight for its button to lead back to the list. */
const IN_SIGHT = 0.3;

/** The map of the results on a narrow screen: a strip above the list that can be opened and closed. */
export interface MapStrip {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** Open and in sight: what its button does then is to lead to the list. */
  readonly isInSight: boolean;
  /** Grows with every closing: the map begins anew as a strip. */
  readonly version: number;
  /** Without scrolling: it was opened where it stands. */
  readonly open: () => void;
  readonly openAndShow: () => void;
  readonly close: () => void;
}

/** True while the opened map is in sight. */
function useIsInSight(box: RefObject<HTMLDivElement | null>, isOpen: boolean): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!isOpen || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.some(({ intersectionRatio }) => intersectionRatio >= IN_SIGHT)),
      { threshold: IN_SIGHT },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isOpen]);
  return isOpen && isInSight;
}

/** `list` comes into sight when the map is closed; `hasMap` tells when the view is the map. */
export function useMapStrip(hasMap: boolean, list: RefObject<HTMLElement | null>): MapStrip {
  const box = useRef<HTMLDivElement>(null);
  const [{ isOpen, version }, setMap] = useState({ isOpen: false, version: 0 });
  const goal = useRef<'map' | 'list' | null>(null);
  const isInSight = useIsInSight(box, isOpen && hasMap);

  const show = () => {
    const element = goal.current === 'map' ? box.current : list.current;
    if (!goal.current || !element) return;
    goal.current = null;
    element.scrollIntoView({ block: 'start' });
  };
  // After the map has got or given back its room.
  useEffect(show);

  const open = useCallback(() => setMap((map) => ({ ...map, isOpen: true })), []);
  return {
    box,
    isOpen: isOpen && hasMap,
    isInSight,
    version,
    open,
    openAndShow: () => {
      goal.current = 'map';
      open();
      if (isOpen && hasMap) show();
    },
    close: () => {
      goal.current = 'list';
      setMap({ isOpen: false, version: version + 1 });
    },
  };
}
