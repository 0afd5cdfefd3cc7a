import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { BERGEN } from '../places';

/** What holds links while the line is cut comes when the page is quiet. */
async function untilQuiet(page: Page): Promise<void> {
  const isHere = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/idle-parts\.\w+\.js$/.test(name));
  await page.waitForFunction(isHere);
}

test.describe('a line that is cut', { tag: '@shell' }, () => {
  test('offline, a tap on a page that is not here keeps the results and says so, and Back works', async ({
    page,
    context,
    hotels,
    dock,
    watch,
  }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await hotels.openSearch(BERGEN);
    const name = hotels.cards.first().getByRole('heading');
    const first = await name.innerText();
    await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(name).not.toHaveText(first);
    const second = { address: page.url(), name: await name.innerText() };
    await untilQuiet(page);
    await context.setOffline(true);
    await dock.link('Find Tours').click();
    await expect(page.getByText(/^You are offline, and that page is not on this device yet/)).toBeVisible();
    await expect(page).toHaveURL(second.address);
    await expect(name).toHaveText(second.name);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect(name).toHaveText(first);
  });
});
