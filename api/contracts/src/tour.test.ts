import { tourSquare } from './tour';

it('TOU-12: a square of 25 km to each side spans 50 / 111 degrees, in both directions (C34)', () => {
  const { north, south, east, west } = tourSquare({ latitude: 38.7, longitude: -9.1 }, 25);
  expect(north - south).toBeCloseTo(50 / 111, 10);
  expect(east - west).toBeCloseTo(50 / 111, 10);
  expect((north + south) / 2).toBeCloseTo(38.7, 10);
});

it('ends at the pole and goes on behind the date line', () => {
  expect(tourSquare({ latitude: 89.9, longitude: 0 }, 50).north).toBe(90);
  expect(tourSquare({ latitude: -89.9, longitude: 0 }, 50).south).toBe(-90);
  const { east, west } = tourSquare({ latitude: -17, longitude: 179.9 }, 25);
  expect(east).toBeCloseTo(-179.8747, 3);
  expect(west).toBeCloseTo(179.6747, 3);
});
