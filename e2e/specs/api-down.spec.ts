import { futureDay } from '../dates';
import { expect, test } from '../journey';
import { PAGES } from '../remotes';

const RESULTS = `/hotels?city=Paris&country=France&lat=48.9&lng=2.4&checkIn=${futureDay(70)}&checkOut=${futureDay(72)}`;

test.beforeEach(async ({ page, watch }) => {
  watch.expectProblem(/Failed to load resource/);
  watch.expectProblem(/\[mfe-hotels/);
  await page.route('**/api/**', (route) => route.abort());
});

test('ERR-10: with the API gone every page is still there, with the dock and its own heading', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('ERR-10, HSE-33: a search that cannot be asked says so in its own place, and recovers', async ({
  page,
}) => {
  await page.goto('/hotels');
  await page.getByRole('combobox', { name: 'Destination' }).fill('Par');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
  }, RESULTS);
  await expect(
    page.getByText('An error occurred while searching for hotels. Please try again.'),
  ).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hotels in Paris/ })).toBeVisible();
});
