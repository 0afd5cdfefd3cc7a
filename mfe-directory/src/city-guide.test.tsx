import type { PriceMapProps } from '@atoll/map/price-map';
import { savedItems } from '@atoll/platform/saved-items';
import { renderApp } from '@atoll/platform/testing';
import { act, within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { startDirectoryServer, world } from './testing/directory-server';
import { agentOf, cityOf, guideOf } from './testing/fixtures';

jest.mock('@atoll/map/load-price-map', () => ({
  loadPriceMap: () => Promise.resolve(({ label }: PriceMapProps) => <section aria-label={label} />),
}));

startDirectoryServer();
beforeEach(() => {
  world.cities = [cityOf({ hasGuide: true, guide: guideOf() })];
  world.agents = [agentOf()];
});

const open = (path = '/travel-agents/lisbon') => renderApp(<DirectoryApp />, { path });
const cells = (list: HTMLElement) => within(list).getAllByRole('listitem');

it('DES-11: a city with a guide shows sights, quarters, food, seasons, ways and day trips, and then its agents', async () => {
  const { screen } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  expect(screen.getByText('A port on seven hills.')).toBeVisible();
  // The last to come: agents are asked for by themselves.
  expect(await screen.findByRole('heading', { level: 3, name: 'Inês Marques' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'To remember',
    'What to see',
    'Where to stay',
    'What to eat and drink',
    'A year at a glance',
    'Getting there and around',
    'Day trips',
    '312 travel agents in Lisbon',
    '1 agent',
    'Read before you ask',
    'Other cities in Portugal',
  ]);
});

it('DES-11: sights are numbered, called by their local name or by what they are, and described', async () => {
  const { screen } = open();
  const sights = cells(await screen.findByRole('list', { name: 'Sights of Lisbon' }));
  expect(sights.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1Belém TowerTorre de BelémA small fort at the edge of the water.'),
    expect.stringContaining('2Praça do ComércioSquareA square that is open to the river.'),
  ]);
});

it('DES-11: a sight is saved with its place and position, for the walk from a hotel', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Belém Tower' }));
  expect(savedItems.read()).toEqual([
    {
      kind: 'sight',
      id: 'lisbon/belem-tower',
      title: 'Belém Tower',
      place: 'Lisbon',
      position: { latitude: 38.6916, longitude: -9.216 },
      href: '/travel-agents/lisbon#sight-belem-tower',
    },
  ]);
});

it('DES-09 DES-11: quarters lead to the hotels around them where their place is known, and all of them to those of the city', async () => {
  const { screen } = open();
  const alfama = await screen.findByRole('link', { name: 'Hotels around Alfama' });
  expect(alfama).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/hotels\?city=Alfama&country=Portugal&lat=38.7118&lng=-9.13/),
  );
  const stay = within(screen.getByRole('region', { name: 'Where to stay' }));
  expect(stay.getAllByRole('link')).toHaveLength(2);
  expect(stay.getByRole('link', { name: 'All hotels in Lisbon' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/hotels\?city=Lisbon&country=Portugal&lat=38.72/),
  );
});

it('DES-11: day trips lead on to the page of the place, else to the tours there, else nowhere', async () => {
  const { screen } = open();
  const trips = within(await screen.findByRole('region', { name: 'Day trips' }));
  expect(trips.getByText('about 313 km')).toBeVisible();
  expect(trips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['More about Porto', '/travel-agents/porto'],
    ['Tours around Sintra', expect.stringMatching(/^\/tours\?city=Sintra&country=Portugal&lat=38.8/)],
  ]);
});

it('DES-11: the best months are said in words', async () => {
  const { screen } = open();
  const year = within(await screen.findByRole('region', { name: 'A year at a glance' }));
  expect(year.getByText('Best in April to June, September and October')).toBeVisible();
  expect(year.getByText('Most of the rain falls in winter.')).toBeVisible();
});

it('DES-11: a part of which nothing is told is not there, and nothing leads to it', async () => {
  const ways = { getting_there: '', getting_around: '' };
  const nothing = { quarters: [], food: [], best_months: [], seasons: '', ...ways };
  world.cities = [cityOf({ hasGuide: true, guide: guideOf({ ...nothing, day_trips: [] }) })];
  const { screen } = open();
  const parts = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See', 'Agents']);
  expect(screen.queryByRole('region', { name: 'Day trips' })).not.toBeInTheDocument();
});

it('DES-11: whoever comes for a narrowed list gets it first, with a way to the guide', async () => {
  const { screen } = open('/travel-agents/lisbon?q=marques');
  expect(await screen.findByRole('heading', { level: 1, name: '312 travel agents in Lisbon' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What to see' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Guide to Lisbon' })).toHaveAttribute(
    'href',
    '/travel-agents/lisbon',
  );
});

it('DES-10 DES-11: a city with a guide and without agents says so instead of an empty list', async () => {
  world.agents = [];
  world.cities = [cityOf({ hasGuide: true, guide: guideOf(), agentCount: 0, featuredCount: 0 })];
  const { screen } = open();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'No travel agent in Lisbon yet' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agents in Portugal' })).toHaveAttribute(
    'href',
    '/travel-agents?country=portugal',
  );
});

it('DES-11: the guide is there once its link was followed', async () => {
  const { screen } = open('/travel-agents/lisbon?q=marques');
  await screen.findByRole('link', { name: 'Guide to Lisbon' });
  act(() => {
    window.history.pushState(null, '', '/travel-agents/lisbon');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What to see' })).toBeVisible();
});
