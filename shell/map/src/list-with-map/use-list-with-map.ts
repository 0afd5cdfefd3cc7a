import { useCallback, useRef, type RefObject } from 'react';
import { useItemFocus, type ItemFocus } from './use-item-focus';
import { useMapStrip, type MapStrip } from './use-map-strip';

export { standingOf, type ItemFocus } from './use-item-focus';

/** A list and the map of its items: give it to the `ResultsFrame` of `@atoll/ui` and to the `MapPane`. */
export interface ListWithMap extends MapStrip {
  readonly list: RefObject<HTMLElement | null>;
  readonly focus: ItemFocus;
  /** Chooses an item on the map, which comes into sight; null while there is no map. */
  readonly showOnMap: ((id: string) => void) | null;
}

/** `hasMap` tells whether the view is the map; `openId` is the item whose details are open. */
export function useListWithMap(hasMap: boolean, openId: string | null): ListWithMap {
  const focus = useItemFocus(openId);
  const list = useRef<HTMLElement>(null);
  const strip = useMapStrip(hasMap, list);
  const { select } = focus;
  const { box, open } = strip;
  const showOnMap = useCallback(
    (id: string) => {
      select(id);
      open();
      box.current?.scrollIntoView({ block: 'nearest' });
    },
    [select, open, box],
  );
  return { ...strip, list, focus, showOnMap: hasMap ? showOnMap : null };
}
