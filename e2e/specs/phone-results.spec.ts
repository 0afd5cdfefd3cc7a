import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { PARIS } from '../places';

const PHONE = { viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true };
/** From the top of the window to the first picture (issue 24, B3). */
const FIRST_PICTURE_PX = 300;

const place = new URLSearchParams(Object.entries(PARIS).map(([name, value]) => [name, String(value)]));
const TOURS = `/tours?${place.toString()}&people=2`;

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Infinity;
}

/** Before anybody scrolls: the first picture, the first price, and the bar; after it: the bar, above the dock. */
async function expectOneBar(page: Page, card: Locator, price: Locator, dock: Locator): Promise<void> {
  await expect(price).toBeVisible();
  expect(await topOf(card.getByRole('img').or(card.locator('img')).first())).toBeLessThanOrEqual(
    FIRST_PICTURE_PX,
  );
  expect(await topOf(price)).toBeLessThan(await topOf(dock));
  const controls = [
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('button', { name: 'Filters (0)' }),
    page.getByRole('button', { name: /^(Map|List)$/ }),
  ];
  const tops = await Promise.all(controls.map(topOf));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
  for (const control of controls) {
    await expect(control).toBeInViewport();
    // Fails where another element, such as header or dock, would take the tap.
    await control.click({ trial: true });
  }
}

test.describe('results of hotels on a phone', { tag: '@mfe-hotels' }, () => {
  test.use({ ...PHONE });

  test('HSE-25, HSE-31: the bar is one line on a phone of 320 px, too, and its map has its name', async ({
    page,
    hotels,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(hotels.searchAddress(PARIS));
    await expect(hotels.cards.first()).toBeVisible();
    const controls = [
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('button', { name: 'Filters (0)' }),
      page.getByRole('button', { name: 'Map', exact: true }),
    ];
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
    for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(44);
  });

  test('HSE-25, HSE-31: one bar stays in sight, the first picture and price come at once, the limit is told at the end', async ({
    page,
    hotels,
    dock,
  }) => {
    await page.goto(hotels.searchAddress(PARIS));
    const card = hotels.cards.first();
    await expectOneBar(page, card, card.getByText(/\$[\d,]+ total/), dock.marco);
    const note = page.getByText('Results limited to 20 hotels to improve performance');
    expect(await topOf(note)).toBeGreaterThan(await topOf(hotels.cards.last()));
  });
});

test.describe('results of tours on a phone', { tag: '@mfe-tours' }, () => {
  test.use({ ...PHONE });

  test('TOU-22: one bar stays in sight, the first picture and price come at once', async ({ page, dock }) => {
    await page.goto(TOURS);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await expectOneBar(page, card, card.getByText(/per person/), dock.marco);
  });
});

for (const width of [375, 768, 1000]) {
  test.describe(`the global map at ${width} px`, { tag: '@mfe-directory' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('MAP-01: the dock does not hide whose map it is', async ({ page }) => {
      await page.goto('/map');
      const source = page.getByRole('link', { name: 'Natural Earth' });
      await expect(source).toBeVisible();
      const isOnTop = await source.evaluate((link) => {
        const { left, top, width: wide, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + wide / 2, top + height / 2) === link;
      });
      expect(isOnTop).toBe(true);
    });
  });
}
