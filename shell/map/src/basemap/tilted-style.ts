import type { FeatureCollection } from 'geojson';
import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { Buildings } from '../buildings/footprints';
import { HOUSES_FROM_ZOOM, SHORE_TILE_ZOOM, SHORES_FROM_ZOOM } from '../view-rules';
import { COUNTRY_TO_ZOOM, REEF_M } from './label-rules';
import type { MapColours } from './map-colours';

/** How MapLibre asks for a basemap's tiles: the archive's address, then the tile's numbers. `addProtocol` answers. */
export const BASEMAP_PROTOCOL = 'atoll-basemap';
export const BUILDINGS_SOURCE = 'buildings';

/** MapLibre draws letters itself with the page's font, because the style names no server for them. */
const FONT = ['Atoll Text'];

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The basemap as a style names it. */
export interface Ground {
  readonly url: string;
  readonly maxZoom: number;
  readonly islandsUrl: string | null;
  readonly shoresUrl: string | null;
}

/** Metres per pixel of MapLibre's zoom 0 on the equator. */
const ZOOM_0_METRES = 78_271.517;

/** The tilted map's style: the flat map's layers and colours, and illustrative buildings. */
export function tiltedStyle(colours: MapColours, buildings: Buildings, ground: Ground): StyleSpecification {
  const label = {
    'text-color': colours.label,
    'text-halo-color': colours.land,
    'text-halo-width': 1.5,
  };
  const rank: ExpressionSpecification = ['get', 'rank'];
  return {
    version: 8,
    light: { anchor: 'map', position: [1.2, 210, 35], intensity: 0.35 },
    sources: {
      basemap: {
        type: 'vector',
        tiles: [tilesOf(ground.url)],
        maxzoom: ground.maxZoom,
      },
      ...(ground.shoresUrl ? { shores: shoresSource(ground.shoresUrl) } : {}),
      islands: { type: 'geojson', data: ground.islandsUrl ?? NOTHING, maxzoom: 16 },
      [BUILDINGS_SOURCE]: { type: 'geojson', data: buildings, maxzoom: 16 },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      {
        id: 'land',
        type: 'fill',
        source: 'basemap',
        'source-layer': 'land',
        paint: { 'fill-color': colours.land },
      },
      ...(ground.shoresUrl ? shoreLayers(colours) : []),
      {
        id: 'reefs',
        type: 'line',
        source: 'islands',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.reef, 'line-width': reefWidth() },
      },
      { id: 'islands', type: 'fill', source: 'islands', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'basemap',
        'source-layer': 'borders',
        paint: { 'line-color': colours.border, 'line-dasharray': [3, 3] },
      },
      {
        id: 'buildings',
        type: 'fill-extrusion',
        source: BUILDINGS_SOURCE,
        minzoom: HOUSES_FROM_ZOOM - 1,
        paint: {
          'fill-extrusion-color': ['case', ['get', 'hotel'], colours.hotel, colours.building],
          'fill-extrusion-height': ['get', 'heightM'],
        },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'basemap',
        'source-layer': 'towns',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': ['case', ['<=', rank, 2], 15, ['<=', rank, 4], 14, 13],
          'symbol-sort-key': rank,
          'text-padding': 6,
        },
        filter: ['>=', ['zoom'], ['+', rank, 1.5]],
        paint: label,
      },
      {
        id: 'countries',
        type: 'symbol',
        source: 'basemap',
        'source-layer': 'countries',
        maxzoom: COUNTRY_TO_ZOOM - 1,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': 15,
          'symbol-sort-key': rank,
        },
        filter: ['>=', ['zoom'], rank],
        paint: label,
      },
    ],
  };
}

function tilesOf(url: string): string {
  return `${BASEMAP_PROTOCOL}://${encodeURIComponent(url)}/{z}/{x}/{y}`;
}

function shoresSource(url: string): SourceSpecification {
  return { type: 'vector', tiles: [tilesOf(url)], minzoom: SHORE_TILE_ZOOM, maxzoom: SHORE_TILE_ZOOM };
}

/** Finer shores, where there are any: water over the basemap's coarser land, then land. */
function shoreLayers(colours: MapColours): LayerSpecification[] {
  const fill = (name: string, colour: string): LayerSpecification => ({
    id: `shores-${name}`,
    type: 'fill',
    source: 'shores',
    'source-layer': name,
    minzoom: SHORES_FROM_ZOOM - 1,
    paint: { 'fill-color': colour },
  });
  return [fill('sea', colours.water), fill('land', colours.land)];
}

/** The reef's width on the ground as pixels, near the equator where all of these islands are. */
function reefWidth(): ExpressionSpecification {
  const pixelsAt = (zoom: number) => (2 * REEF_M * 2 ** zoom) / ZOOM_0_METRES;
  return ['interpolate', ['exponential', 2], ['zoom'], 5, pixelsAt(5), 17, pixelsAt(17)];
}
