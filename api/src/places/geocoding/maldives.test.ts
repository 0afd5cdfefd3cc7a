import { MALDIVES_ISLANDS } from '@atoll/contracts/popular-places';
import { distanceKm } from '@atoll/contracts/distance';
import { islandNamed, islandsFor, isMaldivesTerm } from './maldives';

/** Published positions: GeoNames, Wikipedia (sources in shell/map/basemap/curated-islands.ts). */
const PUBLISHED = {
  Maafushi: [3.94231, 73.4907],
  Thulusdhoo: [4.37421, 73.65269],
  Fulidhoo: [3.6806, 73.4147],
  Gulhi: [3.9889, 73.5089],
  Dhiffushi: [4.4411, 73.7111],
} as const;

it.each(Object.entries(PUBLISHED))('MAP-19: %s lies near the real island', (name, [latitude, longitude]) => {
  const island = islandNamed(name);
  expect(island).toMatchObject({ name, country: 'Maldives', countryCode: 'MV' });
  expect(island && distanceKm(island, { latitude, longitude })).toBeLessThan(1);
});

it.each([
  ['maafushi', 'Maafushi'],
  ['GULHI, Maldives', 'Gulhi'],
  ['Gulhi Falls', undefined],
  ['', undefined],
  ['Paris', undefined],
])('MAP-19: %j names the island %s', (text, name) => {
  expect(islandNamed(text)?.name).toBe(name);
});

it.each([
  ['maldives', true],
  ['a Maldivian lagoon', true],
  ['Malediven', false],
  ['hotels on Maafushi', true],
  ['Lisbon', false],
])('MAP-23: whether %j speaks of the Maldives: %s', (text, does) => {
  expect(isMaldivesTerm(text)).toBe(does);
});

it('MAP-23: a text about the Maldives means the islands that it names, else all five', () => {
  expect(islandsFor('from Gulhi to Maafushi').map(({ name }) => name)).toEqual(['Maafushi', 'Gulhi']);
  expect(islandsFor('the maldives')).toEqual(MALDIVES_ISLANDS);
});
