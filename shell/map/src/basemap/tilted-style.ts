import type { FeatureCollection, Polygon } from 'geojson';
import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { SHORE_TILE_ZOOM, SHORES_FROM_ZOOM } from '../view-rules';
import { extentOf, tilesOf, type OpenGround, type Streets } from './ground';
import {
  AIRPORT_FROM_ZOOM,
  COUNTRY_FROM_ZOOM,
  COUNTRY_TO_ZOOM,
  LAKE_NAME_FROM_ZOOM,
  MINOR_SIZE_PX,
  RIVER_FROM_ZOOM,
  RIVER_NAME_LATER,
  TOWN_FROM_ZOOM,
} from './label-rules';
import type { MapColours } from './map-colours';
import { pageLanguage } from './place-names';
import { streetLabelLayers, streetLayers, streetSource } from './tilted-streets';
import { REEF_LINE_PX, REEF_M, REEFS_TO_ZOOM, RIVER_SHARES, RIVER_WIDTHS_PX } from './water-rules';

/** How MapLibre asks for a basemap's tiles: the archive's address, then the tile's numbers. `addProtocol` answers. */
export const BASEMAP_PROTOCOL = 'atoll-basemap';
/** How the sources of streets are called, with their number. */
export const STREETS_SOURCE = 'streets-';

/** MapLibre draws letters itself with the page's font, because the style names no server for them. */
const FONT = ['Atoll Text'];

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

type World = NonNullable<OpenGround['world']>;

/** Metres per pixel of MapLibre's zoom 0 on the equator. */
const ZOOM_0_METRES = 78_271.517;
const METRES_PER_DEGREE = 111_319.490_793;

/** The tilted map's style: the flat map's layers and colours, and the houses of the data as bodies. */
export function tiltedStyle(colours: MapColours, { world, streets }: OpenGround): StyleSpecification {
  const archives = streets.map((each, index) => ({ id: `${STREETS_SOURCE}${index}`, streets: each }));
  const language = pageLanguage();
  return {
    version: 8,
    light: { anchor: 'map', position: [1.2, 210, 35], intensity: 0.35 },
    sources: {
      ...(world ? worldSources(world) : {}),
      ...Object.fromEntries(
        archives.map((each) => [each.id, streetSource(each, tileAddress(each.streets.archive.url))]),
      ),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      ...(world ? worldLayers(world, colours) : []),
      ...archives.flatMap((each) => streetLayers(each, colours)),
      ...(world ? labelLayers(colours, streets) : []),
      ...archives.flatMap((each) => streetLabelLayers(each, colours, language)),
    ],
  };
}

function worldSources({ archive, maxZoom }: World): Record<string, SourceSpecification> {
  return {
    basemap: { type: 'vector', tiles: [tileAddress(archive.url)], maxzoom: maxZoom },
    ...(archive.shoresUrl ? { shores: shoresSource(archive.shoresUrl) } : {}),
    islands: { type: 'geojson', data: archive.islandsUrl ?? NOTHING, maxzoom: 16 },
  };
}

function worldLayers({ archive }: World, colours: MapColours): LayerSpecification[] {
  return [
    groundFill('land', colours.land),
    groundFill('urban', colours.urban),
    groundFill('glaciers', colours.ice),
    ...(archive.shoresUrl ? shoreLayers(colours) : []),
    {
      id: 'reefs',
      type: 'line',
      source: 'islands',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.reef, 'line-width': reefWidth() },
    },
    { id: 'islands', type: 'fill', source: 'islands', paint: { 'fill-color': colours.land } },
    ...waterLayers(colours),
    {
      id: 'borders',
      type: 'line',
      source: 'basemap',
      'source-layer': 'borders',
      paint: { 'line-color': colours.border, 'line-dasharray': [3, 3] },
    },
  ];
}

function tileAddress(url: string): string {
  return `${BASEMAP_PROTOCOL}://${encodeURIComponent(url)}/{z}/{x}/{y}`;
}

function shoresSource(url: string): SourceSpecification {
  return { type: 'vector', tiles: [tileAddress(url)], minzoom: SHORE_TILE_ZOOM, maxzoom: SHORE_TILE_ZOOM };
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
  return [fill('sea', colours.water), fill('land', colours.land), fill('urban', colours.urban)];
}

function groundFill(name: string, colour: string): LayerSpecification {
  return { id: name, type: 'fill', source: 'basemap', 'source-layer': name, paint: { 'fill-color': colour } };
}

/** Reefs, then rivers, then the lakes that rivers go through. */
function waterLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'reef-lines',
      type: 'line',
      source: 'basemap',
      'source-layer': 'reefs',
      maxzoom: REEFS_TO_ZOOM - 1,
      paint: { 'line-color': colours.river, 'line-width': REEF_LINE_PX },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'basemap',
      'source-layer': 'rivers',
      filter: isShownFrom(RIVER_FROM_ZOOM, 0),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.river, 'line-width': riverWidth() },
    },
    groundFill('lakes', colours.water),
  ];
}

