import type { PriceMapProps } from '@atoll/map/price-map';
import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { bareTour, tourOf } from './testing/fixtures';
import {
  asked,
  fail,
  fillWorld,
  LISBON,
  LISBON_PATH,
  NOTHING,
  queriesOf,
  searches,
  startToursServer,
  world,
} from './testing/tours-server';
import { ToursApp } from './tours-app';

/** The map as the page sees it: what it was given last. Drawing is @atoll/map's own business. */
const given: { props: PriceMapProps | null } = { props: null };
jest.mock('@atoll/map/lazy-price-map', () => ({
  LazyPriceMap: (props: PriceMapProps & { placeholder: React.ReactNode }) => {
    given.props = props;
    const chosen = props.markers.find(({ id }) => id === props.selectedId);
    return (
      <section aria-label={props.label}>
        {chosen && (
          <div role="dialog" aria-label="Preview">
            {props.renderPreview?.(chosen)}
          </div>
        )}
      </section>
    );
  },
}));

startToursServer();
beforeEach(() => {
  given.props = null;
});

const open = (path: string) => renderApp(<ToursApp />, { path });
const askedPlaces = () => asked.filter(({ path }) => path.startsWith('/api/places'));
const MAP_PATH = `${LISBON_PATH}&view=map`;

function map(): PriceMapProps {
  if (!given.props) throw new Error('there is no map on the page');
  return given.props;
}

it('MAP-12: the map begins at zoom 12 over its place, and flies to a tour at 14', async () => {
  fillWorld(2);
  const { screen, user } = open(MAP_PATH);
  await screen.findAllByRole('article');
  expect(screen.getByRole('region', { name: 'Map of tours in Lisbon' })).toBeVisible();
  expect(map()).toMatchObject({ zoom: 12, flyToZoom: 14 });
  expect(map().center).toMatchObject({ latitude: 38.72, longitude: -9.14 });
  await user.click(screen.getByRole('button', { name: 'Show Tour 2 on the map' }));
  expect(map().selectedId).toBe('T2');
});

it('MAP-13: a map without a city is centred on the Maldives, at 73.5, 3.9', async () => {
  fillWorld(1);
  const { screen, user } = open('/tours?view=map');
  expect(await screen.findByRole('region', { name: 'Map of tours in Maldives' })).toBeVisible();
  expect(map().center).toMatchObject({ longitude: 73.5, latitude: 3.9 });
  await user.click(await screen.findByRole('button', { name: 'Grid view' }));
  expect(await screen.findByRole('heading', { level: 1, name: '1 tour in Maldives' })).toBeVisible();
});

it('a marker shows the price, and one without a price its name; a tour without a place has none', async () => {
  const free = tourOf({ id: 'T2', name: 'Free walk', price: undefined });
  world.tours = [tourOf(), free, bareTour()];
  const { screen } = open(MAP_PATH);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(map().markers.map(({ id, label }) => [id, label])).toEqual([
    ['T1', '$38'],
    ['T2', 'Free walk'],
  ]);
  expect(screen.queryByRole('button', { name: 'Show Bare on the map' })).not.toBeInTheDocument();
});

it('the card of a marker says name, price and rating, and leads to the tour', async () => {
  world.tours = [tourOf()];
  const { screen } = open(MAP_PATH);
  await screen.findByRole('article');
  act(() => map().onSelect?.('T1'));
  const card = within(screen.getByRole('dialog', { name: 'Preview' }));
  expect(card.getByText('Alfama on foot')).toBeVisible();
  expect(card.getByText('$38')).toBeVisible();
  expect(card.getByText('4.6')).toBeVisible();
  act(() => map().onOpen?.('T1'));
  expect(await screen.findByRole('dialog', { name: 'Alfama on foot' })).toBeVisible();
});

it('Search this area asks for the part in sight once, from page 1, says so, and leads back', async () => {
  fillWorld(12);
  const { screen, user } = open(`${MAP_PATH}&page=2`);
  await screen.findAllByRole('article');
  const before = searches().length;
  act(() => map().onSearchArea?.({ west: -9.2, south: 38.7, east: -9.1, north: 38.8 }));
  expect(await screen.findByText('Only the part of the map that you searched')).toBeVisible();
  expect(searches()).toHaveLength(before + 1);
  const last = searches().at(-1);
  expect(Number(last?.north) - Number(last?.south)).toBeCloseTo((2 * 7.1) / 111, 6);
  expect(last).toMatchObject({ page: '1' });
  await user.click(screen.getByRole('button', { name: 'Search all of Lisbon' }));
  await waitFor(() => expect(window.location.search).not.toContain('area='));
});

