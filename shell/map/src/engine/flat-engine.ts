import { buffer } from 'ol/extent.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import type VectorSource from 'ol/source/Vector.js';
import type VectorTileSource from 'ol/source/VectorTile.js';
import View from 'ol/View.js';
import type { Basemap } from '../basemap/basemap';
import { streetLabelStyle, streetStyle } from '../basemap/flat-streets';
import { groundStyle, islandStyle, labelStyle, shoreStyle, waterStyle } from '../basemap/flat-style';
import { extentOf, isDrawnAt, tilesOf, type Ground, type OpenGround, type Streets } from '../basemap/ground';
import { readMapColours } from '../basemap/map-colours';
import { pageLanguage } from '../basemap/place-names';
import type { MapBounds, MapPosition, MapView } from '../map.model';
import {
  boundsOf,
  FIT_MAX_ZOOM,
  FIT_PADDING_PX,
  MAX_ZOOM,
  MIN_ZOOM,
  nearestTurn,
  SHORE_TILE_ZOOM,
  SHORES_FROM_ZOOM,
} from '../view-rules';
import { islandsSource } from './islands-source';
import { shapesIn } from './loaded-shapes';
import { FLY_MS, STEP_MS, type EngineEvents, type MapEngine, type Motion, type Pixel } from './map-engine';
import { tileSource } from './tile-source';

const WORLD = 'EPSG:3857';
const DEGREES = 'EPSG:4326';
/** OpenLayers shows a layer from above its own number on. */
const JUST_BELOW = 0.001;

/** The layers of one archive of streets: what is drawn, and what is written over all of it. */
interface StreetLayers {
  readonly body: VectorTileLayer;
  readonly names: VectorTileLayer;
}

/** What a movement changes: the middle in the projection of the map, or the zoom, or both. */
interface FlatGoal {
  readonly center?: number[] | undefined;
  readonly zoom?: number | undefined;
}

