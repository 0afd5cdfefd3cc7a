import { expect, test } from '../journey';
import { PARIS } from '../places';

const HOTELS_CODE = '**/releases/mfe-hotels/**/*.js';
const FAILED = 'There was an error loading this part.';

test.describe('hotel code that does not arrive', { tag: '@mfe-hotels' }, () => {
  test.beforeEach(({ watch }) => {
    watch.expectProblem(/Failed to load resource|ChunkLoadError|Loading chunk/);
  });

  test('ERR-08, HDT-01: a hotel whose code is missing says so, and Retry opens it', async ({
    page,
    hotels,
  }) => {
    // Before anybody points at the results, their layers are not asked for.
    await hotels.openSearch(PARIS);
    await page.route(HOTELS_CODE, (route) => route.abort());
    await hotels.cards
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.unroute(HOTELS_CODE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(hotels.detail).toBeVisible();
    await expect(hotels.offers.first()).toBeVisible();
  });

  test('ERR-08, HSE-11: results whose code is missing say so, and Retry shows them', async ({
    page,
    hotels,
  }) => {
    await hotels.open();
    await page.route(HOTELS_CODE, (route) => route.abort());
    await page.getByRole('link', { name: 'Paris', exact: true }).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.unroute(HOTELS_CODE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(hotels.heading('Paris')).toBeVisible();
  });
});
