import { renderApp } from '@atoll/platform/testing';
import type { PriceMapProps } from '@atoll/map/price-map';
import { act, waitFor, within } from '@testing-library/react';
import { HotelsApp } from './hotels-app';
import {
  fillWorld,
  LISBON,
  LISBON_PATH,
  queriesOf,
  STAY_PATH,
  startHotelServer,
  world,
  hold,
} from './testing/hotel-server';

/** The map as the page sees it: what it was given last. Drawing is @atoll/map's own business. */
const given: { props: PriceMapProps | null } = { props: null };
jest.mock('@atoll/map/lazy-price-map', () => ({
  LazyPriceMap: (props: PriceMapProps & { placeholder: React.ReactNode }) => {
    given.props = props;
    const chosen = props.markers.find(({ id }) => id === props.selectedId);
    return (
      <section aria-label={props.label}>
        {props.placeholder}
        {chosen && (
          <div role="dialog" aria-label="Preview">
            {props.renderPreview?.(chosen)}
          </div>
        )}
      </section>
    );
  },
}));

startHotelServer();
beforeEach(() => {
  given.props = null;
});

const open = (path: string) => renderApp(<HotelsApp />, { path });
const MAP = { name: 'Map of hotels in Lisbon' };

function map(): PriceMapProps {
  if (!given.props) throw new Error('there is no map on the page');
  return given.props;
}

