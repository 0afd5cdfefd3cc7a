import type { CityOption } from '@atoll/contracts/place';
import { createAtollStore } from '@atoll/platform';
import { useState } from 'react';
import { renderApp } from '../testing';
import { fakeApi } from '../testing/fake-api';
import { isKnownPlace, loadSearchPlace } from './load-search-place';
import { useSearchPlace } from './use-search-place';

const LISBON: CityOption = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };
const TUSCANY: CityOption = {
  name: 'Tuscany',
  country: 'Italy',
  latitude: 43.35,
  longitude: 11.02,
  kind: 'region',
};

const { world, queriesOf, fail, start } = fakeApi<{ places: CityOption[] }>({
  world: () => ({ places: [] }),
  routes: {
    'GET /api/places': ({ world }) => ({ places: world.places }),
    'GET /api/places/region': () => ({ places: [LISBON, { ...LISBON, name: 'Porto' }] }),
  },
});
start();

/** A page whose URL says `place`, or holds a text that was typed without JavaScript. */
function Page({ place, typed }: { place: CityOption | null; typed: string | null }) {
  const [inUrl, setInUrl] = useState({ place, typed });
  const {
    place: shown,
    error,
    choices,
  } = useSearchPlace({
    search: { place: inUrl.place },
    typedPlace: inUrl.typed,
    changeSearch: (change) => setInUrl({ place: change.place, typed: null }),
  });
  return (
    <>
      <h1>{shown?.name ?? 'Nowhere'}</h1>
      <p>{error}</p>
      <p>{choices.question}</p>
      <ul>
        {choices.choices.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const open = (place: CityOption | null, typed: string | null = null) =>
  renderApp(<Page place={place} typed={typed} />);

it('HSE-02: what was typed is the place that it means', async () => {
  world.places = [LISBON];
  const { screen } = open(null, 'lisb');
  expect(await screen.findByRole('heading', { name: 'Lisbon' })).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('HSE-14: what nobody knows is said to be unknown', async () => {
  const { screen } = open(null, 'xqz');
  expect(await screen.findByText('No cities found')).toBeVisible();
});

it('PLC-03: a region offers its places', async () => {
  const { screen } = open(TUSCANY);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Where in Tuscany?')).toBeVisible();
});

it('HSE-02: the server asks for the same, and searches the place that was meant', async () => {
  world.places = [LISBON];
  const store = createAtollStore();
  const search = { place: null };
  await expect(loadSearchPlace(store, { search, typedPlace: 'lisb' })).resolves.toEqual(LISBON);
  await expect(loadSearchPlace(store, { search: { place: TUSCANY }, typedPlace: null })).resolves.toBe(
    TUSCANY,
  );
  expect(queriesOf('/api/places/region')).toEqual([{ name: 'Tuscany', lat: '43.35', lon: '11.02' }]);
});

it('SEO-08: a place is known where one of its name is near; without an answer it is believed', async () => {
  world.places = [LISBON];
  const knows = (place: Partial<CityOption>) => isKnownPlace(createAtollStore(), { ...LISBON, ...place });
  await expect(knows({ name: 'LISBON', latitude: LISBON.latitude + 0.5 })).resolves.toBe(true);
  await expect(knows({ name: 'Xyzzyq' })).resolves.toBe(false);
  await expect(knows({ longitude: LISBON.longitude + 5 })).resolves.toBe(false);
  fail('/api/places');
  await expect(knows({ name: 'Xyzzyq' })).resolves.toBe(true);
});
