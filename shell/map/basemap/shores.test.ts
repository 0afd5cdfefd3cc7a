/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import type { Feature, Position } from 'geojson';
import { cutShores, readShores, shoreTiles, squareKm, tilesNearTowns, withoutPonds } from './shores';

/** A tile of zoom 9 whose upper left corner is 0° north, 0° east; a degree is 1,456 steps of its grid. */
const TILE = '256/256';
const noBorders: Feature = {
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiLineString', coordinates: [] },
};

/** A round shape, in degrees, none of whose edges runs along the grid. */
function disc(longitude: number, latitude: number, radius: number): Position[] {
  const ring = Array.from({ length: 40 }, (_, index) => {
    const angle = ((index + 0.2) / 40) * 2 * Math.PI;
    return [longitude + radius * Math.cos(angle), latitude + radius * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}

function box(west: number, south: number, east: number, north: number): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

it('measures a square degree on the equator', () => {
  expect(squareKm(box(0, 0, 1, 1))).toBeCloseTo(111.32 ** 2, 0);
});

it('keeps lakes, and drops ponds, rocks and the triangles that rivers have become', () => {
  const land = disc(0.35, -0.35, 0.3);
  const lake = disc(0.35, -0.35, 0.1);
  const triangle = [
    [0.3, -0.3],
    [0.4, -0.3],
    [0.4, -0.35],
    [0.3, -0.3],
  ];
  expect(withoutPonds([land, lake, triangle, disc(0.2, -0.3, 0.005)])).toEqual([land, lake]);
  expect(withoutPonds([disc(0, 0, 0.001)])).toBeNull();
});

describe('cutting', () => {
  const wanted = new Set([TILE]);

  it('a tile with land and water is kept, one with only either is not', () => {
    expect(Object.keys(cutShores([[disc(0.35, -0.35, 0.2)]], wanted))).toEqual([TILE]);
    expect(cutShores([[box(-5, -5, 5, 5)]], wanted)).toEqual({});
    expect(cutShores([[disc(50, 50, 0.2)]], wanted)).toEqual({});
  });

  it('a tile whose shore runs along the grid for long is the work of scissors, and left out', () => {
    expect(cutShores([[box(0.2, -0.5, 0.5, -0.2)]], wanted)).toEqual({});
  });

  it('a tile has the sea, then its land', () => {
    const [tile] = shoreTiles(cutShores([[disc(0.35, -0.35, 0.2)]], wanted), noBorders, []);
    expect(tile).toMatchObject({ z: 9, x: 256, y: 256 });
    const bytes = Buffer.from(tile?.bytes ?? []);
    expect(bytes.indexOf('sea')).toBeGreaterThanOrEqual(0);
    expect(bytes.indexOf('land')).toBeGreaterThan(bytes.indexOf('sea'));
    expect(bytes.includes('borders')).toBe(false);
  });
});

it('tiles are those round larger towns, without the Maldives, which have islands of their own', () => {
  const tiles = tilesNearTowns(1_000_000, 10);
  expect(tiles).toContain('297/191'); // Istanbul
  expect(tiles).not.toContain('360/250'); // Malé, though a capital
});

it('the committed extract has shores round Istanbul, Chicago and Nice, and none of the Maldives', () => {
  const shores = readShores();
  expect(Object.keys(shores)).toEqual(expect.arrayContaining(['297/191', '131/190', '266/186']));
  expect(shores).not.toHaveProperty('360/250');
});
