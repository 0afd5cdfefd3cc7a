import { mapPage } from '@atoll/contracts/pages/map.page';
import type { MapBounds } from '@atoll/map/map-model';
import { usePageUrl } from '@atoll/platform/page-url';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSameView, urlView, viewOf, type MapGoal, type Seen } from './map-view';

/** A map that moves on within this time has not come to rest. */
const REST_MS = 250;

interface MapAddress {
  /** Where the map began. */
  readonly start: MapGoal;
  /** What the map shows; null until it is there. */
  readonly seen: Seen | null;
  readonly goal: MapGoal | null;
  readonly goTo: (goal: MapGoal) => void;
  /** For the map: it has come to rest. */
  readonly onRest: (view: MapGoal, bounds: MapBounds) => void;
}

/** Keeps the view of the map in the address of the page, and follows the address where somebody went back. */
export function useMapAddress(): MapAddress {
  const { state, replace } = usePageUrl(mapPage);
  const { key } = useLocation();
  const [start] = useState(() => viewOf(state));
  const [seen, setSeen] = useState<Seen | null>(null);
  const [goal, setGoal] = useState<MapGoal | null>(null);
  /** The views that the map is or was at by itself: an address that says one of them asks for no journey. */
  const own = useRef({ rest: start, written: start });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = useEffectEvent((next: Seen) => {
    own.current.rest = next.view;
    setSeen(next);
    const url = viewOf(state);
    if (isSameView(next.view, url)) return;
    own.current.written = next.view;
    replace({ ...urlView(next.view), page: 1 });
  });
  const latest = useRef<(next: Seen) => void>(() => {});
  useEffect(() => {
    latest.current = rest;
    return () => clearTimeout(timer.current);
  }, []);
  const isFirst = useRef(true);
  const onRest = useCallback((view: MapGoal, bounds: MapBounds) => {
    clearTimeout(timer.current);
    if (!isFirst.current) {
      timer.current = setTimeout(() => latest.current({ view, bounds }), REST_MS);
      return;
    }
    isFirst.current = false;
    latest.current({ view, bounds });
  }, []);

  const follow = useEffectEvent((url: MapGoal) => {
    const { rest: here, written } = own.current;
    if (!isSameView(url, here) && !isSameView(url, written)) setGoal(url);
  });
  // By the entry of the history, not by its values: who goes back before React has drawn the last view is followed, too.
  useEffect(() => follow(viewOf(state)), [key, state]);

  return { start, seen, goal, goTo: setGoal, onRest };
}
