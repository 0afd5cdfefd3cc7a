import { areaWithin } from './area-within';

const MAX_KM = 50;

it('is the circle through the corners of the map', () => {
  const { latitude, longitude, radiusKm } = areaWithin(
    { west: -0.04, south: -0.03, east: 0.04, north: 0.03 },
    MAX_KM,
  );
  expect([latitude, longitude]).toEqual([0, 0]);
  expect(radiusKm).toBeCloseTo(0.05 * 111.2, 1);
});

it('is narrower near the poles, where degrees of longitude are short', () => {
  const north = areaWithin({ west: 10, south: 60, east: 11, north: 60.001 }, MAX_KM);
  expect(north.radiusKm).toBeCloseTo(0.5 * 0.5 * 111.2, 0);
});

it('counts longitudes from -180 to 180 also where the map has turned further', () => {
  expect(areaWithin({ west: 189, south: 0, east: 191, north: 2 }, MAX_KM).longitude).toBe(-170);
  expect(areaWithin({ west: -191, south: 0, east: -189, north: 2 }, MAX_KM).longitude).toBe(170);
});

it('stays between one kilometre and what the API searches', () => {
  expect(areaWithin({ west: 0, south: 0, east: 0.0001, north: 0.0001 }, MAX_KM).radiusKm).toBe(1);
  expect(areaWithin({ west: -90, south: -60, east: 90, north: 60 }, MAX_KM).radiusKm).toBe(MAX_KM);
});
