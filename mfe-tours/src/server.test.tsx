import type { RateTable } from '@atoll/contracts/money';
import type { FetchJson } from '@atoll/contracts/rendering';
import type { Tour } from '@atoll/contracts/tour';
import type * as platform from '@atoll/platform';
import { render } from './server';
import { bareTour, tourOf } from './testing/fixtures';
import { LISBON, LISBON_PATH, RATES } from './testing/tours-server';

// As on the server, where nobody's calendar is known; jsdom has a window.
jest.mock('@atoll/platform', () => ({
  ...jest.requireActual<typeof platform>('@atoll/platform'),
  useIsServerPage: () => true,
}));

beforeAll(() => {
  // React takes jsdom, whose buffers are not Node's, for an old runtime.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

/** The first screen at an address, with an API that knows these tours and Lisbon, and what it was asked. */
async function firstScreen(url: string, tours: Tour[] = [tourOf()], rates: RateTable | null = RATES) {
  const asked: string[] = [];
  const fetchJson: FetchJson = (path) => {
    if (path === '/api/exchange-rates')
      return rates ? Promise.resolve({ status: 200, body: rates }) : Promise.reject(new Error('down'));
    asked.push(path.split('?')[0] ?? '');
    const body = path.startsWith('/api/places')
      ? { places: [LISBON] }
      : { data: tours, meta: { count: tours.length, found: tours.length } };
    return Promise.resolve({ status: 200, body });
  };
  const view = await render({ url, fetchJson, locale: 'en' });
  const content = document.createElement('div');
  content.innerHTML = view.html;
  return { ...view, asked, headings: [...content.querySelectorAll('h1')].map((one) => one.textContent) };
}

it('TOU-01: /tours without a search is the same for everybody, and asks the API nothing', async () => {
  const { status, head, headings, asked, chunks } = await firstScreen('/tours');
  expect(status).toBe(200);
  expect(headings).toEqual(['Find something to do']);
  expect(head).toMatchObject({ title: 'Find tours | Atoll', canonical: '/tours' });
  expect(asked).toEqual([]);
  expect(chunks).toEqual([]);
});

it.each([
  ['an invented place', LISBON_PATH.replace('Lisbon', 'Xyzzyq')],
  ['a place that is elsewhere', LISBON_PATH.replace('38.72', '50.1')],
])('SEO-08: a search in %s is shown, and no search engine is told of it', async (_what, path) => {
  const { status, head } = await firstScreen(path);
  expect([status, head.canonical]).toEqual([200, undefined]);
});

it('SEO-08: a search has title, description, canonical address, picture and its tours as data', async () => {
  const tours = [tourOf(), bareTour()];
  const { head, headings, chunks } = await firstScreen(`${LISBON_PATH}&sort=price&page=2`, tours);
  expect(headings).toEqual(['2 tours in Lisbon']);
  expect(chunks).toEqual(['results']);
  expect(head.title).toBe('Tours in Lisbon, Portugal | Atoll');
  expect(head.description).toMatch(/^Tours and activities in Lisbon, Portugal/);
  // The one true address says neither order nor page nor people.
  expect(head.canonical).toMatch(/^\/tours\?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14/);
  expect(head.canonical).not.toMatch(/sort|page/);
  expect(head.image).toBe(tours[0]?.images[0]?.uri);
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'TouristTrip',
            name: 'Alfama on foot',
            offers: { '@type': 'Offer', price: 38, priceCurrency: 'USD' },
          },
        },
        { position: 2, item: { '@type': 'TouristTrip', name: 'Bare' } },
      ],
    },
  ]);
});

it('a place that a form without JavaScript sent as text is searched', async () => {
  const { headings, asked } = await firstScreen('/tours?q=lisbon&people=3');
  expect(headings).toEqual(['1 tour in Lisbon']);
  expect(asked).toEqual(['/api/places/submitted', '/api/activities']);
});

it('TOU-13: where there are no tours it looks further once, here too', async () => {
  const { headings, asked } = await firstScreen(LISBON_PATH, []);
  expect(headings).toEqual(['Tours in Lisbon']);
  expect(asked.filter((path) => path === '/api/activities')).toHaveLength(2);
});

