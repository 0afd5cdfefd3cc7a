import { renderApp } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { fail, hold, startDirectoryServer, world } from './testing/directory-server';
import { countryPageOf } from './testing/fixtures';

startDirectoryServer();
beforeEach(() => {
  world.countryPages = [countryPageOf()];
});

const open = (path = '/destination/portugal') => renderApp(<DirectoryApp />, { path });
const found = (screen: ReturnType<typeof open>['screen']) =>
  screen.findByRole('heading', { level: 1, name: 'Portugal' });

it('DES-02: a country shows what it is like, its cities and its agents', async () => {
  const { screen } = open();
  expect(await found(screen)).toBeVisible();
  expect(screen.getByText('Atlantic light and long lunches.')).toBeVisible();
  const cities = within(screen.getByRole('group', { name: 'Cities in Portugal' }));
  expect(cities.getByRole('link', { name: /Lisbon.*312 agents/ })).toHaveAttribute(
    'href',
    '/travel-agents/lisbon',
  );
  expect(cities.getByRole('link', { name: /Porto.*41 agents/ })).toBeVisible();
  const agents = within(screen.getByRole('region', { name: 'Agents in Portugal' }));
  expect(agents.getByRole('heading', { name: 'Inês Marques' })).toBeVisible();
  expect(agents.getByRole('link', { name: 'All agents in Portugal' })).toHaveAttribute(
    'href',
    '/travel-agents?country=portugal',
  );
  expect(screen.getByText(/^Sample data: the agents/)).toBeVisible();
  expect(document.title).toBe('Portugal: cities, hotels, tours and travel agents | Atoll');
});

it.each(['/destination/PORTUGAL', '/destination/P%C3%B3rtugal'])(
  'DES-02: %s leads to the country under its one address',
  async (path) => {
    const { screen } = open(path);
    expect(await found(screen)).toBeVisible();
    expect(window.location.pathname).toBe('/destination/portugal');
  },
);

it('RFQ-02: a country leads to the form that asks its agents', async () => {
  const { screen } = open();
  await found(screen);
  expect(screen.getByRole('link', { name: 'Ask agents for a quote' })).toHaveAttribute(
    'href',
    '/request?country=Portugal',
  );
});

it('DES-04: the picture is shown with the name of who made it', async () => {
  const { screen } = open();
  await found(screen);
  expect(screen.getByText('Picture: Ana Cruz, Atoll')).toBeVisible();
  const pictures = screen.getAllByRole('presentation', { hidden: true });
  const sources = pictures.map((picture) => picture.getAttribute('src'));
  expect(sources).toContain('/media/artwork/old-town.golden-800x600.avif');
});

it('DES-07: counts its cities, its agents and those that are featured', async () => {
  const { screen } = open();
  await found(screen);
  // What is good to know follows further down.
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts.slice(0, 3)).toEqual(['2', '900', '27']);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 3)).toEqual(['cities', 'travel agents', 'featured']);
});

it('DES-09: hotels and tours carry the city, the country and where it is; agents the country', async () => {
  const { screen } = open();
  await found(screen);
  const plan = within(screen.getByRole('region', { name: 'Plan a trip to Portugal' }));
  const queryOf = (name: RegExp) => {
    const url = new URL(plan.getByRole<HTMLAnchorElement>('link', { name }).href);
    return [url.pathname, Object.fromEntries(url.searchParams)];
  };
  const lisbon = { city: 'Lisbon', country: 'Portugal', lat: '38.72', lng: '-9.14' };
  expect(queryOf(/^Hotels in Lisbon/)).toEqual(['/hotels', expect.objectContaining(lisbon)]);
  expect(queryOf(/^Tours in Lisbon/)).toEqual(['/tours', expect.objectContaining(lisbon)]);
  expect(queryOf(/^Agents who know it/)).toEqual(['/travel-agents', { country: 'portugal' }]);
});

it('DES-02: a country without cities and agents leaves them out, and is searched by its own name', async () => {
  world.countryPages = [countryPageOf({ cities: [], agents: [], cityCount: 0, sample: false })];
  const { screen } = open();
  await found(screen);
  expect(screen.queryByRole('group', { name: /^Cities in/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Agents in/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Sample data/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hotels in Portugal/ })).toHaveAttribute(
    'href',
    expect.stringContaining('city=Portugal&country=Portugal&lat=39.5&lng=-8'),
  );
});

it.each(['/destination/atlantis', '/destination/..%2Fagents', '/destination/%2A'])(
  'DES-02: %s is no country, and says so',
  async (path) => {
    const { screen } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse destinations' })).toHaveAttribute(
      'href',
      '/destinations',
    );
    expect(document.title).toBe('Page Not Found | Atoll');
  },
);

it('ERR-10: a country that does not load says so, and trying again helps', async () => {
  fail('/api/destinations/portugal');
  const { screen, user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await found(screen)).toBeVisible();
});

it('while the country loads, that is announced', async () => {
  const release = hold('/api/destinations/portugal');
  const { screen } = open();
  expect(await screen.findByText('Loading the destination')).toBeInTheDocument();
  release();
  expect(await found(screen)).toBeVisible();
});
