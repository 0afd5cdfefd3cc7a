import type { Locator } from '@playwright/test';
import { expect, test } from '../own-site';
import type { Stay } from '../pages/hotels-page';

/** Of this file's own site: its provider is told to fail. */
const SANDBOX_PORT = 21_000 + (process.pid % 10_000);
const SANDBOX = `http://127.0.0.1:${SANDBOX_PORT}`;
const HOTELS = '/v1/reference-data/locations/hotels/by-geocode';
const OFFERS = '/v3/shopping/hotel-offers';
const FAILED = 'An error occurred while searching for hotels. Please try again.';

async function tell(method: 'POST' | 'DELETE', fault?: object): Promise<void> {
  const answer = await fetch(`${SANDBOX}/__faults`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(fault ? { body: JSON.stringify(fault) } : {}),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`);
}

/** Places of their own, because an older answer would stand in for a failing one. */
const FAILURES: readonly [what: string, fault: object, place: Stay][] = [
  ['hangs', { delayMs: 60_000 }, { city: 'Siena', country: 'Italy', lat: 43.31822, lng: 11.33064 }],
  [
    'refuses the token twice',
    { status: 401 },
    { city: 'Galway', country: 'Ireland', lat: 53.27194, lng: -9.04889 },
  ],
  ['has enough of us', { status: 429 }, { city: 'Ghent', country: 'Belgium', lat: 51.05, lng: 3.71667 }],
  ['breaks', { status: 500 }, { city: 'Aarhus', country: 'Denmark', lat: 56.15674, lng: 10.21076 }],
  [
    'answers garbage',
    { status: 200, body: 'garbage' },
    { city: 'Trieste', country: 'Italy', lat: 45.64325, lng: 13.7903 },
  ],
  ['is cut off', { cut: true }, { city: 'Tromsø', country: 'Norway', lat: 69.6489, lng: 18.95508 }],
];

test.use({ siteEnv: { SANDBOX_TRAVEL_PORT: String(SANDBOX_PORT), LOAD_SHEDDING: 'off' } });

test.describe('a failing provider', { tag: '@mfe-hotels' }, () => {
  test.describe.configure({ mode: 'serial' });

  test.afterEach(() => tell('DELETE'));

  for (const [what, fault, place] of FAILURES) {
    test(`HSE-33, ERR-05, ERR-06: when it ${what}, the page says so, and Try Again finds the hotels`, async ({
      page,
      hotels,
      watch,
      ownSite,
    }) => {
      expect(ownSite.url).toContain('http');
      watch.expectProblem(/Failed to load resource/);
      await tell('POST', { path: HOTELS, ...fault });
      await page.goto(`${hotels.searchAddress(place)}&view=list`);
      await expect(page.getByText(FAILED)).toBeVisible();
      await expect(hotels.cards).toHaveCount(0);
      await tell('DELETE');
      // A provider that failed often is left alone for some seconds.
      await expect(async () => {
        const again = page.getByRole('button', { name: 'Try Again' });
        if (await again.isVisible()) await again.click();
        await expect(hotels.heading(place.city)).toBeVisible({ timeout: 4_000 });
      }).toPass();
      await expect(hotels.cards.first()).toBeVisible();
    });
  }

  test('HSE-32: when it knows no hotels, the page says that there are none', async ({ page, hotels }) => {
    await tell('POST', { path: HOTELS, status: 200, body: { data: [] } });
    const place = { city: 'Évora', country: 'Portugal', lat: 38.56667, lng: -7.9 };
    await page.goto(`${hotels.searchAddress(place)}&view=list`);
    await expect(page.getByText('No hotels found')).toBeVisible();
  });

  test('HSE-43: when it has no prices, the hotels are there without them', async ({
    page,
    hotels,
    watch,
  }) => {
    watch.expectProblem(/Failed to load resource|mfe-hotels\/offers/);
    await tell('POST', { path: OFFERS, status: 500 });
    const place = { city: 'Bath', country: 'United Kingdom', lat: 51.3751, lng: -2.36172 };
    await page.goto(`${hotels.searchAddress(place)}&view=list`);
    await expect(hotels.cards).toHaveCount(20);
    await expect(hotels.cards.filter({ hasText: 'Check availability' })).toHaveCount(20);
    await expect(page.getByText(FAILED)).toBeHidden();
  });

  for (const [what, query, place] of [
    ['', '', { city: 'Nantes', country: 'France', lat: 47.21725, lng: -1.55336 }],
    [', sorted by them', '&sort=price', { city: 'Toulouse', country: 'France', lat: 43.60426, lng: 1.44367 }],
    [
      ', filtered by them',
      '&priceRange=50-900',
      { city: 'Porto', country: 'Portugal', lat: 41.14961, lng: -8.61099 },
    ],
  ] as const) {
    test(`HSE-63: prices that it does not have are said once${what}, and come when it recovers, without a reload`, async ({
      page,
      hotels,
      watch,
    }) => {
      watch.expectProblem(/Failed to load resource|mfe-hotels\/offers/);
      await tell('POST', { path: OFFERS, status: 500 });
      await page.goto(`${hotels.searchAddress(place)}&view=list${query}`);
      const line = page.getByText('Prices are not available right now.');
      await expect(line).toBeVisible();
      await expect(hotels.cards).toHaveCount(20);
      await expect(page.getByText(FAILED)).toBeHidden();
      await tell('DELETE');
      await expect(hotels.cards.filter({ hasText: 'total' }).first()).toBeVisible({ timeout: 120_000 });
      await expect(line).toBeHidden();
    });
  }
});

// The last of the file, because nothing is left of the site afterwards.
test(
  'ERR-10: when the API itself is stopped, every screen that is open says so in its own place',
  { tag: '@mfe-hotels' },
  async ({ page, hotels, dock, slot, watch, ownSite }) => {
    watch.expectProblem(
      /Failed to load resource|RUNTIME-|did not load within|mfe-hotels\/|ChunkLoadError|Loading (css )?chunk/,
    );
    await hotels.openSearch({ city: 'Lyon', country: 'France', lat: 45.74846, lng: 4.84671 });
    const detail = page.getByRole('dialog');
    const open = async (card: Locator) => {
      await card.getByRole('link').first().click();
      await expect(detail.getByRole('heading').first()).toBeVisible();
    };
    await open(hotels.cards.first());
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await ownSite.stop();
    // What was read before is still there to be looked at.
    await open(hotels.cards.nth(1));
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await page.evaluate(
      (address) => {
        window.history.pushState(null, '', address);
      },
      hotels.searchAddress({ city: 'Lille', country: 'France', lat: 50.63297, lng: 3.05858 }),
    );
    await expect(page.getByText(FAILED)).toBeVisible();
    await dock.link('Find Tours').click();
    await expect(slot.failure('mfe-tours')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await dock.link('Home').click();
    // Its code was not read before.
    await expect(page.getByText('There was an error loading this page.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
);
