import { createCityCodes } from './city-codes';
import { createCityGrid } from './city-grid';
import { countryOf, isIsoCurrency, utcOffset } from './countries';
import { formatMinorUnits, minorUnitsOf } from './currencies';
import { famousCities } from './famous-cities';
import { loadGazetteer } from './gazetteer';
import { distanceKm, moveKm, type Point } from './geo';
import { plainUpperCase } from './plain-text';
import { fractionOf, seededRandom } from './seeded-random';

describe('city codes', () => {
  it('are unique, three letters, and given to every famous city and every big one', async () => {
    const gazetteer = await loadGazetteer();
    const codes = createCityCodes(gazetteer);
    const given = codes.coded.map((index) => codes.codeOf(index) ?? '');
    expect(given.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(new Set(given).size).toBe(given.length);
    for (const [name, countryCode, code] of famousCities) {
      const city = gazetteer.city(codes.cityWith(code) ?? -1);
      expect(city).toMatchObject({ name, countryCode });
    }
    for (let index = 0; index < gazetteer.size; index += 1) {
      if (gazetteer.population(index) < 100_000 || gazetteer.city(index)?.isQuarter) continue;
      if (codes.codeOf(index) === null) throw new Error(`${gazetteer.name(index)} has no code`);
    }
  });
});

describe('the grid of places', () => {
  const random = seededRandom('grid');
  const points: Point[] = Array.from({ length: 4000 }, () => ({
    latitude: random.between(-90, 90),
    longitude: random.between(-180, 180),
  }));
  const grid = createCityGrid(points.length, (index) => points[index] ?? { latitude: 0, longitude: 0 });
  const indexesOf = (matches: (point: Point) => boolean) =>
    points.flatMap((point, index) => (matches(point) ? [index] : []));
  const sorted = (indexes: number[]) => [...indexes].sort((a, b) => a - b);

  it.each([
    [{ latitude: 10, longitude: 20 }, 900],
    [{ latitude: 60, longitude: 179.9 }, 1500],
    [{ latitude: -10, longitude: -179.9 }, 1200],
    [{ latitude: 88, longitude: 0 }, 1500],
    [{ latitude: -89.9, longitude: 100 }, 2000],
    [{ latitude: 0, longitude: 0 }, 12_000],
  ])('finds in a circle around %j of %i km what a full search finds', (centre, radiusKm) => {
    const expected = indexesOf((point) => distanceKm(centre, point) <= radiusKm);
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(grid.within(centre, radiusKm))).toEqual(expected);
  });

  it.each([
    [40, 20, -30, 10],
    [10, -10, 170, -170],
    [90, -90, -180, 180],
    [5, -5, 0.2, 0.1],
  ])('finds in the box %i %i %f %f what a full search finds', (north, south, west, east) => {
    const expected = indexesOf(({ latitude, longitude }) => {
      const between =
        west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
      return latitude <= north && latitude >= south && between;
    });
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(grid.inBox(north, south, west, east))).toEqual(expected);
  });
});

it('moves a point by the distance it was told', () => {
  const from = { latitude: 48.85, longitude: 2.35 };
  expect(distanceKm(from, moveKm(from, 3, -4))).toBeCloseTo(5, 2);
});

it('gives the same random numbers for the same seed, evenly spread', () => {
  const numbers = Array.from({ length: 2000 }, (_, index) => fractionOf('even', index));
  expect(numbers).toEqual(Array.from({ length: 2000 }, (_, index) => fractionOf('even', index)));
  const average = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(average).toBeGreaterThan(0.47);
  expect(average).toBeLessThan(0.53);
  expect(new Set(numbers).size).toBeGreaterThan(1990);
});

it('writes names as the provider does', () => {
  expect(plainUpperCase('Málaga')).toBe('MALAGA');
  expect(plainUpperCase('Łódź')).toBe('LODZ');
  expect(plainUpperCase('Tromsø')).toBe('TROMSO');
});

it('converts and formats money in the smallest units of a currency', () => {
  expect(formatMinorUnits(minorUnitsOf(10, 'USD'), 'USD')).toBe('10.00');
  expect(formatMinorUnits(minorUnitsOf(10, 'JPY'), 'JPY')).toBe('1500');
  expect(formatMinorUnits(minorUnitsOf(10, 'KWD'), 'KWD')).toBe('3.070');
});

it('knows countries, also those that no list knows', () => {
  expect(countryOf('MN')).toMatchObject({ name: 'Mongolia', currency: 'MNT' });
  expect(countryOf('ZZ')).toMatchObject({ name: 'ZZ', currency: 'USD', language: 'en' });
  expect([isIsoCurrency('XOF'), isIsoCurrency('QQQ')]).toEqual([true, false]);
  expect([utcOffset('IN', 77), utcOffset('FR', 2), utcOffset('US', -74)]).toEqual([
    '+05:30',
    '+01:00',
    '-05:00',
  ]);
});
