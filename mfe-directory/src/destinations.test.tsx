import { renderApp } from '@atoll/platform/testing';
import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { DirectoryApp } from './directory-app';
import { fail, hold, queriesOf, startDirectoryServer, world } from './testing/directory-server';
import { cityOf, destinationOf } from './testing/fixtures';

startDirectoryServer();
beforeEach(() => {
  world.countries = [
    destinationOf(),
    destinationOf({
      country: 'Japan',
      clean_country: 'japan',
      region: 'Eastern Asia',
      agentCount: 2100,
      featuredCount: 0,
    }),
    destinationOf({
      country: 'São Tomé and Príncipe',
      clean_country: 'sao-tome-and-principe',
      region: 'Middle Africa',
      agentCount: 1,
      featuredCount: 0,
    }),
  ];
  world.cities = [cityOf()];
});

type Screen = ReturnType<typeof renderApp>['screen'];
const open = (path = '/destinations') => renderApp(<DirectoryApp />, { path });
/** The countries under a letter, as they stand there. */
const under = (screen: Screen, letter: string) =>
  within(screen.getByRole('region', { name: letter }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const shown = (screen: Screen) =>
  screen.queryAllByRole('article').map((country) => within(country).getByRole('link').textContent);
const field = (screen: Screen) => screen.getByRole('searchbox', { name: 'Find a country or city' });

it('DES-01: every visible country has a card that leads to its page, from A to Z', async () => {
  world.countries = [
    destinationOf({ country: 'Türkiye', clean_country: 'turkiye' }),
    destinationOf({ country: 'Åland', clean_country: 'aland' }),
    destinationOf(),
    destinationOf({ country: 'Austria', clean_country: 'austria' }),
  ];
  const { screen } = open();
  await screen.findByRole('region', { name: 'A' });
  expect(under(screen, 'A')).toEqual(['Åland', 'Austria']);
  expect(under(screen, 'P')).toEqual(['Portugal']);
  expect(under(screen, 'T')).toEqual(['Türkiye']);
  expect(
    within(screen.getByRole('region', { name: 'P' })).getByRole('link', { name: 'Portugal' }),
  ).toHaveAttribute('href', '/destination/portugal');
  expect(screen.getByText(/^4 countries, 1 city and 3,600 travel agents who know them/)).toBeVisible();
  expect(document.title).toBe('Destinations | Atoll');
});

it('DES-01: letters with countries lead to their heading, which takes the focus; the others are no links', async () => {
  const { screen } = open();
  const letters = within(await screen.findByRole('navigation', { name: 'Countries by letter' }));
  expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['J', 'P', 'S']);
  expect(letters.getByText('Z')).toHaveAttribute('aria-hidden', 'true');
  const target = screen.getByRole('heading', { level: 2, name: 'P' });
  expect(letters.getByRole('link', { name: 'P' })).toHaveAttribute('href', `#${target.id}`);
  expect(target).toHaveAttribute('tabindex', '-1');
});

it('DES-01: the countries with the most featured agents come first, with pictures, until somebody searches', async () => {
  world.countries = ['Chad', 'Fiji', 'Guam', 'Iran', 'Mali', 'Oman', 'Peru'].map((country, index) =>
    destinationOf({ country, clean_country: country.toLowerCase(), featuredCount: index }),
  );
  const { screen, user } = open();
  const popular = within(await screen.findByRole('region', { name: 'Popular destinations' }));
  expect(popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Peru',
    'Oman',
    'Mali',
    'Iran',
    'Guam',
    'Fiji',
  ]);
  await user.type(field(screen), 'p');
  expect(screen.queryByRole('region', { name: 'Popular destinations' })).toBeNull();
});

it('the first pictures are loaded before the others, which wait until they are near', async () => {
  const { screen } = open();
  await screen.findAllByRole('article');
  const pictures = screen.getAllByRole('presentation').map((picture) => picture.getAttribute('loading'));
  expect(pictures).toEqual(['eager', 'eager', 'lazy']);
});

it('DES-07: a card counts its agents and those that are featured', async () => {
  const { screen } = open();
  const textUnder = (letter: string) => screen.getByRole('region', { name: letter }).textContent;
  await screen.findAllByRole('article');
  expect(textUnder('P')).toBe('PPortugal900 travel agents, 27 featured');
  expect(textUnder('J')).toBe('JJapan2,100 travel agents');
  expect(textUnder('S')).toBe('SSão Tomé and Príncipe1 travel agent');
});

