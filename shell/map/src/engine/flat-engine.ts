import { containsXY } from 'ol/extent.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type VectorTileSource from 'ol/source/VectorTile.js';
import View from 'ol/View.js';
import type { Basemap } from '../basemap/basemap';
import {
  groundStyle,
  houseStyle,
  islandStyle,
  labelStyle,
  shoreStyle,
  waterStyle,
} from '../basemap/flat-style';
import { readMapColours } from '../basemap/map-colours';
import type { Buildings } from '../buildings/footprints';
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
import { ringTest, type LandTest } from './land-test';
import { landIn, shapesIn } from './loaded-shapes';
import { FLY_MS, STEP_MS, type EngineEvents, type MapEngine, type Motion, type Pixel } from './map-engine';
import { tileSource } from './tile-source';

const WORLD = 'EPSG:3857';
const DEGREES = 'EPSG:4326';
/** Degrees round hotels within which land is looked up: more than a block of illustrative houses. */
const LAND_MARGIN = 0.01;

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
  private readonly shores: VectorTileLayer;
  private readonly islands: VectorLayer<VectorSource>;
  private isDestroyed = false;
  private readonly houses = new VectorLayer({ source: new VectorSource({ overlaps: false }) });

  constructor(
    private readonly host: HTMLElement,
    start: Omit<MapView, 'pitch'>,
    private readonly ground: Basemap,
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
    // A layer shows from above its own number on.
    this.shores = new VectorTileLayer({ minZoom: SHORES_FROM_ZOOM - 0.001 });
    this.openShores();
    this.islands = new VectorLayer();
    if (ground.islandsUrl) this.islands.setSource(islandsSource(ground.islandsUrl, events));
    this.recolour();
    this.map = new OlMap({
      target: host,
      view: this.olView,
      layers: [this.islands, this.basemap, this.shores, this.water, this.houses, this.labels],
      controls: [],
      interactions: [new DragPan(), new DoubleClickZoom(), new MouseWheelZoom(), new PinchZoom()],
    });
    this.map.on('postrender', events.onFrame);
    this.map.on('moveend', () => {
      events.onSettled();
      this.tellWhenPainted();
    });
    this.openBasemap();
  }

  /** How deep the tiles are stands in the archive's header, which is read with the first of them. */
  private openBasemap(): void {
    this.ground.maxZoom().then(
      (maxZoom) => {
        if (this.isDestroyed) return;
        this.events.onOpened(maxZoom);
        this.setBasemap(tileSource(this.ground, { minZoom: 0, maxZoom }, this.events));
        this.tellWhenPainted();
      },
      (error: unknown) => {
        if (!this.isDestroyed) this.events.onDataError(error);
      },
    );
  }

  private setBasemap(source: VectorTileSource | null): void {
    for (const layer of [this.basemap, this.water, this.labels]) layer.setSource(source);
  }

  private openShores(): void {
    const shores = this.ground.shores();
    const zooms = { minZoom: SHORE_TILE_ZOOM, maxZoom: SHORE_TILE_ZOOM };
    if (shores) this.shores.setSource(tileSource(shores, zooms, this.events));
  }

  /** Asked anew each time: a standing listener would run at every frame of a drag. */
  private tellWhenPainted(): void {
    if (this.basemap.getSource()) this.map.once('rendercomplete', this.events.onPainted);
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
    this.olView.cancelAnimations();
    this.olView.animate({ center, zoom, duration: animate ? FLY_MS : 0 });
  }

  fit(positions: readonly MapPosition[], { animate }: Motion, maxZoom = FIT_MAX_ZOOM): void {
    const bounds = boundsOf(positions);
    if (!bounds) return;
    const extent = transformExtent([bounds.west, bounds.south, bounds.east, bounds.north], DEGREES, WORLD);
    this.olView.cancelAnimations();
    this.olView.fit(extent, {
      size: this.map.getSize(),
      padding: [FIT_PADDING_PX, FIT_PADDING_PX, FIT_PADDING_PX, FIT_PADDING_PX],
      maxZoom,
      duration: animate ? FLY_MS : 0,
    });
  }

  zoomBy(levels: number, { animate }: Motion): void {
    this.olView.animate({ zoom: this.view().zoom + levels, duration: animate ? STEP_MS : 0 });
  }

  panBy(right: number, down: number, { animate }: Motion): void {
    const [x = 0, y = 0] = this.olView.getCenter() ?? [0, 0];
    const metres = this.olView.getResolution() ?? 1;
    this.olView.animate({
      center: [x + right * metres, y - down * metres],
      duration: animate ? STEP_MS : 0,
    });
  }

  recolour(): void {
    const colours = readMapColours(this.host);
    this.basemap.setStyle(groundStyle(colours));
    this.shores.setStyle(shoreStyle(colours));
    this.water.setStyle(waterStyle(colours));
    this.labels.setStyle(labelStyle(colours));
    this.islands.setStyle(islandStyle(colours));
    this.houses.setStyle(houseStyle(colours));
  }

  /** Asks again for what did not load. */
  reload(): void {
    this.setBasemap(null);
    this.openBasemap();
    this.openShores();
    this.islands.changed();
  }

  /** Draws the illustrative houses' ground plans, where 3D is wanted but cannot be; null takes them away. */
  setBuildings(buildings: Buildings | null): void {
    const source = this.houses.getSource();
    source?.clear();
    if (buildings) source?.addFeatures(new GeoJSON({ featureProjection: WORLD }).readFeatures(buildings));
  }

  /** Tells land from water round the given positions, as far as their tiles are loaded. */
  landAround(positions: readonly MapPosition[]): LandTest {
    const bounds = boundsOf(positions);
    if (!bounds) return () => false;
    const [west = 0, south = 0] = fromLonLat([bounds.west - LAND_MARGIN, bounds.south - LAND_MARGIN]);
    const [east = 0, north = 0] = fromLonLat([bounds.east + LAND_MARGIN, bounds.north + LAND_MARGIN]);
    const extent = [west, south, east, north];
    const isCoarseLand = ringTest(landIn(this.basemap, extent), south, north);
    const isFineLand = ringTest(landIn(this.shores, extent), south, north);
    const fineTiles = shapesIn(this.shores, extent, 'sea').map((sea) => sea.getExtent());
    const isMainland = (x: number, y: number) =>
      fineTiles.some((tile) => containsXY(tile, x, y)) ? isFineLand(x, y) : isCoarseLand(x, y);
    const islands = this.islands.getSource()?.getFeatures() ?? [];
    return ({ longitude, latitude }) => {
      const [x = 0, y = 0] = fromLonLat([longitude, latitude]);
      return isMainland(x, y) || islands.some((island) => island.getGeometry()?.intersectsCoordinate([x, y]));
    };
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
