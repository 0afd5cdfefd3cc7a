import type { ClusterMapProps } from '@atoll/map/cluster-map';
import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { asked, fail, hold, queriesOf, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, agentPointOf, clusterOf, destinationOf } from './testing/fixtures';

/** The map as the page sees it: what it was given last. Drawing is @atoll/map's own business. */
const given: { props: ClusterMapProps | null; failure: Error | null } = { props: null, failure: null };
jest.mock('@atoll/map/load-cluster-map', () => ({
  loadClusterMap: () =>
    given.failure
      ? Promise.reject(given.failure)
      : Promise.resolve((props: ClusterMapProps) => {
          given.props = props;
          return <section aria-label={props.label} />;
        }),
}));

const INES = agentOf();
const PORTO = clusterOf({
  id: 'porto',
  lat: 41.15,
  lng: -8.61,
  count: 41,
  city: { name: 'Porto', country: 'Portugal', slug: 'porto' },
});
const JAPAN = clusterOf({
  id: 'japan',
  lat: 35.7,
  lng: 139.7,
  count: 2100,
  bounds: [130, 31, 142, 44],
  city: null,
  around: { name: 'Tokyo', country: 'Japan', slug: 'tokyo' },
});
const LISBON_PLACE = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };

startDirectoryServer();
beforeEach(() => {
  Object.assign(given, { props: null, failure: null });
  world.clusters = [PORTO, clusterOf(), JAPAN];
});

const open = (path = '/map') => renderApp(<DirectoryApp />, { path });
const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search));
const clustersAsked = () => queriesOf('/api/agents/clusters');

async function map(): Promise<ClusterMapProps> {
  await waitFor(() => expect(given.props).not.toBeNull());
  if (!given.props) throw new Error('there is no map on the page');
  return given.props;
}

/** The map comes to rest with three degrees of the world to each side. */
async function rest(latitude: number, longitude: number, zoom: number): Promise<void> {
  const { onRest } = await map();
  act(() =>
    onRest(
      { latitude, longitude, zoom },
      { west: longitude - 3, east: longitude + 3, south: latitude - 3, north: latitude + 3 },
    ),
  );
}

it('MAP-02: lists the clusters of the map, the largest first, and shows the same as markers', async () => {
  const { screen } = open();
  expect(await screen.findByRole('heading', { level: 2, name: '2,453 agents in sight' })).toBeVisible();
  const names = within(screen.getByRole('region', { name: 'On the map' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Around Tokyo, Japan', 'Lisbon, Portugal', 'Porto, Portugal']);
  expect((await map()).markers.map(({ label, ring }) => [label, ring])).toEqual([
    ['2.1K', 'large'],
    ['312', 'medium'],
    ['41', 'small'],
  ]);
  expect(screen.getByRole('link', { name: 'Lisbon, Portugal' })).toHaveAttribute(
    'href',
    '/travel-agents/lisbon',
  );
});

it('MAP-02: two clusters of one city are told apart, in the list and on the map', async () => {
  world.clusters = [
    clusterOf({ id: 'a', count: 2, lat: 38.76, lng: -9.14 }),
    clusterOf({ id: 'b', count: 2, lat: 38.7, lng: -9.14 }),
    PORTO,
  ];
  const { screen } = open();
  expect(await screen.findByRole('button', { name: 'Zoom in: Lisbon, Portugal (north)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lisbon, Portugal (south)' })).toBeVisible();
  expect((await map()).markers.map(({ name }) => name)).toEqual([
    '41 agents: Porto, Portugal',
    '2 agents: Lisbon, Portugal (north)',
    '2 agents: Lisbon, Portugal (south)',
  ]);
});

it('MAP-02: a cluster opened on the map or in the list is flown to', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Zoom in: Lisbon, Portugal' }));
  expect((await map()).goal).toMatchObject({ latitude: 38.72, zoom: 11 });
  act(() => given.props?.onCluster('japan'));
  expect((await map()).goal).toMatchObject({ zoom: 5 });
});

describe('MAP-02: what the list shows on the map', () => {
  const scrolls = jest.fn();
  const box = (top: number) =>
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 340, 400));
  beforeEach(() => {
    window.HTMLElement.prototype.scrollIntoView = scrolls.mockClear();
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once where less motion is asked for', true, 'instant'],
  ])('MAP-02: scrolls to a map that is out of sight, %s', async (_, matches, behavior) => {
    const { screen, user } = open();
    const button = await screen.findByRole('button', { name: 'Zoom in: Lisbon, Portugal' });
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    box(-1_000);
    await user.click(button);
    expect(scrolls.mock.contexts).toEqual([screen.getByRole('group', { name: 'Map' })]);
    expect(scrolls).toHaveBeenCalledWith({ block: 'nearest', behavior });
  });

  it('MAP-02: leaves the page where it is while the map is in sight', async () => {
    const { screen, user } = open();
    const button = await screen.findByRole('button', { name: 'Zoom in: Lisbon, Portugal' });
    box(-100);
    await user.click(button);
    expect((await map()).goal).toMatchObject({ zoom: 11 });
    expect(scrolls).not.toHaveBeenCalled();
  });
});