it('DES-01: typed letters narrow the list, whatever their case and accents, and stay in the address', async () => {
  const { screen, user } = open();
  await screen.findAllByRole('article');
  await user.type(field(screen), 'SAO TOME');
  expect(shown(screen)).toEqual(['São Tomé and Príncipe']);
  expect(screen.getByRole('status')).toHaveTextContent('1 country');
  expect(new URLSearchParams(window.location.search).get('q')).toBe('SAO TOME');
});

it('DES-01: apostrophes and accents need not be typed', async () => {
  world.countries.push(destinationOf({ country: 'Côte d’Ivoire', clean_country: 'cote-divoire' }));
  const { screen, user } = open();
  await screen.findAllByRole('article');
  for (const typed of ['cote', "COTE D'I", 'côte d’ivoire']) {
    await user.clear(field(screen));
    await user.type(field(screen), typed);
    expect(shown(screen)).toEqual(['Côte d’Ivoire']);
  }
});

it('DES-01: from two letters on, the cities of that name are found too, and lead to their agents', async () => {
  world.cities.push(cityOf({ name: 'São Paulo', city: 'São Paulo', slug: 'sao-paulo', country: 'Brazil' }));
  const { screen, user } = open();
  await screen.findAllByRole('article');
  await user.type(field(screen), 's');
  expect(queriesOf('/api/destinations/cities')).toEqual([]);
  await user.type(field(screen), 'ao');
  const cities = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(cities.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/travel-agents/sao-paulo',
  ]);
  expect(cities.getByText('Brazil')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 country and 1 city');
  await user.clear(field(screen));
  await user.type(field(screen), 'paulo');
  expect(screen.getByRole('link', { name: 'São Paulo' })).toBeVisible();
  expect(screen.queryByText(/has this name/)).toBeNull();
});

it('DES-01: a country or city is found by its name in another language, the country before cities', async () => {
  world.calledSo = {
    日本: { countries: ['japan'], cities: [] },
    Lissabon: { countries: [], cities: [{ city: 'Lisbon', slug: 'lisbon', country: 'Portugal' }] },
  };
  world.cities.push(cityOf({ city: 'Japan Springs', slug: 'japan-springs', country: 'Peru' }));
  const { screen, user } = open('/destinations?q=Japan');
  await screen.findByRole('region', { name: 'Cities' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['J', 'Cities']);
  await user.clear(field(screen));
  await user.type(field(screen), 'Lissabon');
  const city = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(city.getByRole('link')).toHaveAttribute('href', '/travel-agents/lisbon');
  expect(shown(screen)).toEqual([]);
  await user.clear(field(screen));
  await user.type(field(screen), '日本');
  expect(await screen.findByRole('region', { name: 'J' })).toBeVisible();
  expect(shown(screen)).toEqual(['Japan']);
});

it('DES-01, ERR-10: where other languages cannot be searched, that is said and the rest is found', async () => {
  fail('/api/destinations/called');
  const { screen } = open('/destinations?q=Japan');
  expect(await screen.findByText('Names in other languages could not be searched.')).toBeVisible();
  expect(shown(screen)).toEqual(['Japan']);
});

it('DES-01: of very many cities the first are shown, and how many there are', async () => {
  world.cities = Array.from({ length: 30 }, (_, index) =>
    cityOf({ city: `San ${index + 1}`, slug: `san-${index + 1}` }),
  );
  const { screen } = open('/destinations?q=san');
  const cities = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(cities.getAllByRole('link')).toHaveLength(24);
  expect(cities.getByText(/The first 24 of 30/)).toBeVisible();
});

it('ERR-10: where the cities cannot be searched, the countries still are', async () => {
  fail('/api/destinations/cities');
  const { screen } = open('/destinations?q=portu');
  expect(await screen.findByText(/the cities could not be searched/)).toBeVisible();
  expect(shown(screen)).toEqual(['Portugal']);
});

it('DES-01: a part of the world is a link, and narrows together with the name', async () => {
  const { screen, user } = open('/destinations?q=a');
  await screen.findAllByRole('article');
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the world' }));
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Everywhere',
    'Eastern Asia',
    'Middle Africa',
    'Southern Europe',
  ]);
  expect(parts.getByRole('link', { name: 'Everywhere' })).toHaveAttribute('aria-current', 'true');
  expect(parts.getByRole('link', { name: 'Eastern Asia' })).toHaveAttribute(
    'href',
    '/destinations?q=a&region=Eastern+Asia',
  );
  await user.clear(field(screen));
  expect(window.location.search).toBe('');
});

