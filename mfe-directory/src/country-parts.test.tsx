import { renderApp } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { DirectoryApp } from './directory-app';
import { fail, startDirectoryServer, world } from './testing/directory-server';
import { cityCardOf, countryPageOf } from './testing/fixtures';

startDirectoryServer();

const town = (number: number, region: string | null = null) =>
  cityCardOf({ city: `Town ${String(number).padStart(2, '0')}`, slug: `town-${number}`, region });
const TOWNS = Array.from({ length: 100 }, (_, index) => town(index + 1, index < 3 ? 'Alentejo' : 'Algarve'));

const open = (path = '/destination/portugal') => renderApp(<DirectoryApp />, { path });
type Screen = ReturnType<typeof open>['screen'];
const regionOf = (screen: Screen, name: string | RegExp) => screen.findByRole('region', { name });

it('DES-12: all cities of a country are reached from its page, page by page', async () => {
  world.countryPages = [countryPageOf({ cities: TOWNS, cityCount: 100 })];
  const { screen, user } = open();
  const all = within(await regionOf(screen, 'All 100 towns and cities'));
  expect(await all.findByRole('link', { name: 'Town 01' })).toHaveAttribute('href', '/travel-agents/town-1');
  expect(all.queryByRole('link', { name: 'Town 49' })).not.toBeInTheDocument();
  // The same numbers stand there for wide and for narrow windows.
  const [lastPage = document.body] = all.getAllByRole('link', { name: 'Page 3' });
  await user.click(lastPage);
  expect(await all.findByRole('link', { name: 'Town 100' })).toBeVisible();
  expect(window.location.search).toBe('?page=3');
  expect(document.title).toBe('Towns and cities in Portugal, page 3 | Atoll');
});

it('DES-12: a town is found by a part of its name, and all of them come back', async () => {
  world.countryPages = [countryPageOf({ cities: TOWNS, cityCount: 100 })];
  const { screen, user } = open();
  const all = within(await regionOf(screen, 'All 100 towns and cities'));
  await user.type(await all.findByRole('searchbox', { name: 'Find a town in Portugal' }), 'town 7{Enter}');
  expect(await all.findByText('10 towns found')).toBeVisible();
  expect(all.queryByRole('link', { name: 'Town 01' })).not.toBeInTheDocument();
  expect(all.getByRole('link', { name: 'Show all towns and cities' })).toHaveAttribute(
    'href',
    '/destination/portugal',
  );
});

it('DES-12: words that no town has say so', async () => {
  world.countryPages = [countryPageOf()];
  const { screen } = open('/destination/portugal?q=atlantis');
  expect(await screen.findByText('No town of this name in Portugal')).toBeVisible();
});

it('DES-12: a region leads to its towns', async () => {
  const cities = TOWNS.slice(0, 3).map(({ city, slug, country }) => ({ city, slug, country }));
  world.countryPages = [
    countryPageOf({
      cities: TOWNS,
      cityCount: 100,
      regions: [
        { name: 'Alentejo', cityCount: 3, cities },
        { name: 'Algarve', cityCount: 97, cities },
      ],
    }),
  ];
  const { screen } = open('/destination/portugal?region=Alentejo');
  const regions = within(await regionOf(screen, 'Regions'));
  expect(regions.getByRole('link', { name: 'Alentejo Town 01, Town 02, Town 03' })).toHaveAttribute(
    'href',
    '/destination/portugal?region=Alentejo#all-cities',
  );
  expect(regions.getByRole('link', { name: 'Algarve Town 01, Town 02, Town 03 and 94 more' })).toBeVisible();
  const found = within(await regionOf(screen, 'Alentejo'));
  expect(await found.findByText('3 towns found')).toBeVisible();
});

it('DES-11: the cities with a guide come first, each with what it is like and its best months', async () => {
  world.countryPages = [
    countryPageOf({
      guided: [{ ...cityCardOf({ hasGuide: true }), summary: 'Granite houses.', best_months: [5, 6, 7] }],
    }),
  ];
  const { screen } = open();
  const guides = within(await regionOf(screen, 'Cities with a guide'));
  expect(guides.getByRole('link', { name: /Porto.*Guide/ })).toHaveAttribute('href', '/travel-agents/porto');
  expect(guides.getByText('Granite houses.')).toBeVisible();
  const year = within(await regionOf(screen, 'When to go'));
  expect(year.getByText('May to July')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Cities in Portugal' })).not.toBeInTheDocument();
});

it('DES-10: what is good to know comes from one table, and what nobody knows is left out', async () => {
  world.countryPages = [countryPageOf()];
  const { screen } = open();
  const known = within(await regionOf(screen, 'Good to know'));
  const row = (name: string) => known.getByText(name, { selector: 'dt' }).parentElement?.textContent;
  expect(['Capital', 'Language', 'Currency', 'Plugs', 'Emergency', 'Drives on', 'Neighbor'].map(row)).toEqual(
    [
      'CapitalLisbon',
      'LanguagePortuguese',
      'CurrencyEuro, EUR',
      'PlugsTypes C and F, 230 V',
      'Emergency112',
      'Drives onThe right',
      'NeighborSpain',
    ],
  );
  expect(known.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', '/destination/spain');
});

it('DES-10: a country of which little is known says little', async () => {
  const { facts } = countryPageOf();
  const emergency = { police: '101', ambulance: '102', fire: '103' };
  const nothing = { capital: null, languages: [], currency: null, plugs: [], volts: null, neighbours: [] };
  world.countryPages = [countryPageOf({ facts: { ...facts, ...nothing, drives_on: null, emergency } })];
  const { screen } = open();
  const known = within(await regionOf(screen, 'Good to know'));
  expect(known.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Emergency']);
  expect(known.getByText('Police 101, ambulance 102, fire 103')).toBeVisible();
});

it('DES-12: a country with one town and no agent says neither more than there is', async () => {
  world.countryPages = [countryPageOf({ agentCount: 0, agents: [], cityCount: 1, cities: [cityCardOf()] })];
  const { screen } = open();
  expect(await regionOf(screen, 'Towns and cities')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Agents who know it/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Hotels in/ })).toBeVisible();
});

it('ERR-10: towns that do not load leave the rest of the page, and trying again helps', async () => {
  world.countryPages = [countryPageOf()];
  fail('/api/destinations/portugal/cities');
  const { screen, user } = open();
  expect(await screen.findByText('The towns could not be loaded')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Good to know' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
});