it('MAP-02: a single agent has initials on the map, and a card that links to the profile', async () => {
  world.clusters = [agentPointOf(INES)];
  const { screen } = open();
  await screen.findByRole('article');
  const [marker] = (await map()).markers;
  expect(marker).toMatchObject({ label: 'IM', name: 'Inês Marques' });
  const view = renderApp(<>{marker && given.props?.renderPreview(marker)}</>);
  expect(within(view.container).getByRole('link', { name: 'View profile' })).toHaveAttribute(
    'href',
    `/travel-agents/ines-marques-${INES.id}/lisbon`,
  );
});

it('MAP-02: the list keeps in step with the map, and what it asked for stays until the next is there', async () => {
  const { screen } = open();
  await screen.findByRole('heading', { name: '2,453 agents in sight' });
  const release = hold('/api/agents/clusters');
  await rest(38.7, -9.1, 6);
  expect(screen.getByRole('heading', { name: '353 agents in sight' })).toBeVisible();
  expect(screen.queryByText('Around Tokyo, Japan')).not.toBeInTheDocument();
  await waitFor(() => expect(clustersAsked()).toHaveLength(2));
  world.clusters = [clusterOf({ count: 300 })];
  release();
  expect(await screen.findByRole('heading', { name: '300 agents in sight' })).toBeVisible();
  expect(clustersAsked()[1]).toMatchObject({ zoom: '5' });
});

it('writes the view into the address, without an entry of the history for each movement', async () => {
  open();
  const before = window.history.length;
  await rest(38.72001, -9.14, 6.04);
  await waitFor(() => expect(addressNow()).toEqual({ lat: '38.72', lng: '-9.14', zoom: '6' }));
  await rest(41.15, -8.61, 9);
  await waitFor(() => expect(addressNow()).toEqual({ lat: '41.15', lng: '-8.61', zoom: '9' }));
  expect(window.history.length).toBe(before);
  expect((await map()).goal).toBeNull();
});

it('begins where a shared address says, and leaves its page of the list alone', async () => {
  world.clusters = Array.from({ length: 25 }, (_, index) =>
    clusterOf({ id: `c${index}`, count: 100 - index }),
  );
  const { screen } = open('/map?lat=38.72&lng=-9.14&zoom=6&page=2');
  expect((await map()).start).toEqual({ latitude: 38.72, longitude: -9.14, zoom: 6 });
  await rest(38.72, -9.14, 6);
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(addressNow()).toMatchObject({ page: '2' });
});

it('Back to an entry with another view brings the map there', async () => {
  const { screen, user } = open('/map?lat=10&lng=20&zoom=5');
  await rest(10, 20, 5);
  await user.click(await screen.findByRole('button', { name: 'Featured' }));
  await waitFor(() => expect(clustersAsked().at(-1)).toMatchObject({ featured: 'true' }));
  await rest(30, 40, 6);
  await waitFor(() => expect(addressNow()).toMatchObject({ lat: '30', featured: 'true' }));
  act(() => window.history.back());
  await waitFor(async () => expect((await map()).goal).toEqual({ latitude: 10, longitude: 20, zoom: 5 }));
});

