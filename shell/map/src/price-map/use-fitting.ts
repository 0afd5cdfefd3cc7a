import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { MarkerLayerHandle } from '../markers/marker-layer';
import type { MapMarker, MapPosition } from '../map.model';
import { prefersStillness } from './motion';
import type { StageState } from './use-map-stage';

interface FittingOptions {
  map: StageState;
  rootRef: RefObject<HTMLElement | null>;
  shown: readonly MapMarker[];
  selectedId: string | null;
  center: MapPosition;
  zoom: number;
  flyToZoom: number;
  /** Fitting never zooms in closer. */
  fitMaxZoom: number;
  layerRef: RefObject<MarkerLayerHandle | null>;
}

interface Fitting {
  /** The next markers, once there are any, leave the map where it is: they were searched for in this area. */
  readonly keepView: () => void;
  /** A marker was pressed on the map: it is in sight, so only a dot is flown to. */
  readonly choose: (marker: MapMarker, button: HTMLElement) => void;
  /** A person moves the map: it does not show the fit any more. */
  readonly letGo: () => void;
  /** Shows all markers, whatever was looked at before. */
  readonly fitAll: () => void;
  /** Fits again after the way of drawing has changed, unless the map was moved since, by hand or to a marker. */
  readonly refit: () => void;
}

/** Moves the map to what it shows: all markers when they change, the chosen one when it was chosen elsewhere. */
export function useFitting(options: FittingOptions): Fitting {
  const { map, shown, selectedId, layerRef, rootRef, fitMaxZoom } = options;
  const { stage } = map;
  const isKept = useRef(false);
  const chosenHere = useRef<string | null>(null);
  const isFirst = useRef(true);
  const isFitted = useRef(false);
  const centeredOn = useRef<string | null>(null);
  const ids = shown.map(({ id }) => id).join('\n');
  const place = `${options.center.latitude},${options.center.longitude}`;

  /** Never zooms out: a person may be closer already. */
  const fly = ({ latitude, longitude }: MapMarker) => {
    if (!stage) return;
    isFitted.current = false;
    const zoom = Math.max(stage.engine.view().zoom, options.flyToZoom);
    stage.engine.moveTo({ latitude, longitude, zoom }, { animate: !prefersStillness() });
  };
  const fit = useEffectEvent(() => {
    if (!stage || rootRef.current?.clientWidth === 0) return;
    const animate = !isFirst.current && !prefersStillness();
    isFirst.current = false;
    isFitted.current = shown.length > 0;
    if (shown.length > 0) stage.engine.fit(shown, { animate }, fitMaxZoom);
    // Between two answers there are no markers for a moment: the map only moves when it is about another place.
    else if (centeredOn.current !== place) {
      stage.engine.moveTo({ ...options.center, zoom: options.zoom }, { animate });
    }
    centeredOn.current = place;
  });

  useEffect(() => {
    const isSamePlace = centeredOn.current === place;
    if (!isKept.current || !isSamePlace) fit();
    if (ids !== '' || !isSamePlace) isKept.current = false;
  }, [stage, ids, place]);

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

  const flyTo = useEffectEvent((id: string) => {
    const marker = shown.find((each) => each.id === id);
    if (marker) fly(marker);
  });
  useEffect(() => {
    if (selectedId === null || !stage) return;
    if (chosenHere.current !== selectedId) flyTo(selectedId);
    chosenHere.current = null;
  }, [stage, selectedId]);

  return {
    keepView: () => {
      isKept.current = true;
    },
    choose: (marker, button) => {
      chosenHere.current = marker.id;
      if (button.closest<HTMLElement>('[data-shape]')?.dataset.shape === 'dot') fly(marker);
    },
    letGo: () => {
      isFitted.current = false;
    },
    fitAll: () => {
      isFitted.current = shown.length > 0;
      stage?.engine.fit(shown, { animate: !prefersStillness() }, fitMaxZoom);
    },
    refit: () => {
      if (isFitted.current) stage?.engine.fit(shown, { animate: false }, fitMaxZoom);
    },
  };
}
