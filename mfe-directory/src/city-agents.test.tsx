import type { PriceMapProps } from '@atoll/map/price-map';
import { renderApp } from '@atoll/platform/testing';
import { act, waitFor, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { fail, hold, lists, startDirectoryServer, world } from './testing/directory-server';
import { agentOf, agentsOfLisbon, cityOf, idOf } from './testing/fixtures';

/** The map as the page sees it: what it was given last. Drawing is @atoll/map's own business. */
const given: { props: PriceMapProps | null; failure: Error | null } = { props: null, failure: null };
jest.mock('@atoll/map/load-price-map', () => ({
  loadPriceMap: () =>
    given.failure
      ? Promise.reject(given.failure)
      : Promise.resolve((props: PriceMapProps) => {
          given.props = props;
          const chosen = props.markers.find(({ id }) => id === props.selectedId);
          return (
            <section aria-label={props.label}>
              {chosen && <div data-testid="preview">{props.renderPreview?.(chosen)}</div>}
            </section>
          );
        }),
}));

startDirectoryServer();
beforeEach(() => {
  Object.assign(given, { props: null, failure: null });
  world.cities = [cityOf()];
  world.agents = [agentOf(), agentOf({ id: idOf(2), name: 'Rui Lapa', is_featured: true, rating: 4.2 })];
});

const open = (path = '/travel-agents/lisbon') => renderApp(<DirectoryApp />, { path });
const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search));

function map(): PriceMapProps {
  if (!given.props) throw new Error('there is no map on the page');
  return given.props;
}

it('DIR-02: a city lists only its own agents, and says how many there are', async () => {
  world.agents.push(agentOf({ id: idOf(3), name: 'Ana Douro', city: 'Porto', clean_city: 'porto' }));
  const { screen } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' })).toBeVisible();
  expect(screen.getByText(/24 are featured\./)).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Ana Douro')).not.toBeInTheDocument();
  expect(lists()).toEqual([{ citySlug: 'lisbon', sort: 'best', page: '1' }]);
  expect(document.title).toBe('Travel agents in Lisbon, Portugal | Atoll');
});

it('DES-05: a city says what it is like, its highlights, and who made its picture', async () => {
  world.cities = [cityOf({ highlights: ['Alfama', 'The river'] })];
  const { screen } = open();
  expect(await screen.findByText('A port on seven hills.')).toBeVisible();
  const highlights = within(screen.getByRole('list', { name: 'Highlights of Lisbon' }));
  expect(highlights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alfama',
    'The river',
  ]);
  expect(screen.getByText('Picture: Atoll')).toBeInTheDocument();
  // `image_position` '50% 40%' is kept by the crop.
  const [poster] = screen.getAllByRole('presentation', { hidden: true });
  expect(poster?.className).toMatch(/x5.*y4/);
});

it('DES-05: a city of which nobody has told anything has no highlights', async () => {
  world.cities = [cityOf({ highlights: [] })];
  const { screen } = open();
  await screen.findByText('A port on seven hills.');
  expect(screen.queryByRole('list', { name: /^Highlights/ })).not.toBeInTheDocument();
});

it.each(['/travel-agents/Lisbon', '/travel-agents/LISBON?page=1'])(
  'DIR-02: %s is the page of the city too, under its own address',
  async (path) => {
    const { screen } = open(path);
    await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' });
    expect(window.location.pathname).toBe('/travel-agents/lisbon');
  },
);

it.each(['/travel-agents/atlantis', '/travel-agents/%E2%82', '/travel-agents/%20'])(
  'DIR-02: %s is no city, and says so',
  async (path) => {
    const { screen } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find travel agents' })).toBeVisible();
    expect(document.title).toBe('Page Not Found | Atoll');
  },
);

it('DIR-16: every way on is a link that needs no login: country, guides, hotels, tours, cities nearby', async () => {
  const { screen } = open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Portugal' })).toHaveAttribute('href', '/destination/portugal');
  const about = within(screen.getByRole('complementary', { name: 'About Lisbon' }));
  const hrefOf = (name: string) => about.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('A first weekend in Lisbon')).toBe('/travel-agents/lisbon/guide/a-first-weekend');
  expect(hrefOf('Hotels in Lisbon')).toMatch(/^\/hotels\?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14/);
  expect(hrefOf('Tours in Lisbon')).toMatch(/^\/tours\?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14/);
  const nearby = within(screen.getByRole('region', { name: 'Other cities in Portugal' }));
  expect(nearby.getByRole('link', { name: /Porto.*41 agents/ })).toHaveAttribute(
    'href',
    '/travel-agents/porto',
  );
});

