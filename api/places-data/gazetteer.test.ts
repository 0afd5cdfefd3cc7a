import { distanceKm } from '@atoll/contracts/distance';
import { loadPlacesIndex } from '../src/places/places-index';
import { CURATED_AREAS } from './curated-regions';
import { LANDMARKS } from './curated-landmarks';
import { townsOf } from './towns';
import type { GeoNamesRow } from './geonames';

const PARIS: GeoNamesRow = {
  geonameId: 1,
  name: 'Paris',
  otherNames: ['Parigi', 'pari', "Parizh'", 'CDG', 'PAR'],
  latitude: 48.85,
  longitude: 2.35,
  featureCode: 'PPLC',
  countryCode: 'FR',
  division: 'FR.11',
  population: 2_000_000,
  elevation: 42,
};

// The 17 cities must be there: what is tested is one more row.
const townsWith = async (row: GeoNamesRow) => {
  const { readGeoNames } = await import('./geonames');
  const rows = readGeoNames().filter(({ population }) => population > 90_000);
  return townsOf([row, ...rows], new Set(['CDG'])).get(row);
};

it.each([
  { name: '' },
  { countryCode: '' },
  { countryCode: 'XX' },
  { latitude: NaN },
  { longitude: NaN },
  { featureCode: 'PPLH' },
])('HSE-17: leaves out a row of GeoNames with %p', async (hole) => {
  expect(await townsWith({ ...PARIS, ...hole })).toBeUndefined();
});

it('keeps names that people use, and knows the code of an airport from the name of a town', async () => {
  const town = await townsWith(PARIS);
  expect(town?.names.filter(({ use }) => use !== 'own')).toEqual([
    { text: 'Parigi', use: 'other' },
    { text: 'CDG', use: 'cityCode' },
    { text: 'PAR', use: 'other' },
  ]);
});

it('PLC-03: has some 150 landmarks and 100 regions and islands, each found first by its name', async () => {
  const places = await loadPlacesIndex();
  expect(LANDMARKS.length).toBeGreaterThanOrEqual(150);
  expect(CURATED_AREAS.length).toBeGreaterThanOrEqual(100);
  const found = (name: string) => places.find(name, 1)[0];
  const lost = [...LANDMARKS, ...CURATED_AREAS].filter(({ name }) => found(name)?.name !== name);
  expect(lost.map(({ name }) => name)).toEqual([]);
});

it('PLC-03: each landmark lies near its town, as GeoNames has it, and each region has places', async () => {
  const places = await loadPlacesIndex();
  const FAR_KM = 75;
  const far = LANDMARKS.filter((landmark) => {
    const towns = places.find(landmark.near, 10);
    return !towns.some((town) => distanceKm(town, landmark) < FAR_KM);
  });
  expect(far.map(({ name }) => name)).toEqual([]);
  const empty = CURATED_AREAS.filter(
    ({ kind, name, latitude, longitude }) =>
      kind === 'region' && places.offers(name, latitude, longitude).length === 0,
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
});
