import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { PARIS } from '../places';
import { missedTouches } from '../touch-targets';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

for (const viewport of SIZES) {
  test.describe(`hotels at ${viewport.width} px`, { tag: '@mfe-hotels' }, () => {
    test.use({ viewport });

    test('PLT-12: the open form and calendar have no accessibility violations', async ({ page, hotels }) => {
      await hotels.open();
      await hotels.destination.pressSequentially('par', { delay: 30 });
      await expect(page.getByRole('option', { name: /^Paris, France/ }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await hotels.dates.click();
      await expect(hotels.calendar.getByRole('grid').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('PLT-12: results that load, fail and are none have no accessibility violations', async ({
      page,
      hotels,
      watch,
    }) => {
      watch.expectProblem(/Failed to load resource/);
      await hotels.openSearch(PARIS);
      await expectAccessible(page);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/hotels?**', async (route) => {
        await answered;
        await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x', requestId: 'x' } });
      });
      await page.getByRole('link', { name: 'Page 2' }).first().click();
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await expectAccessible(page);
      answer();
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/hotels?**');
      await page.route('**/api/hotels?**', (route) =>
        route.fulfill({ json: { hotels: [], totalCount: 0, page: 1, pageSize: 20 } }),
      );
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText('No hotels found')).toBeVisible();
      await expectAccessible(page);
    });

    test('PLT-12: from the grid to the confirmation nothing has accessibility violations', async ({
      page,
      hotels,
      booking,
    }) => {
      await page.goto(`${hotels.searchAddress(PARIS)}&view=grid`);
      await expect(hotels.cards.first()).toBeVisible();
      const more = page.getByRole('button', { name: /more about/ }).first();
      await more.click();
      await expectAccessible(page);
      await more.click();
      await hotels.openFirstHotel();
      await hotels.chooseFirstOffer();
      await expectAccessible(page);
      await hotels.continueToBook.click();
      await expect(booking.form).toBeVisible();
      await booking.complete.click();
      await expect(page.getByText('First name is required')).toBeVisible();
      await expectAccessible(page);
      await booking.fill();
      await booking.complete.click();
      await expect(booking.confirmation).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('hotels with a finger', { tag: '@mfe-hotels' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('PLT-12: from the results to the form every control takes a touch of 44 px', async ({
    page,
    hotels,
    booking,
  }) => {
    await hotels.openSearch(PARIS);
    expect(await missedTouches(page), 'results').toEqual([]);
    await hotels.openFirstHotel();
    await hotels.chooseFirstOffer();
    expect(await missedTouches(page), 'the hotel').toEqual([]);
    await hotels.continueToBook.click();
    await expect(booking.form).toBeVisible();
    expect(await missedTouches(page), 'the form').toEqual([]);
  });
});
