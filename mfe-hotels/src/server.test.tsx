import type { Hotel } from '@atoll/contracts/hotel';
import type { FetchJson } from '@atoll/contracts/rendering';
import type * as platform from '@atoll/platform';
import { render } from './server';
import { hotelOf } from './testing/fixtures';

const LISBON = { name: 'Lisbon', country: 'Portugal', latitude: 38.7, longitude: -9.1 };
const LISBON_PATH = '/hotels?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14';

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

/** The first screen at an address, with an API that knows these hotels. */
async function firstScreen(url: string, hotels: readonly Hotel[] = [hotelOf()]) {
  const fetchJson: FetchJson = (path) => {
    const known = hotels.find(({ hotelId }) => path === `/api/hotels/${hotelId}`);
    if (known) return Promise.resolve({ status: 200, body: known });
    if (path.startsWith('/api/places?')) return Promise.resolve({ status: 200, body: { places: [LISBON] } });
    if (path.startsWith('/api/hotels?'))
      return Promise.resolve({ status: 200, body: { hotels, totalCount: hotels.length } });
    return Promise.resolve({ status: 404, body: { code: 'NOT_FOUND', message: 'None', requestId: 'r' } });
  };
  return render({ url, fetchJson, locale: 'en' });
}

it('SEO-08: a search has title, description, canonical address and picture', async () => {
  const { status, head } = await firstScreen(`${LISBON_PATH}&sort=price&page=2`);
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Hotels in Lisbon, Portugal | Atoll',
    canonical: LISBON_PATH,
    image: '/media/hotels/miradouro.svg',
  });
});

it.each([
  ['an invented place', LISBON_PATH.replace('Lisbon', 'Xyzzyq')],
  ['a place that is elsewhere', LISBON_PATH.replace('38.72', '50.1')],
])('SEO-08: a search in %s is shown, and no search engine is told of it', async (_what, path) => {
  const { status, head } = await firstScreen(path);
  expect(status).toBe(200);
  expect(head.canonical).toBeUndefined();
});

it.each(['/hotels?page=9999', `${LISBON_PATH}&page=9999`])(
  'ERR-12: %s is past the last page and not found, as in every list',
  async (path) => {
    const { status, head } = await firstScreen(path, []);
    expect(status).toBe(404);
    expect(head.canonical).toBeUndefined();
  },
);

it.each([
  ['checkIn=2020-11-20&checkOut=2020-11-22', 'Check-in date cannot be in the past'],
  ['checkIn=2020-12-07&checkOut=2020-12-04', 'Check-out date must be after check-in date'],
  ['priceRange=300-100', 'The lowest price is above the highest'],
])(
  'HSE-23, HSE-61: what is wrong with a link is said on the first screen as well: %s',
  async (query, message) => {
    const { html } = await firstScreen(`${LISBON_PATH}&${query}`);
    expect(html).toContain(message);
    expect(html).toContain('No dates yet');
  },
);

it('HSE-61: a stay from what is still today somewhere is not past on the first screen', async () => {
  const { html } = await firstScreen(`${LISBON_PATH}&checkIn=2020-11-25&checkOut=2020-11-27`);
  expect(html).not.toContain('cannot be in the past');
});

it('ERR-12: a hotel that nobody knows is not found, beside results that are', async () => {
  expect((await firstScreen(`${LISBON_PATH}&hotel=LISCM001`)).status).toBe(200);
  expect((await firstScreen(`${LISBON_PATH}&hotel=LISXX999`)).status).toBe(404);
});

it('BKG-19: /bookings says what it is, asks nobody, and is kept by no search engine', async () => {
  const { status, head, html, chunks } = await firstScreen('/bookings', []);
  expect(status).toBe(200);
  expect(head.title).toBe('My bookings | Atoll');
  expect(head.canonical).toBeUndefined();
  expect(html).toContain('Your bookings need JavaScript to be shown.');
  expect(chunks).toEqual(['bookings']);
});