it('RFQ-02: a city leads to the form that asks its agents', async () => {
  const { screen } = open();
  expect(await screen.findByRole('link', { name: 'Ask agents for a quote' })).toHaveAttribute(
    'href',
    '/request?city=Lisbon&country=Portugal',
  );
});

it('the search within the city and the filters narrow its list', async () => {
  const { screen, user } = open();
  const form = within(await screen.findByRole('search', { name: 'Travel agents in Lisbon' }));
  await user.type(form.getByRole('searchbox', { name: 'Name or speciality' }), 'rui{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: '1 agent for “rui”' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rating 4.5+' }));
  expect(await screen.findByRole('heading', { name: 'No agents found' })).toBeVisible();
  expect(addressNow()).toEqual({ q: 'rui', rating: '4.5' });
  await user.click(screen.getByRole('button', { name: 'Show all agents' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(form.getByRole('searchbox')).toHaveValue('');
});

it('a city is no place to choose a country', async () => {
  const { screen } = open();
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: 'Country' })).not.toBeInTheDocument();
});

it('ERR-10: a city that does not load says so, and trying again helps', async () => {
  fail('/api/cities/lisbon');
  const { screen, user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' })).toBeVisible();
});

it('ERR-10: agents that do not load leave the city in sight', async () => {
  fail('/api/agents');
  const { screen, user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Agents could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: '312 travel agents in Lisbon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('while the city loads, that is announced', async () => {
  const release = hold('/api/cities/lisbon');
  const { screen } = open();
  expect(await screen.findByText('Loading the city')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' })).toBeVisible();
});

it('a city without featured agents, guides or neighbours leaves them out', async () => {
  world.cities = [cityOf({ featuredCount: 0, pages: [], nearby: [] })];
  const { screen } = open();
  await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' });
  expect(screen.queryByText(/featured\./)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Other cities/ })).not.toBeInTheDocument();
});

describe('the map', () => {
  const openMap = async (view: ReturnType<typeof open>) => {
    await view.screen.findAllByRole('article');
    await view.user.click(await view.screen.findByRole('button', { name: 'Open the map' }));
  };

  it('has a marker with the initials of each agent, and in its card who that is', async () => {
    const view = open();
    await openMap(view);
    expect(await view.screen.findByRole('region', { name: 'Map of travel agents in Lisbon' })).toBeVisible();
    expect(map().markers.map(({ name, label }) => [name, label])).toEqual([
      ['Inês Marques', 'IM'],
      ['Rui Lapa', 'RL'],
    ]);
    act(() => map().onSelect?.(idOf(2)));
    const preview = within(view.screen.getByTestId('preview'));
    expect(preview.getByText('Rui Lapa')).toBeVisible();
    expect(preview.getByText('Lusitana Slow Travel')).toBeVisible();
    act(() => map().onOpen?.(idOf(2)));
    await waitFor(() => expect(window.location.pathname).toBe(`/travel-agents/rui-lapa-${idOf(2)}/lisbon`));
  });

  it('a card shows its agent on the map', async () => {
    const view = open();
    await openMap(view);
    await view.user.click(view.screen.getByRole('button', { name: 'Show Rui Lapa on the map' }));
    await waitFor(() => expect(map().selectedId).toBe(idOf(2)));
  });

  it('MAP-07: a map that does not load stays a card in its own box, whose Retry loads it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    given.failure = new Error('no map');
    const view = open();
    await openMap(view);
    expect(await view.screen.findByText('Map Loading Error')).toBeVisible();
    expect(view.screen.getByText('There was a problem loading the map. Please try again.')).toBeVisible();
    expect(view.screen.getAllByRole('article')).toHaveLength(2);
    given.failure = null;
    await view.user.click(view.screen.getByRole('button', { name: 'Retry' }));
    expect(await view.screen.findByRole('region', { name: 'Map of travel agents in Lisbon' })).toBeVisible();
  });

  it('follows the list from page to page', async () => {
    world.agents = agentsOfLisbon(21);
    const view = open();
    await openMap(view);
    await view.screen.findByRole('region', { name: 'Map of travel agents in Lisbon' });
    await view.user.click(view.screen.getAllByRole('link', { name: 'Next page' })[0]!);
    await view.screen.findByRole('link', { name: 'Agent 21' });
    expect(map().markers.map(({ name }) => name)).toEqual(['Agent 21']);
  });
});
