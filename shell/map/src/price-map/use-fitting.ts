import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { MarkerLayerHandle } from '../markers/marker-layer';
import type { MapMarker, MapPosition } from '../map.model';
import { prefersStillness } from './motion';
import type { StageState } from './use-map-stage';

interface FittingOptions {
  map: StageState;
  shown: readonly MapMarker[];
  selectedId: string | null;
  center: MapPosition;
  zoom: number;
  flyToZoom: number;
  layerRef: RefObject<MarkerLayerHandle | null>;
}

interface Fitting {
  /** The next markers leave the map where it is: they were searched for in this area. */
  readonly keepView: () => void;
  /** A marker was pressed on the map: it is in sight, so only a dot is flown to. */
  readonly choose: (marker: MapMarker, button: HTMLElement) => void;
}

/** Moves the map to what it shows: all markers when they change, the chosen one when it was chosen elsewhere. */
export function useFitting(options: FittingOptions): Fitting {
  const { map, shown, selectedId, layerRef } = options;
  const { stage, rootRef } = map;
  const isKept = useRef(false);
  const chosenHere = useRef<string | null>(null);
  const isFirst = useRef(true);
  const ids = shown.map(({ id }) => id).join('\n');

  const fit = useEffectEvent(() => {
    if (!stage || rootRef.current?.clientWidth === 0) return;
    const animate = !isFirst.current && !prefersStillness();
    isFirst.current = false;
    if (shown.length > 0) stage.engine.fit(shown, { animate });
    else stage.engine.moveTo({ ...options.center, zoom: options.zoom }, { animate });
  });

  useEffect(() => {
    stage?.setHotels(shown);
  }, [stage, shown]);

  useEffect(() => {
    if (isKept.current) isKept.current = false;
    else fit();
  }, [stage, ids]);

  useEffect(() => {
    if (!rootRef.current || !stage) return;
    // A map that was hidden has no size to fit into until it is shown.
    const observer = new ResizeObserver(() => {
      if (isFirst.current) fit();
      layerRef.current?.arrange();
    });
    observer.observe(rootRef.current);
    return () => observer.disconnect();
  }, [stage, rootRef, layerRef]);

  const fly = useEffectEvent((id: string) => {
    const marker = shown.find((each) => each.id === id);
    if (marker) flyTo(marker, options);
  });
  useEffect(() => {
    if (selectedId === null || !stage) return;
    if (chosenHere.current !== selectedId) fly(selectedId);
    chosenHere.current = null;
  }, [stage, selectedId]);

  return {
    keepView: () => {
      isKept.current = true;
    },
    choose: (marker, button) => {
      chosenHere.current = marker.id;
      if (button.closest<HTMLElement>('[data-shape]')?.dataset.shape === 'dot') flyTo(marker, options);
    },
  };
}

/** Never zooms out: a person may be closer already. */
function flyTo({ latitude, longitude }: MapMarker, { map, flyToZoom }: FittingOptions): void {
  const engine = map.stage?.engine;
  if (!engine) return;
  const zoom = Math.max(engine.view().zoom, flyToZoom);
  engine.moveTo({ latitude, longitude, zoom }, { animate: !prefersStillness() });
}
