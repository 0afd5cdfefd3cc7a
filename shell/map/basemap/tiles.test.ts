/** @jest-environment node */
import type { Feature } from 'geojson';
import { cutTiles, MAX_TILE_ZOOM } from './tiles';

const land: Feature = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [1, 1],
        [9, 1],
        [9, 9],
        [1, 9],
        [1, 1],
      ],
    ],
  },
};
const none: Feature = {
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates: [] },
};
const town = (name: string, minZoom: number) => ({
  type: 'Feature' as const,
  minZoom,
  properties: { name, rank: 1 },
  geometry: { type: 'Point' as const, coordinates: [5, 5] },
});

const tiles = cutTiles({ land, borders: none, countries: [], towns: [town('Early', 2), town('Late', 5)] });
const holds = (name: string) =>
  tiles.filter(({ bytes }) => Buffer.from(bytes).includes(name)).map(({ z }) => z);

it('there is one tile per zoom round a small land, and none for the sea', () => {
  const zooms = tiles.map(({ z }) => z);
  expect(new Set(zooms)).toEqual(new Set([0, 1, 2, 3, 4, MAX_TILE_ZOOM]));
  expect(tiles.length).toBeLessThan(20);
});

it('a town is only in the tiles of the zooms at which it is shown', () => {
  expect(new Set(holds('Early'))).toEqual(new Set([2, 3, 4, 5]));
  expect(new Set(holds('Late'))).toEqual(new Set([5]));
});
