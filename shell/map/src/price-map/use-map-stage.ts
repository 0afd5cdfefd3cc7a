import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Basemap, simplifiedAbove } from '../basemap/basemap';
import { MapStage } from '../engine/map-stage';
import type { MarkerLayerHandle } from '../markers/marker-layer';
import type { BasemapChoice, MapBounds, MapPosition, MapView } from '../map.model';
import { MALDIVES_BOUNDS } from '../view-rules';

/** The elements that the map lives in. */
export interface MapElements {
  rootRef: RefObject<HTMLElement | null>;
  flatRef: RefObject<HTMLDivElement | null>;
  tiltedRef: RefObject<HTMLDivElement | null>;
}

interface StageOptions extends MapElements {
  center: MapPosition;
  zoom: number;
  /** Read when the map is made. */
  basemap: BasemapChoice | undefined;
  layerRef: RefObject<MarkerLayerHandle | null>;
  onMoveEnd?: (bounds: MapBounds) => void;
  /** The map has come to rest, at first or after any movement. */
  onRest?: (view: MapView, bounds: MapBounds) => void;
  onError?: (error: unknown) => void;
  /** The browser cannot draw a map at all. */
  onCannotDraw: (error: unknown) => void;
}

export interface StageState {
  /** Null before the map is made, and after it has left. */
  readonly stage: MapStage | null;
  readonly isPainted: boolean;
  readonly hasDataFailed: boolean;
  /** A person has moved the map since the last search of the area. */
  readonly hasMoved: boolean;
  readonly zoomNow: number;
  /** The basemap has nothing more to show this close. */
  readonly isSimplified: boolean;
  /** Something in view comes from OpenStreetMap. */
  readonly seesOpenStreetMap: boolean;
  readonly forgetMove: () => void;
  /** Loads the basemap again (MAP-05). */
  readonly retry: () => void;
  /** Says that a person, not the map itself, makes the next movement. */
  readonly byHand: () => void;
}

/** Makes the map once its box is on the page, and keeps React told of where it is. */
export function useMapStage(options: StageOptions): StageState {
  const { center, zoom, basemap, layerRef, rootRef, flatRef, tiltedRef, ...callbacks } = options;
  const stageRef = useRef<MapStage | null>(null);
  const isByHand = useRef(false);
  const [stage, setStage] = useState<MapStage | null>(null);
  const [isPainted, setPainted] = useState(false);
  const [hasDataFailed, setDataFailed] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const [zoomNow, setZoomNow] = useState(zoom);
  const [simplifiedFrom, setSimplifiedFrom] = useState(Infinity);
  const [seesOpenStreetMap, setSeesOpenStreetMap] = useState(false);

  /** The Maldives' outlines are OpenStreetMap's, and so are the finer shores, once they are loaded. */
  const lookForOpenStreetMap = useEffectEvent(() => {
    const made = stageRef.current;
    if (!made) return;
    setSeesOpenStreetMap(made.seesFineShores || overlaps(made.engine.bounds(), MALDIVES_BOUNDS));
  });

  const settled = useEffectEvent(() => {
    const engine = stageRef.current?.engine;
    if (!engine) return;
    layerRef.current?.arrange();
    const view = engine.view();
    const bounds = engine.bounds();
    setZoomNow(view.zoom);
    lookForOpenStreetMap();
    if (rootRef.current) {
      rootRef.current.dataset.zoom = view.zoom.toFixed(2);
      rootRef.current.dataset.center = `${view.longitude.toFixed(4)},${view.latitude.toFixed(4)}`;
    }
    callbacks.onRest?.(view, bounds);
    if (!isByHand.current) return;
    isByHand.current = false;
    setMoved(true);
    callbacks.onMoveEnd?.(bounds);
  });
  const painted = useEffectEvent(() => {
    setPainted(true);
    lookForOpenStreetMap();
  });
  const dataFailed = useEffectEvent((error: unknown) => {
    setDataFailed(true);
    callbacks.onError?.(error);
  });
  const make = useEffectEvent((flat: HTMLElement, tilted: HTMLElement) => {
    try {
      return new MapStage({ flat, tilted }, { ...center, zoom }, Basemap.of(basemap), {
        onFrame: () => layerRef.current?.follow(),
        onSettled: settled,
        onPainted: painted,
        onOpened: (maxZoom) => setSimplifiedFrom(simplifiedAbove(maxZoom)),
        onDataError: dataFailed,
      });
    } catch (error) {
      callbacks.onCannotDraw(error);
      return null;
    }
  });

  useEffect(() => {
    if (!flatRef.current || !tiltedRef.current) return;
    const made = make(flatRef.current, tiltedRef.current);
    stageRef.current = made;
    setStage(made);
    return () => {
      stageRef.current = null;
      made?.destroy();
      setStage(null);
    };
  }, [flatRef, tiltedRef]);

  const byHand = useCallback(() => {
    isByHand.current = true;
  }, []);

  return {
    stage,
    isPainted,
    hasDataFailed,
    hasMoved,
    zoomNow,
    isSimplified: zoomNow > simplifiedFrom,
    seesOpenStreetMap,
    forgetMove: () => setMoved(false),
    retry: () => {
      setDataFailed(false);
      stage?.reload();
    },
    byHand,
  };
}

function overlaps(a: MapBounds, b: MapBounds): boolean {
  return a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;
}
