import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { colorsAt } from '../pixels';
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

  test('HOM-33: where neither a picture nor the one in its place comes, its ground is seen and no broken picture', async ({
    page,
    hotels,
    watch,
  }) => {
    watch.expectProblem(/ERR_FAILED/);
    await page.route(/\.(avif|webp|png|jpe?g)(\?|$)|default-poster/, (route) => route.abort());
    await hotels.openSearch(BERGEN);
    const picture = hotels.cards.first().locator('img').first();
    await expect(picture).toHaveAttribute('src', /default-poster/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0))
      .toBe(true);
    // At its left edge, where the browser frames a broken picture and nothing of the card lies over it.
    const { x, y, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    expect(await colorsAt(page, Math.ceil(x), Math.ceil(y + height / 2), 6)).toBe(1);
  });
});
