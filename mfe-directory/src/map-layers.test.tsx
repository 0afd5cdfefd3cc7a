import type { HouseOnMap } from '@atoll/contracts/house';
import type { SightCluster } from '@atoll/contracts/sights';
import type { Tour } from '@atoll/contracts/tour';
import type { ClusterMapProps } from '@atoll/map/cluster-map';
import { selectTrip } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { asked, fail, queriesOf, startDirectoryServer, world } from './testing/directory-server';
import { clusterOf } from './testing/fixtures';

const given: { props: ClusterMapProps | null } = { props: null };
jest.mock('@atoll/map/load-cluster-map', () => ({
  loadClusterMap: () =>
    Promise.resolve((props: ClusterMapProps) => {
      given.props = props;
      return <section aria-label={props.label} />;
    }),
}));

const LISBON = { name: 'Lisbon', country: 'Portugal', slug: 'lisbon' };
const TOWER: SightCluster = {
  ...{
    id: 'lisbon/belem-tower',
    lat: 38.6916,
    lng: -9.216,
    count: 1,
    bounds: [-9.216, 38.6916, -9.216, 38.6916],
  },
  ...{ city: LISBON, around: null },
  sight: {
    ...{ id: 'belem-tower', name: 'Belém Tower', local: 'Torre de Belém', kind: 'tower' },
    ...{ lat: 38.6916, lng: -9.216, about: 'A small fort at the water.' },
  },
};
const SEVERAL: SightCluster = {
  ...{ id: '9@lisbon', lat: 38.71, lng: -9.14, count: 9, bounds: [-9.2, 38.69, -9.1, 38.72] },
  ...{ city: LISBON, around: null, sight: null },
};
const house = (slug: string, name: string): HouseOnMap => ({
  ...{ slug, name, property_type: null, city: 'Lisbon', country: 'Portugal', stars: 4, isSample: false },
  ...{ latitude: 38.72, longitude: -9.14 },
});
const TOUR: Tour = {
  ...{ id: 'T1', name: 'Tram 28', duration: '2 hours', location: { latitude: 38.71, longitude: -9.13 } },
  ...{ highlights: [], images: [], categories: ['CULTURAL'], languages: [], sample: true },
  ...{ minimumParticipants: 1, maximumParticipants: 9 },
};

startDirectoryServer();
beforeEach(() => {
  given.props = null;
  world.clusters = [clusterOf()];
});

const open = (path: string) => renderApp(<DirectoryApp />, { path });
const showNow = () => new URLSearchParams(window.location.search).get('show');
const labels = () => given.props?.markers.map(({ name }) => name) ?? [];
const askedFor = (path: string) => asked.filter((request) => request.path === path).length;

/** The map stands still; `reach` is how far it goes to each side, in degrees. */
async function rest(zoom: number, reach = 0.07): Promise<void> {
  await waitFor(() => expect(given.props).not.toBeNull());
  act(() =>
    given.props?.onRest(
      { latitude: 38.7, longitude: -9.15, zoom },
      { west: -9.15 - reach, east: -9.15 + reach, south: 38.7 - reach, north: 38.7 + reach },
    ),
  );
}

function cardOf(name: string) {
  const marker = given.props?.markers.find((one) => one.name === name);
  const view = renderApp(<>{marker && given.props?.renderPreview(marker)}</>, {
    path: window.location.pathname + window.location.search,
  });
  return view.container;
}

