import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { MAP_PICTURE_TILES, type MapPictureKey } from '@atoll/contracts/map-picture';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import type { TileArchive } from './tile-archive';

/** Pixels of a side. */
const SIDE = 1_024;
const WATER = '#fff';
const LAND = '#000';
const QUALITY = 50;
/** Widths of rivers in pixels of the picture, by rank, the largest first. */
const RIVER_WIDTHS = [5, 5, 4, 4, 3, 3] as const;
const RIVER_WIDTH_MIN = 2;

function pathOf(feature: VectorTileFeature, isClosed: boolean): string {
  const end = isClosed ? 'Z' : '';
  return feature
    .loadGeometry()
    .map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`)
    .join('');
}

function features(tile: VectorTile, layer: string): VectorTileFeature[] {
  const found = tile.layers[layer];
  return found ? Array.from({ length: found.length }, (_, index) => found.feature(index)) : [];
}

function filled(tile: VectorTile, layer: string, colour: string): string {
  const paths = features(tile, layer).map((feature) => pathOf(feature, true));
  return paths.length > 0 ? `<path fill="${colour}" fill-rule="evenodd" d="${paths.join('')}"/>` : '';
}

function rivers(tile: VectorTile): string {
  return features(tile, 'rivers')
    .map((river) => {
      const width = RIVER_WIDTHS[Number(river.properties.rank ?? 0)] ?? RIVER_WIDTH_MIN;
      const line = `stroke="${WATER}" stroke-width="${width}" vector-effect="non-scaling-stroke"`;
      return `<path fill="none" stroke-linejoin="round" ${line} d="${pathOf(river, false)}"/>`;
    })
    .join('');
}

/** What lies at the bottom of the basemap, what finer shores put over it, and what lies over both. */
const GROUND = (tile: VectorTile) => filled(tile, 'land', LAND);
const SHORES = (tile: VectorTile) => filled(tile, 'sea', WATER) + filled(tile, 'land', LAND);
const WATERS = (tile: VectorTile) => filled(tile, 'lakes', WATER) + rivers(tile);

/** Tiles from one to another, both included, that are in a world of so many. */
function between(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(count - 1, Math.ceil(to) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** A picture's part of an archive, each tile as a drawing that fills the picture, moved and scaled by its view box. */
async function drawn(
  archive: TileArchive,
  { z, x, y }: MapPictureKey,
  layers: readonly ((tile: VectorTile) => string)[],
): Promise<string[]> {
  const zoom = Math.min(z - 1, archive.maxZoom);
  // In tiles of that zoom.
  const side = MAP_PICTURE_TILES / 2 ** (z - zoom);
  const [left, top] = [x, y].map((half) => half / 2 / 2 ** (z - zoom) - side / 2) as [number, number];
  const parts = layers.map(() => '');
  for (const column of between(left, left + side, 2 ** zoom)) {
    for (const row of between(top, top + side, 2 ** zoom)) {
      const data = await archive.tile(zoom, column, row);
      if (!data) continue;
      const tile = new VectorTile(new PbfReader(data));
      const extent = Object.values(tile.layers)[0]?.extent ?? 1;
      const box = [left - column, top - row, side, side].map((tiles) => tiles * extent).join(' ');
      layers.forEach((draw, index) => {
        parts[index] += `<svg width="${SIDE}" height="${SIDE}" viewBox="${box}">${draw(tile)}</svg>`;
      });
    }
  }
  return parts;
}

/** The water of a part of the map, white on black; where nothing is known there is sea. */
export async function waterPicture(
  key: MapPictureKey,
  basemap: TileArchive,
  shores: TileArchive | null,
): Promise<Buffer> {
  const [ground = '', waters = ''] = await drawn(basemap, key, [GROUND, WATERS]);
  const [finer = ''] = shores && key.z > shores.maxZoom ? await drawn(shores, key, [SHORES]) : [];
  const sea = `<rect width="${SIDE}" height="${SIDE}" fill="${WATER}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${sea}${ground}${finer}${waters}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().webp({ quality: QUALITY }).toBuffer();
}
