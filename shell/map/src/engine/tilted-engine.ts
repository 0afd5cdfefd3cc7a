import type { ErrorEvent, LngLatLike, Map as LibreMap } from 'maplibre-gl';
import type { Ground, OpenGround } from '../basemap/ground';
import { readMapColours } from '../basemap/map-colours';
import { STREETS_SOURCE, tiltedStyle } from '../basemap/tilted-style';
import type { MapBounds, MapPosition, MapView } from '../map.model';
import { boundsOf, FIT_MAX_ZOOM, FIT_PADDING_PX, MAX_ZOOM, MIN_ZOOM, PITCH_3D } from '../view-rules';
import { FLY_MS, STEP_MS, type EngineEvents, type MapEngine, type Motion, type Pixel } from './map-engine';
import { loadMapLibre } from './maplibre';

/** MapLibre counts zoom from a world of 512 px, OpenLayers from 256. */
const ZOOM_OFFSET = 1;
/** How far a fit steps back at a time until the tilted view holds every position. */
const STEP_BACK = 0.2;

/** Where a movement leads: the next step counts from there, or quick presses would be lost. */
interface TiltedGoal {
  readonly center?: LngLatLike;
  readonly zoom: number;
}

/** Resolves with the tilted map once it is drawn; rejects, leaving nothing behind, where WebGL2 or its data fail. */
export async function createTiltedEngine(
  host: HTMLElement,
  start: MapView,
  ground: Ground,
  events: Pick<EngineEvents, 'onFrame' | 'onSettled' | 'onDataError' | 'onStreetsError'>,
): Promise<TiltedEngine> {
  const [library, open] = await Promise.all([loadMapLibre(), ground.open()]);
  const map = new library.Map({
    container: host,
    style: tiltedStyle(readMapColours(host), open),
    center: [start.longitude, start.latitude],
    zoom: start.zoom - ZOOM_OFFSET,
    pitch: PITCH_3D,
    minZoom: MIN_ZOOM - ZOOM_OFFSET,
    maxZoom: MAX_ZOOM - ZOOM_OFFSET,
    attributionControl: false,
    keyboard: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    boxZoom: false,
    fadeDuration: 0,
    canvasContextAttributes: { failIfMajorPerformanceCaveat: true, antialias: true },
  });
  map.touchZoomRotate.disableRotation();
  // The viewport round it takes the focus and has the map's name.
  map.getCanvas().tabIndex = -1;
  map.getCanvas().setAttribute('aria-hidden', 'true');
  try {
    await drawn(map, open);
  } catch (error) {
    map.remove();
    throw error;
  }
  map.on('render', events.onFrame);
  map.on('moveend', events.onSettled);
  map.on('error', (event) => {
    if (isOnlyStreets(event, open)) events.onStreetsError(event.error);
    else events.onDataError(event.error);
  });
  return new TiltedEngine(map, host, open);
}

function drawn(map: LibreMap, open: OpenGround): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('idle', () => resolve());
    map.on('error', (event) => {
      if (!isOnlyStreets(event, open)) reject(new Error('The 3D map was not drawn', { cause: event.error }));
    });
  });
}

/** Whether the world is drawn all the same. */
function isOnlyStreets(event: ErrorEvent, { world }: OpenGround): boolean {
  const { sourceId } = event as ErrorEvent & { readonly sourceId?: string };
  return world !== null && (sourceId?.startsWith(STREETS_SOURCE) ?? false);
}

/** The map at a pitch of 45 degrees with the houses of the data, drawn by MapLibre over the same positions and view. */
export class TiltedEngine implements MapEngine {
  private goal: TiltedGoal | null = null;

  constructor(
    private readonly map: LibreMap,
    private readonly host: HTMLElement,
    private readonly open: OpenGround,
  ) {
    map.on('moveend', () => {
      this.goal = null;
    });
  }

  project({ longitude, latitude }: MapPosition): Pixel {
    const { x, y } = this.map.project([longitude, latitude]);
    return { x, y };
  }

  view(): MapView {
    const { lng, lat } = this.map.getCenter();
    return {
      longitude: lng,
      latitude: lat,
      zoom: this.map.getZoom() + ZOOM_OFFSET,
      pitch: this.map.getPitch(),
    };
  }

  bounds(): MapBounds {
    const bounds = this.map.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  }

  moveTo({ longitude, latitude, zoom }: Omit<MapView, 'pitch'>, motion: Motion): void {
    this.go({ center: [longitude, latitude], zoom: zoom - ZOOM_OFFSET }, FLY_MS, motion);
  }

  fit(positions: readonly MapPosition[], motion: Motion, maxZoom = FIT_MAX_ZOOM): void {
    const bounds = boundsOf(positions);
    if (!bounds) return;
    const camera = this.map.cameraForBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
      padding: FIT_PADDING_PX,
      maxZoom: maxZoom - ZOOM_OFFSET,
    });
    if (!camera) return;
    const before = { center: this.map.getCenter(), zoom: this.map.getZoom() };
    this.map.jumpTo(camera);
    // The camera above is computed for a map seen from straight up: tilted, the near edge shows less.
    while (!this.holds(positions) && this.map.getZoom() > this.map.getMinZoom()) {
      this.map.jumpTo({ zoom: this.map.getZoom() - STEP_BACK });
    }
    const after = { center: this.map.getCenter(), zoom: this.map.getZoom() };
    if (!motion.animate) return;
    this.map.jumpTo(before);
    this.go(after, FLY_MS, motion);
  }

  zoomBy(levels: number, motion: Motion): void {
    const zoom = (this.goal?.zoom ?? this.map.getZoom()) + levels;
    const [least, most] = [this.map.getMinZoom(), this.map.getMaxZoom()];
    this.go({ ...this.goal, zoom: Math.min(most, Math.max(least, zoom)) }, STEP_MS, motion);
  }

  panBy(right: number, down: number, { animate }: Motion): void {
    this.map.panBy([right, down], { duration: animate ? STEP_MS : 0 });
  }

  recolour(): void {
    this.map.setStyle(tiltedStyle(readMapColours(this.host), this.open));
  }

  destroy(): void {
    this.map.remove();
  }

  private go(to: TiltedGoal, durationMs: number, { animate }: Motion): void {
    if (!animate) {
      this.map.jumpTo(to);
      return;
    }
    // It first ends the movement under way, and with it the goal of that one.
    this.map.easeTo({ ...to, duration: durationMs });
    this.goal = to;
  }

  private holds(positions: readonly MapPosition[]): boolean {
    const { clientWidth, clientHeight } = this.host;
    return positions.every((position) => {
      const { x, y } = this.project(position);
      const isAcross = x >= FIT_PADDING_PX && x <= clientWidth - FIT_PADDING_PX;
      return isAcross && y >= FIT_PADDING_PX && y <= clientHeight - FIT_PADDING_PX;
    });
  }
}