describe('HSE-04, HSE-27: the map is the view of a place', () => {
  it('HSE-04: an address with city, country, lat and lng opens on the map, beside its list', async () => {
    fillWorld(2);
    const { screen } = open(LISBON_PATH);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('region', MAP)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Map view' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('HSE-04: an address without lng has no destination and no map', async () => {
    const { screen } = open('/hotels?city=Lisbon&country=Portugal&lat=38.72');
    expect(await screen.findByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
    expect(screen.queryByRole('region', MAP)).not.toBeInTheDocument();
  });

  it('HSE-27: choosing another city leads from the grid back to the map', async () => {
    fillWorld(1);
    world.places = [{ ...LISBON, name: 'Porto', latitude: 41.15, longitude: -8.61 }];
    const { screen, user } = open(`${LISBON_PATH}&view=grid`);
    await screen.findByRole('article');
    expect(screen.queryByRole('region', MAP)).not.toBeInTheDocument();
    const field = screen.getByRole('combobox', { name: 'Destination' });
    await user.clear(field);
    await user.type(field, 'Porto');
    await user.click(await screen.findByRole('option', { name: /Porto/ }));
    expect(await screen.findByRole('region', { name: 'Map of hotels in Porto' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Map view' })).toHaveAttribute('aria-pressed', 'true');
  });
});

it('HSE-27: the keyboard has a way past the list to the map', async () => {
  fillWorld(2);
  const { screen } = open(STAY_PATH);
  await screen.findAllByRole('article');
  const skip = screen.getByRole('link', { name: 'Skip to the map' });
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('group', { name: 'Map' }).id}`);
});

it('HSE-31: grid, list and map are three views of the same hotels; Show as Grid leaves the map', async () => {
  fillWorld(1);
  const { screen, user } = open(LISBON_PATH);
  await user.click(await screen.findByRole('link', { name: 'Show as Grid' }));
  await waitFor(() => expect(window.location.search).toContain('view=grid'));
  expect(screen.queryByRole('region', MAP)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show as Grid' })).not.toBeInTheDocument();
  for (const name of ['List view', 'Grid view', 'Map view']) {
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  }
  expect(screen.getByRole('region', MAP)).toBeVisible();
  expect(window.location.search).not.toContain('view=');
  expect(queriesOf('/api/hotels')).toHaveLength(1);
});

it('HSE-31: Back from the map leads to the view before it, because switching to the map is a step', async () => {
  fillWorld(1);
  const { screen, user } = open(`${LISBON_PATH}&view=list`);
  const before = window.history.length;
  await user.click(await screen.findByRole('button', { name: 'Map view' }));
  expect(await screen.findByRole('button', { name: 'Map view', pressed: true })).toBeVisible();
  expect(window.history.length).toBe(before + 1);
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'List view', pressed: true })).toBeVisible();
});

it('HSE-31: the map has a marker for each hotel with a place, showing its total once there is one', async () => {
  fillWorld(2);
  const { screen } = open(STAY_PATH);
  await screen.findByText('$200');
  expect(map().markers.map(({ id, label }) => [id, label])).toEqual([
    ['H1', '$100'],
    ['H2', '$200'],
  ]);
  expect(map().center).toMatchObject({ latitude: 38.72, longitude: -9.14 });
});

it('without dates markers say what the hotels are called', async () => {
  fillWorld(1);
  const { screen } = open(LISBON_PATH);
  await screen.findByRole('article');
  expect(map().markers[0]?.label).toBe(world.hotels[0]?.name);
});

it('before the first hotels the map already shows the place, and stays while they change', async () => {
  fillWorld(1);
  const { screen, user } = open(LISBON_PATH);
  await screen.findByRole('article');
  const box = screen.getByRole('region', MAP);
  const answer = hold('/api/hotels');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guests' }), '3');
  expect(await screen.findByText('Loading hotels')).toBeInTheDocument();
  expect(screen.getByRole('region', MAP)).toBe(box);
  expect(map().markers).toEqual([]);
  answer();
  await screen.findByRole('article');
  expect(map().markers).toHaveLength(1);
});

it('MAP-11: more than 20 hotels have the switch of the cap, which is Show All and back', async () => {
  fillWorld(21);
  const { screen } = open(STAY_PATH);
  await screen.findByText('$2,000');
  expect(map().markers).toHaveLength(20);
  expect(map().cap?.isOn).toBe(true);
  act(() => map().cap?.onChange(false));
  await waitFor(() => expect(map().markers).toHaveLength(21));
  expect(map().cap?.isOn).toBe(false);
  expect(screen.getAllByRole('article')).toHaveLength(21);
  act(() => map().cap?.onChange(true));
  await waitFor(() => expect(map().markers).toHaveLength(20));
});

it('MAP-11: 20 hotels or fewer have nothing to cap', async () => {
  fillWorld(20);
  const { screen } = open(STAY_PATH);
  await screen.findByText('$2,000');
  expect(map().cap).toBeUndefined();
});

it('pointing at a card points at its marker, and at a marker at its card', async () => {
  fillWorld(2);
  const { screen, user } = open(STAY_PATH);
  await screen.findByText('$200');
  const [, second] = screen.getAllByRole('article');
  if (!second) throw new Error('two hotels expected');
  await user.hover(second);
  expect(map().hoveredId).toBe('H2');
  await user.unhover(second);
  expect(map().hoveredId).toBeNull();
  act(() => {
    within(second)
      .getByRole('link', { name: /View Details/ })
      .focus();
  });
  await waitFor(() => expect(map().hoveredId).toBe('H2'));
  act(() => map().onHover?.('H1'));
  expect(screen.getAllByRole('article')[0]).toHaveClass('hovered');
});

it('MAP-09: Show on map chooses the marker; a marker chooses its card', async () => {
  fillWorld(2);
  const { screen, user } = open(STAY_PATH);
  await screen.findByText('$200');
  await user.click(screen.getByRole('button', { name: `Show ${world.hotels[1]?.name} on the map` }));
  expect(map().selectedId).toBe('H2');
  act(() => map().onSelect?.('H1'));
  expect(map().selectedId).toBe('H1');
  expect(screen.getAllByRole('article')[0]).toHaveClass('selected');
});

it('a hotel that was opened from the map is marked as seen', async () => {
  fillWorld(2);
  const { screen } = open(STAY_PATH);
  await screen.findByText('$200');
  act(() => map().onOpen?.('H2'));
  await waitFor(() => expect(window.location.search).toContain('hotel=H2'));
  expect(map().markers.map(({ state }) => state)).toEqual(['rest', 'seen']);
});

it('Search this area asks for the circle in sight without the city, says so, and leads back', async () => {
  fillWorld(25);
  const { screen, user } = open(`${STAY_PATH}&page=2`);
  await screen.findAllByRole('article');
  act(() => map().onSearchArea?.({ west: -9.2, south: 38.7, east: -9.1, north: 38.8 }));
  expect(await screen.findByText('Only the part of the map that you searched')).toBeVisible();
  const last = queriesOf('/api/hotels').at(-1);
  expect(last).toMatchObject({ lat: '38.75', lng: '-9.15', radius: '7.1', page: '1' });
  expect(last).not.toHaveProperty('city');
  await user.click(screen.getByRole('button', { name: 'Search all of Lisbon' }));
  await waitFor(() => expect(queriesOf('/api/hotels').at(-1)).toMatchObject({ city: 'Lisbon' }));
  expect(window.location.search).not.toContain('area=');
});

it('an area without hotels leads back to the whole city', async () => {
  const { screen, user } = open(`${STAY_PATH}&area=38.75,-9.15,7`);
  expect(await screen.findByText('No hotels found')).toBeVisible();
  fillWorld(1);
  await user.click(screen.getByRole('button', { name: 'Search all of Lisbon' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('the map card shows the hotel, its stars and its total', async () => {
  fillWorld(1);
  const { screen } = open(STAY_PATH);
  await screen.findByText('$100');
  act(() => map().onSelect?.('H1'));
  const card = within(screen.getByRole('dialog', { name: 'Preview' }));
  expect(card.getByText(world.hotels[0]?.name ?? '')).toBeVisible();
  expect(card.getByText('$100 total')).toBeVisible();
});

it("the deployment's own basemap is the map's", async () => {
  const basemap = { url: 'https://tiles.example/world.pmtiles', attribution: '© Example' };
  const block = Object.assign(document.createElement('script'), { type: 'application/json' });
  block.id = 'atoll-settings';
  block.text = JSON.stringify({ production: true, analytics: false, basemap });
  document.body.append(block);
  fillWorld(1);
  const { screen } = open(LISBON_PATH);
  await screen.findByRole('article');
  expect(map().basemap).toEqual(basemap);
  block.remove();
});