/** Told once for each archive, whichever of its tiles failed. */
class StreetsError extends Error {
  constructor(url: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The streets of ${url} did not load, so the map is simplified there: ${reason}`, { cause });
  }
}

/** OpenLayers fails only frame by frame where a browser gives no canvas, such as one that guards against fingerprints. */
function refuseWithoutCanvas(): void {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('The browser gives no canvas.');
}

/** The map straight from above, drawn by OpenLayers. Throws where the browser cannot draw it (MAP-06). */
export class FlatEngine implements MapEngine {
  private readonly map: OlMap;
  private readonly olView: View;
  /** The basemap in three layers of one source: shores of another one lie over its ground and under its water. */
  private readonly basemap = new VectorTileLayer();
  private readonly water = new VectorTileLayer();
  private readonly labels = new VectorTileLayer({ declutter: true });
  private readonly shores = new VectorTileLayer({ minZoom: SHORES_FROM_ZOOM - JUST_BELOW });
  private readonly islands = new VectorLayer<VectorSource>();
  private streets: readonly StreetLayers[] = [];
  private open: OpenGround | null = null;
  private goal: FlatGoal | null = null;
  private isDestroyed = false;

  constructor(
    private readonly host: HTMLElement,
    start: Omit<MapView, 'pitch'>,
    private readonly ground: Ground,
    private readonly events: EngineEvents,
  ) {
    refuseWithoutCanvas();
    this.olView = new View({
      center: fromLonLat([start.longitude, start.latitude]),
      zoom: start.zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      smoothResolutionConstraint: false,
      enableRotation: false,
    });
    this.recolour();
    this.map = new OlMap({
      target: host,
      view: this.olView,
      layers: [this.islands, this.basemap, this.shores, this.water, this.labels],
      controls: [],
      interactions: [new DragPan(), new DoubleClickZoom(), new MouseWheelZoom(), new PinchZoom()],
    });
    this.map.on('postrender', events.onFrame);
    this.map.on('moveend', () => {
      events.onSettled();
      this.tellWhenPainted();
    });
    this.openGround();
  }

  /** What there is to draw stands in the archives' headers. */
  private openGround(): void {
    this.ground.open().then(
      (open) => {
        if (this.isDestroyed) return;
        this.open = open;
        this.events.onOpened(open);
        this.openWorld(open.world);
        this.openStreets(open.streets);
        this.recolour();
        this.tellWhenPainted();
      },
      (error: unknown) => {
        if (!this.isDestroyed) this.events.onDataError(error);
      },
    );
  }

  private openWorld(world: OpenGround['world']): void {
    if (!world) return;
    const { archive, maxZoom } = world;
    const { onDataError } = this.events;
    this.setBasemap(tileSource(archive, { minZoom: 0, maxZoom }, onDataError));
    if (archive.islandsUrl) this.islands.setSource(islandsSource(archive.islandsUrl, this.events));
    const shores = archive.shores();
    const zooms = { minZoom: SHORE_TILE_ZOOM, maxZoom: SHORE_TILE_ZOOM };
    if (shores) this.shores.setSource(tileSource(shores, zooms, onDataError));
  }

  private setBasemap(source: VectorTileSource | null): void {
    for (const layer of [this.basemap, this.water, this.labels]) layer.setSource(source);
  }

  /** Streets lie over the world, and their names over its names. */
  private openStreets(streets: readonly Streets[]): void {
    this.closeStreets();
    this.streets = streets.map((each) => {
      const { archive, minZoom, maxZoom } = each;
      const source = tileSource(archive, { minZoom, maxZoom }, this.errorOf(each));
      const options = { source, minZoom: minZoom + 1 - JUST_BELOW };
      // Elsewhere nothing of the archive is asked for. Names may reach a little beyond its streets.
      const extent = extentOf(tilesOf(each, minZoom), minZoom);
      const room = buffer(extent, (extent[2] - extent[0]) / 8);
      return {
        body: new VectorTileLayer({ ...options, extent }),
        names: new VectorTileLayer({ ...options, extent: room, declutter: true }),
      };
    });
    const layers = this.map.getLayers();
    this.streets.forEach(({ body }) => layers.insertAt(layers.getLength() - 1, body));
    this.streets.forEach(({ names }) => layers.push(names));
  }

  private closeStreets(): void {
    for (const { body, names } of this.streets) {
      this.map.removeLayer(body);
      this.map.removeLayer(names);
    }
  }

  /** Streets without a world under them are the basemap itself. */
  private errorOf({ archive }: { readonly archive: Basemap }): (error: unknown) => void {
    return (error) => {
      if (this.open?.world) this.events.onStreetsError(new StreetsError(archive.url, error));
      else this.events.onDataError(error);
    };
  }

  /** Asked anew each time: a standing listener would run at every frame of a drag. */
  private tellWhenPainted(): void {
    if (this.open) this.map.once('rendercomplete', this.events.onPainted);
  }

  project(position: MapPosition): Pixel | null {
    const longitude = nearestTurn(position.longitude, this.view().longitude);
    const pixel = this.map.getPixelFromCoordinate(fromLonLat([longitude, position.latitude])) as
      number[] | null;
    return pixel ? { x: pixel[0] ?? 0, y: pixel[1] ?? 0 } : null;
  }

  view(): MapView {
    const [longitude = 0, latitude = 0] = toLonLat(this.olView.getCenter() ?? [0, 0]);
    return { longitude, latitude, zoom: this.olView.getZoom() ?? MIN_ZOOM, pitch: 0 };
  }

  /** Whether a movement is under way: a finger on the map, or an animation. */
  get isMoving(): boolean {
    return this.olView.getInteracting() || this.olView.getAnimating();
  }

  bounds(): MapBounds {
    const extent = this.olView.calculateExtent(this.map.getSize());
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, WORLD, DEGREES);
    return { west, south, east, north };
  }

  moveTo({ longitude, latitude, zoom }: Omit<MapView, 'pitch'>, { animate }: Motion): void {
    const center = fromLonLat([nearestTurn(longitude, this.view().longitude), latitude]);
    this.go({ center, zoom }, animate ? FLY_MS : 0);
  }

  fit(positions: readonly MapPosition[], { animate }: Motion, maxZoom = FIT_MAX_ZOOM): void {
    const bounds = boundsOf(positions);
    if (!bounds) return;
    const extent = transformExtent([bounds.west, bounds.south, bounds.east, bounds.north], DEGREES, WORLD);
    this.olView.cancelAnimations();
    this.goal = null;
    this.olView.fit(extent, {
      size: this.map.getSize(),
      padding: [FIT_PADDING_PX, FIT_PADDING_PX, FIT_PADDING_PX, FIT_PADDING_PX],
      maxZoom,
      duration: animate ? FLY_MS : 0,
    });
  }

  zoomBy(levels: number, { animate }: Motion): void {
    const { center, zoom } = this.goalNow();
    const target = (zoom ?? this.view().zoom) + levels;
    this.go({ center, zoom: this.olView.getConstrainedZoom(target) ?? target }, animate ? STEP_MS : 0);
  }

  panBy(right: number, down: number, { animate }: Motion): void {
    const { center, zoom } = this.goalNow();
    const [x = 0, y = 0] = center ?? this.olView.getCenter() ?? [0, 0];
    const metres =
      zoom === undefined ? (this.olView.getResolution() ?? 1) : this.olView.getResolutionForZoom(zoom);
    this.go({ center: [x + right * metres, y - down * metres], zoom }, animate ? STEP_MS : 0);
  }

  /** Where the movement under way leads, from which the next step counts: quick presses would be lost otherwise. */
  private goalNow(): FlatGoal {
    return (this.olView.getAnimating() && this.goal) || {};
  }

  private go(goal: FlatGoal, duration: number): void {
    this.olView.cancelAnimations();
    this.goal = goal;
    // Also when a finger or the wheel takes over.
    this.olView.animate({ ...goal, duration }, () => {
      if (this.goal === goal) this.goal = null;
    });
  }

  recolour(): void {
    const colours = readMapColours(this.host);
    this.basemap.setStyle(groundStyle(colours));
    this.shores.setStyle(shoreStyle(colours));
    this.water.setStyle(waterStyle(colours));
    const streets = this.open?.streets ?? [];
    this.labels.setStyle(labelStyle(colours, (box, zoom) => isDrawnAt(streets, box, zoom)));
    this.islands.setStyle(islandStyle(colours));
    for (const { body, names } of this.streets) {
      body.setStyle(streetStyle(colours));
      names.setStyle(streetLabelStyle(colours, pageLanguage()));
    }
  }

  /** Asks again for what did not load. */
  reload(): void {
    this.setBasemap(null);
    this.openGround();
  }

  /** Whether the view shows shores of OpenStreetMap. */
  seesFineShores(): boolean {
    const extent = this.olView.calculateExtent(this.map.getSize());
    return shapesIn(this.shores, extent, 'sea').length > 0;
  }

  destroy(): void {
    this.isDestroyed = true;
    this.map.setTarget(undefined);
    this.map.dispose();
  }
}