it('TOU-13: an area without tours is searched once: nobody asked for more than it', async () => {
  world.tours = [];
  const { screen } = open(`${MAP_PATH}&area=38.75,-9.15,7`);
  expect(await screen.findByRole('heading', { name: 'No tours found for Lisbon' })).toBeVisible();
  expect(searches()).toHaveLength(1);
});

describe('TOU-38: /tours/map/{location}', () => {
  it('TOU-38: an island that everybody knows is shown at once: no place is asked for', async () => {
    fillWorld(2);
    const { screen } = open('/tours/map/maafushi');
    expect(await screen.findByRole('heading', { level: 1, name: '2 tours in Maafushi' })).toBeVisible();
    expect(map().center).toMatchObject({ latitude: 3.9423, longitude: 73.4907 });
    expect(askedPlaces()).toEqual([]);
    expect(document.title).toBe('Tours in Maafushi, Maldives | Atoll');
  });

  it('TOU-14, TOU-38: it looks around the place: 20 km, and once', async () => {
    fillWorld(1);
    const { screen } = open('/tours/map/maafushi');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(searches()).toHaveLength(1);
    expect(searches()[0]).toMatchObject({
      lat: '3.9423',
      lng: '73.4907',
      radius: '20',
      page: '1',
      limit: '9',
    });
    expect(screen.queryByText(/further away/)).not.toBeInTheDocument();
  });

  it('TOU-13, TOU-38: an island with nothing within 20 km shows what there is further away, and says so', async () => {
    fillWorld(2);
    world.answers = [NOTHING];
    const { screen } = open('/tours/map/dhiffushi');
    expect(await screen.findByRole('heading', { level: 1, name: '2 tours in Dhiffushi' })).toBeVisible();
    expect(screen.getByText('Nothing starts near Dhiffushi: these tours start further away.')).toBeVisible();
    const [, wider] = searches();
    expect(Number(wider?.north) - Number(wider?.south)).toBeCloseTo(100 / 111, 10);
    expect(searches()).toHaveLength(2);
  });

  it.each([
    ['sao-paulo', 'sao paulo', 'São Paulo'],
    ['lisbon-portugal', 'lisbon portugal', 'Lisbon'],
  ])('TOU-38: %s is a place of the gazetteer', async (slug, words, name) => {
    world.places = [
      { ...LISBON, name: 'Lisburn', country: 'United Kingdom' },
      { ...LISBON, name, country: name === 'Lisbon' ? 'Portugal' : 'Brazil' },
    ];
    fillWorld(1);
    const { screen } = open(`/tours/map/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: `1 tour in ${name}` })).toBeVisible();
    expect(queriesOf('/api/places')).toEqual([{ q: words }]);
  });

  it('TOU-38: a place that nobody knows shows the message and searches nothing', async () => {
    world.places = [LISBON];
    const { screen } = open('/tours/map/lisbonne-sur-mer');
    expect(await screen.findByRole('heading', { name: 'We do not know this place' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find tours' })).toHaveAttribute('href', '/tours');
    expect(screen.getByRole('heading', { level: 1, name: 'Tours on the map' })).toBeInTheDocument();
    expect(searches()).toEqual([]);
  });

  it('TOU-38, ERR-10: a place that cannot be looked up says so, and recovers', async () => {
    world.places = [LISBON];
    fillWorld(1);
    fail('/api/places');
    const { screen, user } = open('/tours/map/lisbon');
    expect(await screen.findByText('The place could not be looked up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: '1 tour in Lisbon' })).toBeVisible();
  });

  it('TOU-38: another view, and another place, lead to /tours with what was chosen', async () => {
    fillWorld(1);
    const { screen, user } = open('/tours/map/maafushi?people=4&categories=FOOD');
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'List view' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tours'));
    const address = Object.fromEntries(new URLSearchParams(window.location.search));
    expect(address).toMatchObject({ city: 'Maafushi', view: 'list', people: '4', categories: 'FOOD' });
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('TOU-17, TOU-38: filters stay on the map page, at page 1', async () => {
    fillWorld(20);
    const { screen, user } = open('/tours/map/maafushi?page=2');
    await screen.findAllByRole('article');
    const panel = within(screen.getByRole('complementary', { name: 'Filter tours' }));
    await user.click(panel.getByRole('button', { name: 'Food' }));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ categories: 'FOOD', page: '1' }));
    expect(window.location.pathname).toBe('/tours/map/maafushi');
  });
});
