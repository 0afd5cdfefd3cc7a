/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import type { Position } from 'geojson';
import { CURATED_ISLANDS } from './curated-islands';
import { maldives, oval, rounded } from './islands';
import { maldivianTowns, townLabels } from './places';
import { bordersOf, countryLabels, flatten, landOf, readWorld } from './world';

const world = readWorld();
const land = landOf(world).geometry.coordinates;

function isInRing([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  return ring.reduce((inside, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

const isIn = (polygons: readonly Position[][][], point: Position) =>
  polygons.some((rings) => rings.reduce((inside, ring) => (isInRing(point, ring) ? !inside : inside), false));

describe('land', () => {
  it.each([
    ['Paris', [2.35, 48.86]],
    ['Chukotka, east of the antimeridian', [-175, 67]],
    ['Chukotka, west of the antimeridian', [178, 67]],
    ['Vanua Levu, Fiji', [179.2, -16.6]],
    ['Antarctica', [45, -75]],
  ])('holds %s', (_name, point) => {
    expect(isIn(land, point)).toBe(true);
  });

  it.each([
    ['the Atlantic', [-40, 30]],
    ['the Pacific beside the antimeridian', [179.9, 0]],
    ['the Southern Ocean', [-30, -60]],
    ['the Arctic', [0, 89]],
  ])('does not flood %s', (_name, point) => {
    expect(isIn(land, point)).toBe(false);
  });

  it('crosses no antimeridian: every ring stays within the plane', () => {
    const longitudes = land.flat(2).map(([longitude = 0]) => longitude);
    expect(longitudes.reduce((least, each) => Math.min(least, each))).toBeGreaterThanOrEqual(-180);
    expect(longitudes.reduce((most, each) => Math.max(most, each))).toBeLessThanOrEqual(180);
  });

  it('a tiny ring wound the wrong way covers itself, not the rest of the world', () => {
    const inverted = [
      [
        [10, 10],
        [10.01, 10],
        [10.01, 10.01],
        [10, 10.01],
        [10, 10],
      ],
    ];
    const flat = flatten(inverted);
    expect(isIn(flat, [10.005, 10.005])).toBe(true);
    expect(isIn(flat, [50, 50])).toBe(false);
  });

  it('leaves the Maldives to the better source', () => {
    expect(isIn(land, [73.5093, 4.1755])).toBe(false);
  });
});

describe('the Maldives', () => {
  const islands = maldives(maldivianTowns()).features;
  const shapes = islands.map(({ geometry }) => geometry.coordinates);

  it.each(CURATED_ISLANDS.map((island) => [island.name, island] as const))(
    '%s is an island of its published size at its place',
    (name, { longitude, latitude, lengthM }) => {
      const own = islands.filter(({ properties }) => properties.name === name);
      expect(own).toHaveLength(1);
      expect(isIn(shapes, [longitude, latitude])).toBe(true);
      expect(isIn(shapes, [longitude, latitude + lengthM / 111_320])).toBe(false);
    },
  );

  it('nobody lives in the sea: each town has an island within a kilometre and a half', () => {
    const far = maldivianTowns().filter(
      ([x = 0, y = 0]) =>
        !shapes.some(([ring = []]) => ring.some(([u = 0, v = 0]) => Math.hypot(x - u, y - v) < 0.016)),
    );
    expect(far).toEqual([]);
  });

  it('Malé is where it is', () => {
    expect(isIn(shapes, [73.5093, 4.1755])).toBe(true);
  });

  it('a rounded outline stays inside its corners and stays closed', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    const round = rounded(square);
    expect(round[0]).toEqual(round.at(-1));
    expect(round.flat().every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(round).toHaveLength(9);
  });

  it('an oval is as long as told in its direction', () => {
    const ring = oval({ latitude: 0, longitude: 0, lengthM: 1000, widthM: 200, bearing: 0 });
    const north = Math.max(...ring.map(([, latitude = 0]) => latitude)) * 111_320;
    expect(north).toBeCloseTo(500, 0);
  });
});

describe('names', () => {
  it('every country has one label, on its own land where it has any of its own', () => {
    const labels = countryLabels(world);
    expect(labels.length).toBeGreaterThan(230);
    const france = labels.find(({ code }) => code === 'FR');
    expect(france?.position[0]).toBeGreaterThan(-5);
    expect(france?.position[0]).toBeLessThan(9);
  });

  it('capitals show early, whatever their size', () => {
    const lisbon = townLabels().find(({ properties }) => properties.name === 'Lisbon');
    expect(lisbon?.properties).toMatchObject({ rank: 2, capital: 1 });
    expect(lisbon?.minZoom).toBe(3);
  });

  it('borders are lines between countries: Switzerland has some, Iceland has none', () => {
    const points = bordersOf(world).geometry.coordinates.flat();
    const near = (west: number, south: number, east: number, north: number) =>
      points.some(([x = 0, y = 0]) => x > west && x < east && y > south && y < north);
    expect(near(5, 45, 11, 49)).toBe(true);
    expect(near(-25, 63, -13, 67)).toBe(false);
  });
});