it('DES-01: an address with name and part of the world shows what it says', async () => {
  const { screen } = open('/destinations?q=p&region=Southern+Europe');
  await screen.findAllByRole('article');
  expect(shown(screen)).toEqual(['Portugal']);
  expect(field(screen)).toHaveValue('p');
  expect(screen.getByRole('link', { name: 'Southern Europe' })).toHaveAttribute('aria-current', 'true');
});

it('DES-01: a name that no country has leads back to all of them', async () => {
  const { screen, user } = open();
  await screen.findAllByRole('article');
  await user.type(field(screen), 'atlantis.*');
  await screen.findByRole('heading', { name: 'No country or city has this name' });
  expect(screen.getByRole('heading', { name: 'No country or city has this name' })).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
  const all = screen.getByRole('link', { name: 'Show all destinations' });
  expect(all).toHaveAttribute('href', '/destinations');
});

it('DES-01: a link to all of them also changes what the field says', async () => {
  const { screen, user } = open();
  await screen.findAllByRole('article');
  await user.type(field(screen), 'japan');
  act(() => {
    field(screen).blur();
    window.history.pushState(null, '', '/destinations');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(under(screen, 'P')).toEqual(['Portugal']);
  expect(field(screen)).toHaveValue('');
});

it('DES-01: what was typed before hydration narrows the list, and stays', async () => {
  const { screen, store, unmount } = open();
  await screen.findAllByRole('article');
  unmount();
  const app = (
    <Provider store={store}>
      <BrowserRouter>
        <DirectoryApp />
      </BrowserRouter>
    </Provider>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(app);
  document.body.append(page);
  within(page).getByRole<HTMLInputElement>('searchbox').value = 'japan';
  const root = await act(async () => hydrateRoot(page, app));
  expect(shown(screen)).toEqual(['Japan']);
  expect(field(screen)).toHaveValue('japan');
  act(() => root.unmount());
  page.remove();
});

it('ERR-10: countries that do not load say so, and trying again helps', async () => {
  fail('/api/destinations');
  const { screen, user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The destinations could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Destinations' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'P' })).toBeVisible();
});

it('while the countries load, that is announced', async () => {
  const release = hold('/api/destinations');
  const { screen } = open();
  expect(await screen.findByText('Loading destinations')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('region', { name: 'P' })).toBeVisible();
});

describe('the sitemap for people', () => {
  it('SEO-02: links to every section, every country, and the agents of each', async () => {
    const { screen } = open('/sitemap');
    const sections = within(await screen.findByRole('region', { name: 'Sections' }));
    const paths = sections.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/travel-agents',
        '/destinations',
        '/hotels',
        '/tours',
        '/map',
        '/expo',
        '/why-marco',
        '/hotel-marketing',
        '/privacy',
        '/terms',
      ]),
    );
    const countries = within(await screen.findByRole('region', { name: 'Countries' }));
    expect(countries.getAllByRole('link')).toHaveLength(3);
    expect(countries.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/destination/japan');
    const agents = within(screen.getByRole('region', { name: 'Travel agents by country' }));
    expect(agents.getByRole('link', { name: 'Agents in Portugal' })).toHaveAttribute(
      'href',
      '/travel-agents?country=portugal',
    );
    expect(document.title).toBe('Sitemap | Atoll');
  });

  it('ERR-10: without its countries it still has its sections, and trying again helps', async () => {
    fail('/api/destinations');
    const { screen, user } = open('/sitemap');
    expect(await screen.findByRole('alert')).toHaveTextContent('The countries could not be loaded');
    expect(screen.getByRole('link', { name: 'Hotels' })).toHaveAttribute('href', '/hotels');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Countries' })).toBeVisible();
  });
});