it('TOU-38: /tours/map/maafushi asks for tours alone; its address is its own', async () => {
  const { status, head, headings, asked } = await firstScreen('/tours/map/maafushi?page=2');
  expect(status).toBe(200);
  expect(headings).toEqual(['1 tour in Maafushi']);
  expect(head).toMatchObject({
    title: 'Tours in Maafushi, Maldives | Atoll',
    canonical: '/tours/map/maafushi',
  });
  expect(asked).toEqual(['/api/activities']);
});

it('TOU-38: a place of the gazetteer has its page', async () => {
  const { head, asked } = await firstScreen('/tours/map/lisbon-portugal');
  expect(head.title).toBe('Tours in Lisbon, Portugal | Atoll');
  expect(asked).toEqual(['/api/places', '/api/activities']);
});

it('TOU-38: a place that nobody knows is not found, and not kept by search engines', async () => {
  const { status, head, html, asked } = await firstScreen('/tours/map/lisbonne-sur-mer');
  expect(status).toBe(404);
  expect(head.canonical).toBeUndefined();
  expect(html).toContain('We do not know this place');
  expect(asked).toEqual(['/api/places']);
});

it.each([
  ['/tours/map/Maafushi', '/tours/map/maafushi'],
  ['/tours/map/MAAFUSHI?people=2', '/tours/map/maafushi?people=2'],
  ['/tours/map/Lisb%C3%B3n-Portugal', '/tours/map/lisbon-portugal'],
  ['/tours/map/lisbon%20portugal', '/tours/map/lisbon-portugal'],
])('TOU-38: %s leads to the slug of the place', async (path, location) => {
  expect(await firstScreen(path)).toMatchObject({ status: 301, location });
});

it('TOU-38: another way to write the name of no place leads nowhere', async () => {
  const { status, location } = await firstScreen('/tours/map/Lisbonne-sur-M%C3%A9r');
  expect([status, location]).toEqual([404, undefined]);
});

it.each(['/tours?page=9999', `${LISBON_PATH}&page=9999`, '/tours/map/maafushi?page=9999'])(
  'TOU-21: %s is past the last page and not found, as in every list',
  async (path) => {
    const { status, head } = await firstScreen(path, []);
    expect(status).toBe(404);
    expect(head.canonical).toBeUndefined();
  },
);

it.each(['/tours/map/a', '/tours/map/%E2%82'])('TOU-38: %s is no place, and asks nothing', async (path) => {
  const { status, asked } = await firstScreen(path);
  expect(status).toBe(404);
  expect(asked).toEqual([]);
});

it.each([
  ['from=2020-11-20&to=2020-12-03', 'The first day cannot be in the past'],
  ['from=2020-12-07&to=2020-12-03', 'The last day cannot be before the first day'],
  ['people=999999', 'A search is for at most 50 people'],
  ['minPrice=200&maxPrice=100', 'The lowest price is above the highest'],
])('HSE-61: what is wrong with a link is said on the first screen as well: %s', async (query, message) => {
  const { html, headings } = await firstScreen(`${LISBON_PATH.replace('people=2', '')}&${query}`);
  expect(html).toContain(message);
  expect(headings).toEqual(['1 tour in Lisbon']);
});

it('HSE-61: a day that is still today somewhere is not past on the first screen', async () => {
  const { html } = await firstScreen(`${LISBON_PATH}&from=2020-11-25&to=2020-11-26`);
  expect(html).not.toContain('cannot be in the past');
  expect(html).toContain('Wed 25 Nov to Thu 26 Nov');
});

it('TOU-42: prices are compared on the first screen, in dollars and by dated rates', async () => {
  const { html, state } = await firstScreen(LISBON_PATH, [
    tourOf({ price: { amount: 5_900, currencyCode: 'JPY' } }),
  ]);
  expect(html).toContain('about $59');
  expect(html).toContain('exchange rates of 20 November 2020');
  expect(state).toContainEqual(expect.objectContaining({ endpointName: 'exchangeRates', value: RATES }));
});

it('TOU-42: a page does without rates that do not come', async () => {
  const { status, html } = await firstScreen(LISBON_PATH, [tourOf()], null);
  expect(status).toBe(200);
  expect(html).not.toContain('exchange rates');
});

it('PLT-01: where the API fails, the page is left to the browser instead of being kept', async () => {
  const fetchJson: FetchJson = () => Promise.reject(new Error('down'));
  await expect(render({ url: LISBON_PATH, fetchJson, locale: 'en' })).rejects.toThrow();
});