it('HOM-30: a place that nobody knows is named, and one that is known is flown to and kept as recent', async () => {
  const { screen, user } = open();
  const field = await screen.findByRole('combobox', { name: 'Go to a place' });
  await user.type(field, 'lisb');
  expect(await screen.findByText('No locations found for "lisb"')).toBeVisible();
  world.places = [LISBON_PLACE];
  await user.type(field, 'o');
  await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
  expect((await map()).goal).toEqual({ latitude: 38.72, longitude: -9.14, zoom: 12 });
  expect(localStorage.getItem('atoll-recent-searches')).toContain('Lisbon');
});

it('HOM-31: a search for a place that fails says so, and HOM-32: coordinates beyond the Earth are refused', async () => {
  fail('/api/places');
  const { screen, user } = open();
  const field = await screen.findByRole('combobox', { name: 'Go to a place' });
  await user.type(field, 'lisb');
  expect(await screen.findByText('Search failed: 500')).toBeVisible();
  world.places = [{ ...LISBON_PLACE, latitude: 91 }];
  await user.type(field, 'o');
  await user.click(await screen.findByRole('option', { name: /Lisbon/ }));
  expect(screen.getByText('Invalid coordinates received')).toBeVisible();
  expect((await map()).goal).toBeNull();
});

it('MAP-04: what the suggestions do not have is asked of the other sources once it is submitted', async () => {
  world.submittedPlaces = [LISBON_PLACE];
  const { screen, user } = open();
  const field = await screen.findByRole('combobox', { name: 'Go to a place' });
  await user.type(field, 'lisb');
  expect(await screen.findByText('No locations found for "lisb"')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByDisplayValue('Lisbon, Portugal')).toBe(field);
  expect((await map()).goal).toEqual({ latitude: 38.72, longitude: -9.14, zoom: 12 });
});

it('MAP-04, MAP-25: says so where no source knows a submitted place, and where none answers', async () => {
  const { screen, user } = open();
  const field = await screen.findByRole('combobox', { name: 'Go to a place' });
  await user.type(field, 'xyzzy{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('No locations found for "xyzzy"'));
  fail('/api/places/submitted');
  await user.type(field, 'x{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Search failed: 500'));
  expect((await map()).goal).toBeNull();
});

it('MAP-02: destinations are the other layer, with a card that links to the country', async () => {
  world.countries = [
    destinationOf(),
    destinationOf({ country: 'Japan', clean_country: 'japan', agentCount: 2100 }),
  ];
  const { screen, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Destinations' }));
  await user.click(screen.getByRole('checkbox', { name: 'Agents' }));
  expect(await screen.findByRole('heading', { name: '2 destinations in sight' })).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Japan2,100 travel agents');
  expect(addressNow()).toEqual({ show: 'destinations' });
  const [marker] = (await map()).markers;
  const view = renderApp(<>{marker && given.props?.renderPreview(marker)}</>);
  expect(within(view.container).getByRole('link', { name: 'View destination' })).toHaveAttribute(
    'href',
    '/destination/japan',
  );
});

it('hotels have no markers, and a link leads to those of the place in sight', async () => {
  const { screen } = open();
  expect(await screen.findByRole('link', { name: 'Find hotels' })).toHaveAttribute('href', '/hotels');
  await rest(38.72, -9.14, 11);
  expect(await screen.findByRole('link', { name: 'Hotels in Lisbon' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/hotels\?.*city=Lisbon&country=Portugal/),
  );
});

it('MAP-25: where the API fails the list says so and asks again, and the map stays', async () => {
  fail('/api/agents/clusters');
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: '2,453 agents in sight' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Map of the world' })).toBeInTheDocument();
  expect(asked.filter(({ path }) => path === '/api/agents/clusters')).toHaveLength(2);
});

it('nobody in this part of the map: the way back is the whole world, without filters', async () => {
  world.clusters = [];
  const { screen, user } = open('/map?featured=true&lat=38.72&lng=-9.14&zoom=6');
  await user.click(await screen.findByRole('button', { name: 'Show the whole world' }));
  expect((await map()).goal).toMatchObject({ zoom: 2 });
  await waitFor(() => expect(addressNow()).not.toHaveProperty('featured'));
});

it('MAP-07: a map whose code does not arrive is its card, and the list stays', async () => {
  given.failure = new Error('chunk not found');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen, user } = open();
  expect(await screen.findByText('Map Loading Error')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lisbon, Portugal' })).toBeVisible();
  given.failure = null;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Map of the world' })).toBeInTheDocument();
});