describe('MAP-26: the layers of the global map', () => {
  it('MAP-26: agents alone are there at first, and nothing is asked for what is not shown', async () => {
    const { screen } = open('/map');
    expect(await screen.findByRole('heading', { name: '312 agents in sight' })).toBeVisible();
    await rest(13);
    const boxes = within(screen.getByRole('group', { name: 'On the map' })).getAllByRole('checkbox');
    expect(
      boxes.map((box) => [
        (box as HTMLInputElement).labels?.[0]?.textContent,
        (box as HTMLInputElement).checked,
      ]),
    ).toEqual([
      ['Agents', true],
      ['Hotels', false],
      ['Tours', false],
      ['Sights', false],
      ['Destinations', false],
    ]);
    for (const path of [
      '/api/sights',
      '/api/houses/on-map',
      '/api/hotels',
      '/api/activities',
      '/api/destinations',
    ])
      expect(askedFor(path)).toBe(0);
  });

  it('MAP-26: several are shown at once, each with its own markers, its list and its word in the address', async () => {
    world.sights = [TOWER, SEVERAL];
    const { screen, user } = open('/map');
    await rest(6);
    await user.click(await screen.findByRole('checkbox', { name: 'Sights' }));
    expect(await screen.findByRole('heading', { name: '10 sights in sight' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '312 agents in sight' })).toBeVisible();
    expect(showNow()).toBe('agents,sights');
    expect(labels()).toEqual([
      '312 agents: Lisbon, Portugal',
      'Sight: Belém Tower',
      '9 sights: Lisbon, Portugal',
    ]);
    expect(given.props?.markers.map(({ icon, ring }) => icon ?? ring)).toEqual([
      'large',
      'building-monument',
      'medium',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }));
    expect(showNow()).toBe('sights');
    expect(labels()).toEqual(['Sight: Belém Tower', '9 sights: Lisbon, Portugal']);
    await user.click(screen.getByRole('checkbox', { name: 'Sights' }));
    expect(screen.getByText(/Nothing is chosen/)).toBeVisible();
    expect([showNow(), labels()]).toEqual(['none', []]);
  });

  it('MAP-26, DES-11: a sight has a card that links to its place on the page of its city, and can be saved', async () => {
    world.sights = [TOWER];
    const { screen, user, store } = open('/map?show=sights');
    await rest(13);
    await user.click(await screen.findByRole('button', { name: 'Save Belém Tower' }));
    expect(selectTrip(store.getState()).saved).toEqual([
      {
        ...{ kind: 'sight', id: 'lisbon/belem-tower', title: 'Belém Tower', place: 'Lisbon' },
        ...{ href: '/travel-agents/lisbon#sight-belem-tower' },
        position: { latitude: 38.6916, longitude: -9.216 },
      },
    ]);
    const card = within(cardOf('Sight: Belém Tower'));
    expect(card.getByRole('link', { name: 'Read about it: Belém Tower' })).toHaveAttribute(
      'href',
      '/travel-agents/lisbon#sight-belem-tower',
    );
    expect(card.getByText('A small fort at the water.')).toBeVisible();
  });

  it('MAP-02: several sights are flown to', async () => {
    world.sights = [SEVERAL];
    const { screen, user } = open('/map?show=sights');
    await rest(9);
    await user.click(await screen.findByRole('button', { name: 'Zoom in: Lisbon, Portugal' }));
    expect(given.props?.goal).toMatchObject({ zoom: 12 });
    act(() => given.props?.onCluster('sight:9@lisbon'));
    expect(given.props?.goal).toMatchObject({ zoom: 12 });
  });

  it('MAP-02: houses with an account are everywhere, the provider’s hotels and tours once a town fills the view', async () => {
    world.housesOnMap = [house('casa-sol', 'Casa do Sol'), house('casa-mar', 'Casa do Mar')];
    world.hotels = [
      {
        hotelId: 'H1',
        name: 'Hotel Tejo',
        geoCode: { latitude: 38.7, longitude: -9.15 },
        address: { cityName: 'Lisbon' },
      },
      { hotelId: 'H2', name: 'Nowhere' },
    ];
    world.tours = [TOUR];
    const { screen } = open('/map?show=hotels,tours');
    await rest(6);
    expect(await screen.findByText('Zoom in to a town to see hotels and tours.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Casa do Sol' })).toHaveAttribute(
      'href',
      '/house/casa-sol',
    );
    expect(labels()).toEqual(['2 hotels in one town']);
    expect(within(cardOf('2 hotels in one town')).getByRole('link', { name: 'Casa do Mar' })).toBeVisible();
    expect([askedFor('/api/hotels'), askedFor('/api/activities')]).toEqual([0, 0]);

    await rest(12.4);
    expect(await screen.findByRole('heading', { name: '3 hotels in sight' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 tour in sight' })).toBeVisible();
    expect(screen.queryByText(/Zoom in to a town/)).not.toBeInTheDocument();
    expect(queriesOf('/api/hotels')[0]).toMatchObject({
      lat: '38.7',
      lng: '-9.15',
      radius: '10',
      sort: 'distance',
    });
    expect(labels()).toEqual(['2 hotels in one town', 'Hotel: Hotel Tejo', 'Tour: Tram 28']);
    expect(within(cardOf('Hotel: Hotel Tejo')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/hotels?'),
    );
    expect(within(cardOf('Tour: Tram 28')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('tour=T1'),
    );
  });

  it('MAP-02: of a town with more than a map shows it is said that there are more', async () => {
    world.hotels = [{ hotelId: 'H1', name: 'Hotel Tejo', geoCode: { latitude: 38.7, longitude: -9.15 } }];
    world.tours = [TOUR];
    [world.hotelCount, world.tourCount] = [312, 90];
    const { screen } = open('/map?show=agents,hotels,tours');
    await rest(13);
    expect(await screen.findByRole('heading', { name: 'At least 1 hotel in sight' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'At least 1 tour in sight' })).toBeVisible();
    expect(given.props?.markersLabel).toBe('Agents, hotels and tours on the map');
  });

  it('MAP-02: of a map that is wider than what is asked for it is said that there may be more', async () => {
    world.hotels = [{ hotelId: 'H1', name: 'Hotel Tejo', geoCode: { latitude: 38.7, longitude: -9.15 } }];
    const { screen } = open('/map?show=hotels');
    await rest(12, 0.15);
    expect(await screen.findByRole('heading', { name: 'At least 1 hotel in sight' })).toBeVisible();
    expect(queriesOf('/api/hotels')[0]).toMatchObject({ radius: '10' });
    await rest(13);
    expect(await screen.findByRole('heading', { name: '1 hotel in sight' })).toBeVisible();
  });

  it('MAP-25: where the provider is away the layer says so in one sentence, and the others stay', async () => {
    world.sights = [TOWER];
    fail('/api/hotels');
    const { screen } = open('/map?show=hotels,sights');
    await rest(13);
    expect(
      await screen.findByText('Hotels are not available right now; the rest of the map is.'),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 sight in sight' })).toBeVisible();
  });

  it('MAP-26: an older link to destinations shows them alone', async () => {
    const { screen } = open('/map?show=destinations');
    expect(await screen.findByRole('heading', { name: '2 destinations in sight' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /agents in sight/ })).not.toBeInTheDocument();
  });
});

it('MAP-26: beside other layers an empty one is its heading alone; by itself it says what to do', async () => {
  world.clusters = [];
  const { screen, unmount } = open('/map?show=agents,destinations');
  expect(await screen.findByRole('heading', { name: '0 agents in sight' })).toBeVisible();
  expect(screen.queryByText('Nothing in this part of the map')).not.toBeInTheDocument();
  unmount();
  const view = open('/map');
  expect(await view.screen.findByText('Nothing in this part of the map')).toBeVisible();
});
