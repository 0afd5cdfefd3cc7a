import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import type { LabelFeature } from './places';
import type { Tile } from './pmtiles-writer';

export const MAX_TILE_ZOOM = 5;
const EXTENT = 4096;

export interface Layers {
  readonly land: Feature;
  readonly borders: Feature;
  readonly countries: readonly LabelFeature[];
  readonly towns: readonly LabelFeature[];
}

type TileIndex = (z: number, x: number, y: number) => GeoJSONVTTile | null;

function indexOf(features: readonly Feature[]): TileIndex {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: [...features] },
    { maxZoom: MAX_TILE_ZOOM, extent: EXTENT, buffer: 64 },
  );
  return (z, x, y) => index.getTile(z, x, y);
}

/** Labels of each zoom, so that a tile has only what is shown there. */
function indexLabels(labels: readonly LabelFeature[]): TileIndex {
  const byZoom = Array.from({ length: MAX_TILE_ZOOM + 1 }, (_, zoom) =>
    indexOf(labels.filter(({ minZoom }) => minZoom <= zoom)),
  );
  return (z, x, y) => byZoom[z]?.(z, x, y) ?? null;
}

/** Every tile of the world that has anything but water, down to zoom 5. */
export function cutTiles({ land, borders, countries, towns }: Layers): Tile[] {
  const layers: [string, TileIndex][] = [
    ['land', indexOf([land])],
    ['borders', indexOf([borders])],
    ['countries', indexLabels(countries)],
    ['towns', indexLabels(towns)],
  ];
  const tiles: Tile[] = [];
  for (let z = 0; z <= MAX_TILE_ZOOM; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
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
