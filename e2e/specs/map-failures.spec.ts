import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { PARIS } from '../places';

/** Each remote's page with a map beside its list. The map of a city is of the same kind as that of hotels. */
const PAGES = [
  { app: 'mfe-hotels', path: hotelsPath() },
  { app: 'mfe-tours', path: '/tours?city=Paris&country=France&lat=48.85341&lng=2.3488&people=2&view=map' },
  { app: 'mfe-directory', path: '/map' },
] as const;

const BASEMAP = '**/*.pmtiles';

function hotelsPath(): string {
  const place = Object.entries(PARIS).map(([name, value]) => [name, String(value)]);
  return `/hotels?${new URLSearchParams([...place, ['view', 'map']]).toString()}`;
}

const map = (page: Page) => page.locator('[data-pitch]');
const cards = (page: Page) => page.getByRole('article');

async function isDrawn(page: Page): Promise<void> {
  await expect(map(page)).toHaveAttribute('data-zoom', /\d/);
}

for (const { app, path } of PAGES) {
  test.describe(`a map that fails, in ${app}`, { tag: `@${app}` }, () => {
    test('MAP-05: a basemap that does not load says so in its box, the list stays, Try Again recovers', async ({
      page,
      watch,
    }) => {
      watch.expectProblem(new RegExp(`${app}/map|Failed to load resource`));
      await page.route(BASEMAP, (route) => route.abort());
      await page.goto(path);
      const error = page.getByText('Error loading map. Please check your connection and try again.');
      await expect(error).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await page.unroute(BASEMAP);
      await map(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(error).toBeHidden();
      await isDrawn(page);
    });

    test('MAP-06: a browser that cannot draw maps is told so, and the list stays', async ({
      page,
      watch,
    }) => {
      watch.expectProblem(new RegExp(`${app}/map`));
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto(path);
      await expect(
        page.getByText('Failed to initialize map. Please check your browser compatibility.'),
      ).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    });

    test('MAP-07: a map whose code does not arrive becomes the card, and Retry loads it', async ({
      page,
      watch,
    }) => {
      watch.expectProblem(new RegExp(`${app}/map|Failed to load resource|The map did not load`));
      let isDown = true;
      await page.route('**/assets/*.js', (route) =>
        isDown && !/\/main\./.test(route.request().url()) ? route.abort() : route.continue(),
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Map Loading Error' })).toBeVisible();
      await expect(page.getByText('There was a problem loading the map. Please try again.')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      isDown = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await isDrawn(page);
    });
  });
}
