import type { SavedItem } from '@atoll/contracts/account';
import type { SightCluster } from '@atoll/contracts/sights';
import { tripChanged } from '@atoll/platform';
import { renderApp, sampleUser } from '@atoll/platform/testing';
import { act, waitFor } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import { fillWorld, LISBON_PATH, queriesOf, startHotelServer, world } from './testing/hotel-server';
import { walkGoals, walkText } from './results/walk/walk-goals';
import { hotelOf, planOf, stopOf } from './testing/fixtures';

startHotelServer();

function sight(id: string, title: string, latitude: number, longitude: number): SavedItem {
  const href = `/travel-agents/lisbon#sight-${id}`;
  return {
    kind: 'sight',
    id: `lisbon/${id}`,
    title,
    place: 'Lisbon',
    position: { latitude, longitude },
    href,
  };
}

const BELEM = sight('belem-tower', 'Belém Tower', 38.6916, -9.216);
const CASTLE = sight('sao-jorge-castle', 'São Jorge Castle', 38.7139, -9.1335);
const LOUVRE = sight('louvre', 'Louvre', 48.8606, 2.3377);
const WALK_PATH = `${LISBON_PATH}&sort=walk`;
const LABEL = 'Walking time to what you saved';

function open(path: string, saved: readonly SavedItem[]) {
  const view = renderApp(<HotelsApp />, { path });
  const save = (items: readonly SavedItem[]) =>
    act(() => void view.store.dispatch(tripChanged({ saved: items })));
  save(saved);
  return { ...view, save };
}
const lastQuery = () => queriesOf('/api/hotels').at(-1);

describe('HSE-65: hotels by walking time to what is saved', () => {
  it('HSE-65: the order is offered where something to walk to is saved near, chosen by the keyboard, and explained', async () => {
    fillWorld(2);
    const { screen, user } = open(LISBON_PATH, [BELEM]);
    const option = await screen.findByRole('option', { name: LABEL });
    expect(screen.queryByText(/Walking times are estimates/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), option);
    expect(
      await screen.findByText('Walking times are estimates: straight line × 1.3 at 4.8 km/h.'),
    ).toBeVisible();
    // 38.71, -9.13 to Belém Tower: 2.05 km south and 7.46 km west are 7.74 km, times 16.25.
    expect(await screen.findAllByText('2 h 6 min walk to Belém Tower')).toHaveLength(2);
    expect(lastQuery()).toMatchObject({ sort: 'walk', walkTo: '38.6916,-9.216' });
    expect(await screen.findByText('Hotels are sorted by walking time to 1 saved place')).toBeInTheDocument();
  });

  it('HSE-65: an address has the order, and it changes when something is saved or removed', async () => {
    fillWorld(1);
    const { screen, save } = open(WALK_PATH, [CASTLE]);
    // 0.43 km north and 0.30 km west are 0.53 km.
    expect(await screen.findByText('9 min walk to São Jorge Castle')).toBeVisible();
    save([CASTLE, BELEM]);
    expect(
      await screen.findByText('2 h 14 min on foot in all, one way to each of 2 saved places'),
    ).toBeVisible();
    await waitFor(() => expect(lastQuery()).toMatchObject({ walkTo: '38.7139,-9.1335;38.6916,-9.216' }));
    save([]);
    expect(await screen.findByText(/Nothing is saved near Lisbon yet/)).toBeVisible();
    expect(screen.queryByText(/min walk/)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('recommended');
  });

  it('HSE-65: who is signed in and saved nothing else is offered the order by the stops of a kept plan', async () => {
    fillWorld(1);
    world.plans = [planOf([stopOf('landmark', 'Belém Tower', { latitude: 38.6916, longitude: -9.216 })])];
    const state = { session: { state: 'signed-in' as const, user: sampleUser() } };
    const { screen } = renderApp(<HotelsApp />, { path: LISBON_PATH, state });
    expect(await screen.findByRole('option', { name: LABEL })).toBeInTheDocument();
  });

  it('HSE-65: with nothing saved the address says what to do, with the way to the sights of the city', async () => {
    fillWorld(1);
    const city = { name: 'Lisbon', country: 'Portugal', slug: 'lisbon' };
    world.sights = [
      {
        id: '9@lisbon',
        lat: 38.7,
        lng: -9.1,
        count: 9,
        bounds: [-9.2, 38.6, -9.1, 38.7],
        city,
        around: null,
        sight: null,
      },
    ] satisfies SightCluster[];
    const { screen } = open(WALK_PATH, []);
    expect(await screen.findByRole('link', { name: 'Sights in Lisbon' })).toHaveAttribute(
      'href',
      '/travel-agents/lisbon#see',
    );
    expect(await screen.findByRole('article')).toBeVisible();
    expect(lastQuery()).toMatchObject({ sort: 'recommended' });
    expect(screen.queryByRole('option', { name: LABEL })).not.toBeInTheDocument();
  });

  it.each([
    ['another city', [LOUVRE]],
    ['a hotel', [{ ...BELEM, kind: 'hotel' as const }]],
    ['a thing without a position', [{ ...BELEM, position: undefined }]],
  ])('HSE-65: %s that is saved offers nothing to walk to', async (_what, saved) => {
    fillWorld(1);
    const { screen } = open(LISBON_PATH, saved);
    expect(await screen.findByRole('article')).toBeVisible();
    await act(() => import('./results/walk/walk-order'));
    expect(screen.queryByRole('option', { name: LABEL })).not.toBeInTheDocument();
  });
});

describe('HSE-65: what is walked to', () => {
  const lisbon = { latitude: 38.72, longitude: -9.14 };

  it('HSE-65: is each point once, of sights, tours, events and plans', () => {
    const tour: SavedItem = { ...CASTLE, kind: 'tour', id: 'T1', title: 'A walk in the castle' };
    const event: SavedItem = {
      ...BELEM,
      kind: 'event',
      id: 'E1',
      title: 'Fair',
      position: { latitude: 38.7, longitude: -9.2 },
    };
    const agent: SavedItem = { ...BELEM, kind: 'agent', id: 'A1' };
    const plan = planOf([
      stopOf('landmark', 'Commerce Square', { latitude: 38.7075, longitude: -9.1364 }),
      stopOf('activity', 'The tower again', { latitude: 38.6916, longitude: -9.216 }),
      stopOf('hotel', 'Hotel Tejo', { latitude: 38.71, longitude: -9.14 }),
      stopOf('landmark', 'Eiffel Tower', { latitude: 48.8584, longitude: 2.2945 }),
    ]);
    const goals = walkGoals(lisbon, [BELEM, CASTLE, tour, event, agent], [plan]);
    expect(goals.map(({ title }) => title)).toEqual([
      'The tower again',
      'A walk in the castle',
      'Fair',
      'Commerce Square',
    ]);
  });

  it('HSE-65: a hotel without a position says nothing', () => {
    expect(
      walkText(hotelOf({ geoCode: undefined }), [{ title: 'Belém Tower', latitude: 1, longitude: 1 }]),
    ).toBeNull();
    expect(walkText(hotelOf(), [])).toBeNull();
  });
});
