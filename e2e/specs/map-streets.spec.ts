import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../journey';
import { PARIS, SAN_FRANCISCO } from '../places';

const CITY_ON_GLOBAL_MAP = `/map?lat=${SAN_FRANCISCO.lat}&lng=${SAN_FRANCISCO.lng}&zoom=13`;
const STREETS_FILE = /san-francisco\.\w+\.pmtiles/;
const WIDTHS = [320, 375, 768, 1000, 1440];
const NO_STREETS_LOADED = 'The street map did not load, so this one is simplified.';

/** Whether the middle of each link is the link: nothing lies over it, and it is in the window. */
function areInSight(links: Locator): Promise<boolean[]> {
  return links.evaluateAll((all) =>
    all.map((link) => {
      // Of a link that breaks into two lines the first one.
      const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === link;
    }),
  );
}

/** The page's settings name this file, as if the deployment did. */
async function withStreetsOf(page: Page, path: string): Promise<void> {
  await page.route(/\/map\?/, async (route: Route) => {
    const answer = await route.fetch();
    const settings = `"basemap":{"url":"${path}","attribution":"© [Example](https://tiles.example/)"},`;
    const body = (await answer.text()).replace(/(id="atoll-settings">\{)/, `$1${settings}`);
    await route.fulfill({ response: answer, body });
  });
}

test.describe('streets', { tag: '@mfe-directory' }, () => {
  test('MAP-27: whose streets they are is in sight at every width', async ({ page, globalMap }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await globalMap.open(CITY_ON_GLOBAL_MAP);
      await expect(globalMap.map).toHaveAttribute('data-painted', '');
      await globalMap.map.scrollIntoViewIfNeeded();
      const credits = globalMap.map.locator('p a');
      await expect(globalMap.map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
      await expect(globalMap.map.getByRole('link', { name: 'Protomaps' })).toBeVisible();
      await expect(globalMap.map.getByText(/Simplified map/)).toHaveCount(0);
      await expect.poll(() => areInSight(credits), `at ${width} px`).toEqual([true, true, true, true, true]);
    }
  });

  test('MAP-27: an address that is no map is one sentence, and the map that comes with the site stays', async ({
    page,
    globalMap,
    watch,
    baseURL,
  }) => {
    watch.expectProblem(/mfe-directory\/map|Failed to load resource/);
    await withStreetsOf(page, `${baseURL}/assets/none.pmtiles`);
    await globalMap.open(CITY_ON_GLOBAL_MAP);
    await expect(globalMap.map.getByText(NO_STREETS_LOADED)).toBeVisible();
    await expect(globalMap.map).toHaveAttribute('data-painted', '');
    await expect(globalMap.map.getByRole('link', { name: 'Protomaps' })).toBeVisible();
    await expect(globalMap.map.getByRole('link', { name: 'Example' })).toHaveCount(0);
    await expect(page.getByText('Error loading map.')).toHaveCount(0);
  });
});

test.describe('streets under hotels', { tag: '@mfe-hotels' }, () => {
  test('MAP-27: their owners are in sight where the dock stands over the page', async ({ page, hotels }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await hotels.openMap(SAN_FRANCISCO);
    await expect(hotels.map.getByRole('link', { name: 'Protomaps' })).toBeVisible();
    const credits = hotels.map.locator('p a');
    await expect.poll(() => areInSight(credits)).toEqual([true, true, true, true, true]);
  });

  test('MAP-27: where there are no streets one line says so, nothing of them is read, and nothing is promised', async ({
    hotels,
    watch,
  }) => {
    await hotels.openMap(PARIS);
    await expect(hotels.map.getByText('Simplified map: no streets here')).toBeVisible();
    await expect(hotels.map.getByText('Zoom in to see buildings.')).toHaveCount(0);
    await expect(hotels.map).toHaveAttribute('data-pitch', '45');
    await hotels.map.getByRole('button', { name: 'Zoom in' }).click();
    await hotels.map.getByRole('button', { name: 'Fit all on the map' }).click();
    await expect.poll(() => hotels.zoom()).toBeLessThanOrEqual(15);
    expect(watch.requests.filter(({ url }) => STREETS_FILE.test(url))).toEqual([]);
  });
});
