import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry } from 'geojson';
import { clipToLand } from './clip-to-land';
import type { Tile } from './pmtiles-writer';

export const MAX_TILE_ZOOM = 6;
const EXTENT = 4096;
/** Steps within which a corner is left out: a pixel, because tiles are drawn 512 pixels wide. */
const TOLERANCE = 8;
/** The same for the deepest tiles, which are stretched: a step is 152 m on the equator. */
const DEEPEST_TOLERANCE = 3;
const BUFFER = 64;

/** What a feature of a tile carries to the map's styles. */
export type TileProperties = Readonly<Record<string, string | number>>;
export interface TileFeature extends Feature<Geometry, TileProperties> {
  /** The first zoom of tiles that have it. */
  readonly minZoom: number;
}

export interface Layers {
  readonly land: Feature;
  readonly borders: Feature;
  /** Built-up areas, coarser than the land: they are cut at its shores. */
  readonly urban: readonly TileFeature[];
  /** All other layers by their names in the tiles. */
  readonly others: Readonly<Record<string, readonly TileFeature[]>>;
}

type TileIndex = (z: number, x: number, y: number) => GeoJSONVTTile | null;

function indexOf(features: readonly Feature[]): TileIndex {
  const index = (tolerance: number) =>
    new GeoJSONVT(
      { type: 'FeatureCollection', features: [...features] },
      // Corners are left out above the deepest zoom only.
      { maxZoom: MAX_TILE_ZOOM + 1, extent: EXTENT, buffer: BUFFER, tolerance, indexMaxZoom: 0 },
    );
  const upper = index(TOLERANCE);
  const deepest = index(DEEPEST_TOLERANCE);
  return (z, x, y) => (z < MAX_TILE_ZOOM ? upper : deepest).getTile(z, x, y);
}

/** Features by the zoom at which they begin, so that a tile has only what is shown there. */
function indexByZoom(features: readonly TileFeature[]): TileIndex {
  const zooms = [...new Set(features.map(({ minZoom }) => minZoom))];
  const byZoom = zooms.map(
    (zoom) => [zoom, indexOf(features.filter(({ minZoom }) => minZoom === zoom))] as const,
  );
  return (z, x, y) => {
    const tiles = byZoom.flatMap(([zoom, tileAt]) => {
      const tile = zoom <= z ? tileAt(z, x, y) : null;
      return tile ? [tile] : [];
    });
    const [first] = tiles;
    const features = tiles.flatMap((tile) => tile.features) as GeoJSONVTTile['features'];
    return first ? { ...first, features } : null;
  };
}

/** Every wanted tile of the world that has anything but water, down to the deepest zoom. */
export function cutTiles(
  { land, borders, urban, others }: Layers,
  isWanted: (tile: Omit<Tile, 'bytes'>) => boolean = () => true,
): Tile[] {
  const landAt = indexOf([land]);
  const urbanAt = indexByZoom(urban);
  const clippedUrbanAt: TileIndex = (z, x, y) => clipToLand(urbanAt(z, x, y), landAt(z, x, y));
  const layers: [string, TileIndex][] = [
    ['land', landAt],
    ['urban', clippedUrbanAt],
    ['borders', indexOf([borders])],
    ...Object.entries(others).map(([name, features]) => [name, indexByZoom(features)] as [string, TileIndex]),
  ];
  const tiles: Tile[] = [];
  for (let z = 0; z <= MAX_TILE_ZOOM; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        if (!isWanted({ z, x, y })) continue;
        const found = layers.flatMap(([name, tileAt]) => {
          const tile = tileAt(z, x, y);
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        if (found.length === 0) continue;
        const bytes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT });
        tiles.push({ z, x, y, bytes });
      }
    }
  }
  return tiles;
}
