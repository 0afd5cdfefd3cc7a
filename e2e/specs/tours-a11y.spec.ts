import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { PARIS } from '../places';
import { missedTouches } from '../touch-targets';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

for (const viewport of SIZES) {
  test.describe(`tours at ${viewport.width} px`, { tag: '@mfe-tours' }, () => {
    test.use({ viewport });

    test('PLT-12: the empty search and its alert have no accessibility violations', async ({
      page,
      tours,
    }) => {
      await tours.open();
      await expectAccessible(page);
      await tours.findTours.click();
      await expect(tours.alert).toBeVisible();
      await expectAccessible(page);
    });

    test('PLT-12: the grid, an expanded card and the tour have no accessibility violations', async ({
      page,
      tours,
    }) => {
      await tours.openSearch(PARIS);
      const beyondPx = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyondPx, 'nothing reaches beyond the window').toBeLessThanOrEqual(0);
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
      await expectAccessible(page);
      await tours.cards
        .first()
        .getByRole('link', { name: /View Details/ })
        .click();
      await expect(tours.detail).toBeVisible();
      await expectAccessible(page);
    });

    test('PLT-12: the map has no accessibility violations', async ({ page, tours }) => {
      await tours.openSearch(PARIS, 'map');
      await tours.showMap();
      await expect(tours.map).toBeVisible();
      // Where the header lies over nothing.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    });

    test('PLT-12: results that fail and are none have no accessibility violations', async ({
      page,
      tours,
      watch,
    }) => {
      watch.expectProblem(/Failed to load resource/);
      await tours.openSearch(PARIS);
      await page.route('**/api/activities?**', (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x', requestId: 'x' } }),
      );
      await page.getByRole('link', { name: 'Page 2' }).first().click();
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/activities?**');
      await page.route('**/api/activities?**', (route) =>
        route.fulfill({ json: { data: [], meta: { count: 0, found: 0 } } }),
      );
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'No tours found for Paris' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('tours with a finger', { tag: '@mfe-tours' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('PLT-12: from the form to the tour every control takes a touch of 44 px', async ({ page, tours }) => {
    await tours.open();
    expect(await missedTouches(page), 'the empty search').toEqual([]);
    await tours.openSearch(PARIS);
    expect(await missedTouches(page), 'results').toEqual([]);
    await tours.cards
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(tours.detail).toBeVisible();
    expect(await missedTouches(page), 'the tour').toEqual([]);
  });
});
