/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import type { Feature, Position } from 'geojson';
import MVT from 'ol/format/MVT.js';
import { tileOf } from './tile-numbers';
import { cutTiles, MAX_TILE_ZOOM, type TileFeature } from './tiles';

function box(west: number, south: number, east: number, north: number): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

const land: Feature = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [box(1, 1, 9, 9)],
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

const strip: TileFeature = {
  type: 'Feature',
  minZoom: 4,
  properties: { name: 'Coast' },
  geometry: { type: 'Polygon', coordinates: [box(8, 4, 12, 6)] },
};
const layers = {
  land,
  borders: none,
  urban: [strip],
  others: { towns: [town('Early', 2), town('Late', 5)] },
};
const tiles = cutTiles(layers);
const holds = (name: string) =>
  tiles.filter(({ bytes }) => Buffer.from(bytes).includes(name)).map(({ z }) => z);

it('there is one tile per zoom round a small land, and none for the sea', () => {
  const zooms = tiles.map(({ z }) => z);
  expect(new Set(zooms)).toEqual(new Set([0, 1, 2, 3, 4, 5, MAX_TILE_ZOOM]));
  expect(tiles.length).toBeLessThan(30);
});

it('a town is only in the tiles of the zooms at which it is shown', () => {
  expect(new Set(holds('Early'))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(holds('Late'))).toEqual(new Set([5, 6]));
});

it('a built-up area is cut at the shore, which is finer than it', () => {
  const tile = { z: 4, ...tileOf(9.5, 5, 4) };
  const [cut] = cutTiles(layers, ({ z, x, y }) => z === tile.z && x === tile.x && y === tile.y);
  const shapes = new MVT().readFeatures(new Uint8Array(cut?.bytes ?? []).buffer);
  const eastOf = (layer: string) =>
    shapes.filter((shape) => shape.get('layer') === layer).map((shape) => shape.getExtent()[2]);
  expect(eastOf('urban')).toHaveLength(1);
  expect(eastOf('urban')).toEqual(eastOf('land'));
});

it('only the wanted tiles are made', () => {
  expect(cutTiles(layers, ({ z }) => z === 0)).toHaveLength(1);
});