/** Later layers are placed first: countries before towns, towns before airports, and these before waters. */
function labelLayers(colours: MapColours, streets: readonly Streets[]): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.5 };
  const label = { ...halo, 'text-color': colours.label };
  const water = { ...halo, 'text-color': colours.waterLabel };
  const rank: ExpressionSpecification = ['get', 'rank'];
  const text = (field: string, size: number | ExpressionSpecification) => ({
    'text-field': ['get', field] satisfies ExpressionSpecification,
    'text-font': FONT,
    'text-size': size,
    'symbol-sort-key': rank,
  });
  // Where streets are drawn, their own names stand.
  const elsewhere = streets.map((each): ExpressionSpecification => ['!', isDrawnIn(each)]);
  const shown = (zooms: readonly number[], firstRank: number, later = 0): ExpressionSpecification => [
    'all',
    isShownFrom(zooms, firstRank, later),
    ...elsewhere,
  ];
  const airports = {
    source: 'basemap',
    'source-layer': 'airports',
    filter: shown(AIRPORT_FROM_ZOOM, 0),
  };
  return [
    {
      id: 'river-names',
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'rivers',
      layout: { ...text('name', MINOR_SIZE_PX), 'symbol-placement': 'line' },
      filter: shown(RIVER_FROM_ZOOM, 0, RIVER_NAME_LATER),
      paint: water,
    },
    {
      id: 'lake-names',
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'lakenames',
      layout: text('name', MINOR_SIZE_PX),
      filter: shown(LAKE_NAME_FROM_ZOOM, 0),
      paint: water,
    },
    {
      id: 'airport-dots',
      type: 'circle',
      ...airports,
      paint: {
        'circle-color': colours.label,
        'circle-radius': 3.5,
        'circle-stroke-color': colours.land,
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'airports',
      type: 'symbol',
      ...airports,
      layout: { ...text('code', MINOR_SIZE_PX), 'text-anchor': 'top', 'text-offset': [0, 0.4] },
      paint: label,
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'towns',
      layout: {
        ...text('name', ['case', ['<=', rank, 2], 15, ['<=', rank, 4], 14, ['<=', rank, 6], 13, 12]),
        'text-padding': 6,
      },
      filter: shown(TOWN_FROM_ZOOM, 1),
      paint: label,
    },
    {
      id: 'countries',
      type: 'symbol',
      source: 'basemap',
      'source-layer': 'countries',
      maxzoom: COUNTRY_TO_ZOOM - 1,
      layout: text('name', 15),
      filter: shown(COUNTRY_FROM_ZOOM, 1),
      paint: label,
    },
  ];
}

/** A filter by place: the tiles of each zoom reach less far beyond what an archive covers. */
function isDrawnIn(streets: Streets): ExpressionSpecification {
  const steps: (number | ExpressionSpecification)[] = [];
  for (let z = streets.minZoom; z <= streets.maxZoom; z += 1) steps.push(z, ['within', coverOf(streets, z)]);
  return ['step', ['zoom'], false, ...steps] as ExpressionSpecification;
}

function coverOf(streets: Streets, z: number): Polygon {
  const [west, south, east, north] = extentOf(tilesOf(streets, z), z);
  const [left, right] = [west / METRES_PER_DEGREE, east / METRES_PER_DEGREE];
  const [top, bottom] = [latitudeOf(north), latitudeOf(south)];
  const ring = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

function latitudeOf(metres: number): number {
  const radians = (metres / METRES_PER_DEGREE / 180) * Math.PI;
  return (Math.atan(Math.sinh(radians)) * 180) / Math.PI;
}

/** A filter by rank: the list has OpenLayers' zooms, which are one more than MapLibre's. */
function isShownFrom(zooms: readonly number[], firstRank: number, later = 0): ExpressionSpecification {
  const ofMapLibre = zooms.map((zoom) => zoom - 1 + later);
  const from = ofMapLibre.reduce<ExpressionSpecification | number>(
    (least, zoom, index) =>
      index === 0 ? zoom : ['case', ['>=', ['get', 'rank'], firstRank + index], zoom, least],
    0,
  );
  return ['>=', ['zoom'], from];
}

function riverWidth(): ExpressionSpecification {
  const share = RIVER_SHARES.reduce<ExpressionSpecification | number>(
    (before, [from, part]) => ['case', ['>=', ['get', 'rank'], from], part, before],
    1,
  );
  const [first, ...others] = RIVER_WIDTHS_PX.map(([zoom, width]): [number, ExpressionSpecification] => [
    zoom - 1,
    ['*', share, width],
  ]);
  if (!first) throw new Error('Rivers have no width');
  return ['interpolate', ['linear'], ['zoom'], ...first, ...others.flat()];
}

/** The reef's width on the ground as pixels, near the equator where all of these islands are. */
function reefWidth(): ExpressionSpecification {
  const pixelsAt = (zoom: number) => (2 * REEF_M * 2 ** zoom) / ZOOM_0_METRES;
  return ['interpolate', ['exponential', 2], ['zoom'], 5, pixelsAt(5), 17, pixelsAt(17)];
}
