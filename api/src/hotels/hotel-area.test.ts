import { HOTEL_RADIUS_KM, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { hotelArea } from './hotel-area';
import { readSearch } from './search-query';

const tower: CityOption = {
  name: 'Eiffel Tower',
  country: 'France',
  latitude: 48.8584,
  longitude: 2.2945,
  kind: 'landmark',
};
const airport = { ...tower, name: 'Orly (ORY)', latitude: 48.72, longitude: 2.38, kind: 'airport' } as const;
const bali = { ...tower, name: 'Bali', country: 'Indonesia', kind: 'island' } as const;
const tuscany = { ...tower, name: 'Tuscany', country: 'Italy', kind: 'region' } as const;
const florence = {
  ...tower,
  name: 'Florence',
  country: 'Italy',
  latitude: 43.78,
  longitude: 11.25,
  kind: 'city',
} as const;

const areaOf = (city: string, ...found: CityOption[]) => hotelArea(readSearch({ city }), async () => found);

it.each([
  ['a landmark around its point', tower, HOTEL_RADIUS_KM],
  ['an airport in its surroundings', airport, HOTEL_RADIUS_KM],
  ['an island as a whole', bali, REGION_RADIUS_KM],
] as const)('PLC-03: searches %s', async (_, place, radiusKm) => {
  const { latitude, longitude, name } = place;
  expect(await areaOf(name, place)).toEqual({ cityCode: null, centre: { latitude, longitude }, radiusKm });
});

it('PLC-03: never searches a region as an area, but its largest place', async () => {
  expect(await areaOf('Tuscany', tuscany, florence)).toMatchObject({
    centre: { latitude: 43.78, longitude: 11.25 },
    radiusKm: HOTEL_RADIUS_KM,
  });
});
