import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson';
import polylabel from 'polylabel';
import { shownName } from './natural-names';
import { MAX_TILE_ZOOM, type TileFeature } from './tiles';

interface Facts {
  readonly name?: string | null;
  /** 0 is the most important, 12 the least. */
  readonly scalerank: number;
  readonly iata_code?: string | null;
}
type Area = Polygon | MultiPolygon;
type Line = LineString | MultiLineString;

/** The first zoom of tiles that have a line or an area, by its scalerank. */
const FIRST_ZOOM = [1, 2, 2, 3, 4, 4, 5, 5];
/** Brooks of North America of which other continents have none. */
const LEAST_RIVER_RANK = 11;
const FIRST_GLACIER_ZOOM = 4;
/** The ice of Greenland and of Antarctica is white from afar. */
const FIRST_ICE_SHEET_ZOOM = 1;
const FIRST_REEF_ZOOM = 5;
const FIRST_URBAN_ZOOM = 4;
const IATA_CODE = /^[A-Z]{3}$/;
/** A lake is drawn before it is large enough for its name. */
const NAME_ZOOMS_LATER = 1;

function read<G extends Line | Area | Point>(file: string): FeatureCollection<G, Facts> {
  const path = new URL(`./data/natural-earth/${file}.geojson.gz`, import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as FeatureCollection<G, Facts>;
}

function firstZoom(scalerank: number): number {
  return FIRST_ZOOM[scalerank] ?? MAX_TILE_ZOOM;
}

/** Rivers with their names; lines go on through lakes, which are drawn over them in one colour. */
export function rivers(): TileFeature[] {
  const files = ['ne_10m_rivers_lake_centerlines', 'ne_10m_rivers_europe', 'ne_10m_rivers_north_america'];
  return files
    .flatMap((file) => read<Line>(file).features)
    .filter(({ properties }) => properties.scalerank <= LEAST_RIVER_RANK)
    .map(({ geometry, properties }) => {
      const name = shownName(properties.name);
      return {
        type: 'Feature',
        minZoom: firstZoom(properties.scalerank),
        properties: { rank: properties.scalerank, ...(name ? { name } : {}) },
        geometry,
      };
    });
}

/** Lakes and reservoirs, and the points that their names stand at. */
export function lakes(): { readonly areas: TileFeature[]; readonly names: TileFeature[] } {
  const named = [
    ...read<Area>('ne_10m_lakes').features,
    ...read<Area>('ne_10m_lakes_north_america').features,
  ];
  // The names of this file have lost every letter that is not English.
  const nameless = read<Area>('ne_10m_lakes_europe').features;
  const areas = [...named, ...nameless].map(({ geometry, properties }): TileFeature => ({
    type: 'Feature',
    minZoom: firstZoom(properties.scalerank),
    properties: {},
    geometry,
  }));
  const names = named.flatMap(({ geometry, properties }): TileFeature[] => {
    const name = shownName(properties.name);
    if (!name) return [];
    const minZoom = Math.min(firstZoom(properties.scalerank) + NAME_ZOOMS_LATER, MAX_TILE_ZOOM);
    const point: Point = { type: 'Point', coordinates: middleOf(geometry) };
    return [{ type: 'Feature', minZoom, properties: { name, rank: properties.scalerank }, geometry: point }];
  });
  return { areas, names };
}

/** The point of the largest part that is farthest from the shore. */
function middleOf(area: Area): [number, number] {
  const parts = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  const [largest = []] = [...parts].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  const [longitude, latitude] = polylabel(largest, 0.005);
  return [longitude, latitude];
}

function plain(file: string, minZoom: number, firstRankZoom = minZoom): TileFeature[] {
  return read<Line | Area>(file).features.map(({ geometry, properties }) => ({
    type: 'Feature',
    minZoom: properties.scalerank === 0 ? firstRankZoom : minZoom,
    properties: {},
    geometry,
  }));
}

export const glaciers = () => plain('ne_10m_glaciated_areas', FIRST_GLACIER_ZOOM, FIRST_ICE_SHEET_ZOOM);
export const reefs = () => plain('ne_10m_reefs', FIRST_REEF_ZOOM);
/** Where towns are built up, for 1:50 million: a tint and no streets. */
export const urbanAreas = () => plain('ne_50m_urban_areas', FIRST_URBAN_ZOOM);

/** Airports with the code that travellers know them by. */
export function airports(): TileFeature[] {
  return read<Point>('ne_10m_airports').features.flatMap(({ geometry, properties }): TileFeature[] => {
    const { iata_code: code, scalerank } = properties;
    if (!code || !IATA_CODE.test(code)) return [];
    const name = shownName(properties.name);
    const minZoom = Math.min(scalerank + 3, MAX_TILE_ZOOM);
    return [
      {
        type: 'Feature',
        minZoom,
        properties: { code, rank: scalerank, ...(name ? { name } : {}) },
        geometry,
      },
    ];
  });
}
