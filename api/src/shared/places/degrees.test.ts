import { AppError } from '../errors/app-error';
import { readPoint } from './degrees';

it('reads a point, up to the poles and the date line', () => {
  expect(readPoint('38.72', ' -9.14 ')).toEqual({ latitude: 38.72, longitude: -9.14 });
  expect(readPoint('-90', '180')).toEqual({ latitude: -90, longitude: 180 });
});

it.each([
  ['91', '0'],
  ['0', '-180.1'],
  ['', '0'],
  [undefined, '0'],
  ['1', undefined],
  ['north', '0'],
  [' ', '0'],
])('refuses %s, %s', (lat, lng) => {
  expect(() => readPoint(lat, lng)).toThrow(new AppError('INVALID_COORDINATES'));
});
