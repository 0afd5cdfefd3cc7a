import type { CityOption } from '@atoll/contracts/place';
import type { FindPlaces } from '../shared/places/find-places';
import { resolveTypedPlace } from './typed-place';

const paris: CityOption = { name: 'Paris', country: 'France', latitude: 48.85, longitude: 2.35 };
const texas: CityOption = { name: 'Paris', country: 'United States', latitude: 33.66, longitude: -95.56 };
const finds =
  (...places: CityOption[]): FindPlaces =>
  async (_query, limit) =>
    places.slice(0, limit);

it.each(['Paris', ' pâris ', 'Paris, France'])(
  'HSE-02: %s leads to the full address, the rest kept',
  async (q) => {
    const url = `/hotels?q=${encodeURIComponent(q)}&guests=3&checkIn=`;
    expect(await resolveTypedPlace(url, finds(paris, texas))).toBe(
      '/hotels?city=Paris&country=France&lat=48.85&lng=2.35&guests=3',
    );
  },
);

it('PLC-04: the address keeps what the place is, and drops what an older address said of another', async () => {
  const url = '/hotels?q=tuscany&city=Lima&region=Lima&kind=airport&guests=3';
  const tuscany = { ...paris, name: 'Tuscany', country: 'Italy', kind: 'region' } as const;
  expect(await resolveTypedPlace(url, finds(tuscany))).toBe(
    '/hotels?city=Tuscany&country=Italy&lat=48.85&lng=2.35&kind=region&guests=3',
  );
});

it('what may mean several places is left to the page', async () => {
  expect(await resolveTypedPlace('/hotels?q=par', finds(paris, texas))).toBeNull();
});

it('the only place that fits is meant, also when it was typed half', async () => {
  expect(await resolveTypedPlace('/hotels?q=ulaanb', finds(paris))).toContain('city=Paris');
});

it.each(['/hotels', '/hotels?q=', '/tours?q=Paris', '/hotels?q=zzz'])(
  '%s resolves to nothing',
  async (url) => {
    expect(await resolveTypedPlace(url, finds())).toBeNull();
  },
);
