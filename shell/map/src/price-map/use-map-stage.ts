import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { simplifiedAbove } from '../basemap/basemap';
import { groundOf, overlaps, streetsIn, type OpenGround, type StreetDetail } from '../basemap/ground';
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
  /** The basemap has nothing more to show this close, and no streets are drawn over it. */
  readonly isSimplified: boolean;
  /** Whether the view has streets. */
  readonly streets: StreetDetail;
  /** Streets that should be there are not, because the deployment's file cannot be read. */
  readonly hasStreetsFailed: boolean;
  /** Whose data are in view. */
  readonly credits: MapCredits;
  readonly forgetMove: () => void;
  /** Loads the basemap again (MAP-05). */
  readonly retry: () => void;
  /** Says that a person, not the map itself, makes the next movement. */
  readonly byHand: () => void;
}

/** Whose data a view shows. */
export interface MapCredits {
  /** The world that comes with the map is drawn. */
  readonly hasOwnWorld: boolean;
  /** Its islands or shores of OpenStreetMap are in view. */
  readonly hasOpenStreetMap: boolean;
  /** Those of the deployment's world, and of the streets in view, in their owners' words. */
  readonly others: readonly string[];
}

const NO_STREETS = { detail: 'none', credits: [] } as const;
/** Every map of a page reads the same file: what is wrong with it is told once. */
const told = new WeakSet<Error>();

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
  const [ground, setGround] = useState<OpenGround | null>(null);
  const [hasStreetsFailed, setStreetsFailed] = useState(false);
  const [seesOpenStreetMap, setSeesOpenStreetMap] = useState(false);
  const [streets, setStreets] = useState<StreetsNow>(NO_STREETS);

  /** The Maldives' outlines are OpenStreetMap's, and so are the finer shores, once they are loaded. */
  const lookForOpenStreetMap = useEffectEvent(() => {
    const made = stageRef.current;
    if (!made) return;
    setSeesOpenStreetMap(made.seesFineShores || overlaps(made.engine.bounds(), MALDIVES_BOUNDS));
  });
  /** Seen from above: tilted, the horizon is far away. */
  const lookForStreets = useEffectEvent((open: OpenGround | null) => {
    const made = stageRef.current;
    if (!made || !open) return;
    const { drawn, detail } = streetsIn(open.streets, made.areaInSight(), made.engine.view().zoom);
    setStreets({ detail, credits: drawn.map(({ credit }) => credit) });
  });
  const opened = useEffectEvent((open: OpenGround) => {
    setGround(open);
    lookForStreets(open);
    if (!open.refusal) return;
    setStreetsFailed(true);
    tellOnce(open.refusal, callbacks.onError);
  });
  const streetsFailed = useEffectEvent((error: unknown) => {
    if (hasStreetsFailed) return;
    setStreetsFailed(true);
    callbacks.onError?.(error);
  });

  const settled = useEffectEvent(() => {
    const engine = stageRef.current?.engine;
    if (!engine) return;
    layerRef.current?.arrange();
    const view = engine.view();
    const bounds = engine.bounds();
    setZoomNow(view.zoom);
    lookForOpenStreetMap();
    lookForStreets(ground);
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
      return new MapStage({ flat, tilted }, { ...center, zoom }, groundOf(basemap), {
        onFrame: () => layerRef.current?.follow(),
        onSettled: settled,
        onPainted: painted,
        onOpened: opened,
        onDataError: dataFailed,
        onStreetsError: streetsFailed,
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
    isSimplified: isSimplified(ground, zoomNow) && streets.detail !== 'drawn',
    streets: streets.detail,
    hasStreetsFailed,
    credits: creditsOf(ground, streets.credits, seesOpenStreetMap),
    forgetMove: () => setMoved(false),
    retry: () => {
      setDataFailed(false);
      setStreetsFailed(false);
      stage?.reload();
    },
    byHand,
  };
}

interface StreetsNow {
  readonly detail: StreetDetail;
  readonly credits: readonly string[];
}

function tellOnce(refusal: Error, onError: ((error: unknown) => void) | undefined): void {
  if (told.has(refusal)) return;
  told.add(refusal);
  onError?.(refusal);
}

function isSimplified(ground: OpenGround | null, zoom: number): boolean {
  return ground?.world ? zoom > simplifiedAbove(ground.world.maxZoom) : false;
}

function creditsOf(ground: OpenGround | null, ofStreets: readonly string[], seesShores: boolean): MapCredits {
  const world = ground?.world?.credit ?? null;
  const hasOwnWorld = ground === null || (ground.world !== null && world === null);
  const others = [...new Set(world === null ? ofStreets : [world, ...ofStreets])];
  const isNamed = others.some((words) => words.includes('openstreetmap.org'));
  return { hasOwnWorld, hasOpenStreetMap: hasOwnWorld && seesShores && !isNamed, others };
}
