import { PLACE_PARAMS, placeOf, placeState, typedPlaceOf } from './place-params';
import { definePage, readQuery, writeQuery } from './page';

const page = definePage({
  pattern: '/x',
  app: 'shell',
  access: 'public',
  cache: 'kept',
  title: 'X',
  params: PLACE_PARAMS,
});
const read = (query: string) => readQuery(page, new URLSearchParams(query));
const LISBON = 'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14';

it('HSE-04: a place is there only with name, country and both coordinates', () => {
  const place = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };
  expect(placeOf(read(LISBON))).toEqual(place);
  expect(placeOf({ ...read('q=x'), ...placeState(place) })).toEqual(place);
  for (const gap of ['&lng=-9.14', '&lat=38.72', 'city=Lisbon&', '&country=Portugal'])
    expect(placeOf(read(LISBON.replace(gap, '')))).toBeNull();
  expect(placeOf(read(LISBON.replace('38.72', '98.72')))).toBeNull();
});

it('PLC-04: a link keeps what a place is and the region that tells it from others', () => {
  const springfield = {
    name: 'Springfield',
    region: 'Illinois',
    country: 'United States',
    latitude: 39.8,
    longitude: -89.64,
  };
  const airport = { name: 'X (XXX)', country: 'France', latitude: 1, longitude: 2, kind: 'airport' } as const;
  for (const place of [springfield, airport]) {
    const query = writeQuery(page, placeState(place));
    expect(placeOf(readQuery(page, query))).toEqual(place);
  }
  expect(String(writeQuery(page, placeState({ ...springfield, region: undefined, kind: 'city' })))).toBe(
    'city=Springfield&country=United+States&lat=39.8&lng=-89.64',
  );
  expect(placeOf(read(`${LISBON}&kind=nonsense`))).not.toHaveProperty('kind');
});

it('HSE-02: what was typed counts where it names another place than the URL does already', () => {
  expect(typedPlaceOf(read('q=Porto'))).toBe('Porto');
  expect(typedPlaceOf(read(`${LISBON}&q=Lisbon%2C+Portugal`))).toBeNull();
  expect(typedPlaceOf(read(`${LISBON}&q=Lisbon`))).toBeNull();
  expect(typedPlaceOf(read(`${LISBON}&q=Porto`))).toBe('Porto');
  expect(typedPlaceOf(read('q=+'))).toBeNull();
});
