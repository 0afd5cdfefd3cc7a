import type { ReverseGeocoder } from './geocoding/geocoding-ports';
import { loadPlacesIndex } from './places-index';
import { confidenceOf, reversePlace } from './reverse-place';

const AT_SEA = { latitude: -40, longitude: -120 };
const NOWHERE = { city: null, state: null, country: null, confidence: 0, place: null };

it.each([
  [null, null, null, 0],
  ['Bree', null, null, 0.3],
  [null, 'Eriador', null, 0.3],
  ['Bree', 'Eriador', null, 0.6],
  ['Bree', null, 'Arnor', 0.7],
  ['Bree', 'Eriador', 'Arnor', 1],
])('MAP-15: city %s, state %s and country %s are as sure as %d', (city, state, country, confidence) => {
  expect(confidenceOf({ city, state, country })).toBe(confidence);
});

function geocoder(reverse: ReverseGeocoder['reverse']): ReverseGeocoder & { reverse: jest.Mock } {
  return { name: 'Stub', reverse: jest.fn(reverse) };
}

it('MAP-14: the geocoder is asked where no place of the list is near, and names the point itself', async () => {
  const names = { city: 'Adamstown', state: null, country: 'Pitcairn', countryCode: 'PN' };
  const asked = geocoder(async () => names);
  const log = { warn: jest.fn() };
  const index = await loadPlacesIndex();
  expect(await reversePlace(AT_SEA, index, asked, log)).toEqual({
    city: 'Adamstown',
    state: null,
    country: 'Pitcairn',
    confidence: 0.7,
    place: { name: 'Adamstown', country: 'Pitcairn', countryCode: 'PN', ...AT_SEA },
  });
  await reversePlace({ latitude: 48.85, longitude: 2.35 }, index, asked, log);
  expect(asked.reverse).toHaveBeenCalledTimes(1);
});

it('MAP-16, MAP-25: a geocoder that fails means that nothing is known, and a line in the log', async () => {
  const failing = geocoder(() => Promise.reject(new Error('Geocoding failed')));
  const log = { warn: jest.fn() };
  expect(await reversePlace(AT_SEA, await loadPlacesIndex(), failing, log)).toEqual(NOWHERE);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await reversePlace(AT_SEA, await loadPlacesIndex(), null, log)).toEqual(NOWHERE);
});
