import { expect, test } from '../journey';
import { BERGEN, PARIS } from '../places';

/** Phone, tablet, and 1280 x 900 magnified to 200 % and 400 %. */
const NARROW_SCREENS = [
  { what: 'a phone', width: 375, height: 812 },
  { what: 'a tablet', width: 768, height: 1024 },
  { what: '200 % zoom', width: 640, height: 450 },
  { what: '400 % zoom', width: 320, height: 225 },
] as const;

test.describe('hotel results', { tag: '@mfe-hotels' }, () => {
  test('HSE-60: by price every hotel stays, and the page says how many have a price while they come', async ({
    page,
    hotels,
  }) => {
    await hotels.openSearch(PARIS);
    const total = (await hotels.heading('Paris').innerText()).match(/of ([\d,]+)/)?.[1] ?? '';
    expect(Number(total)).toBeGreaterThan(100);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
    await expect(
      page.getByText(new RegExp(`\\d+ of ${total} hotels have a price, the others come last`)),
    ).toBeVisible();
    await expect(hotels.heading('Paris')).toHaveText(`Showing 20 of ${total} Hotels in Paris`);
    const totals = await hotels.cards.evaluateAll((cards) =>
      cards.map((card) => Number(/\$([\d,]+) total/.exec(card.textContent)?.[1]?.replaceAll(',', ''))),
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test('HSE-37: Show All asks once and appends sixty hotels at a time; print has all of them', async ({
    page,
    hotels,
    watch,
  }) => {
    await hotels.openSearch(PARIS);
    await page.getByRole('button', { name: /^Show All \d+ Hotels$/ }).click();
    await expect(hotels.cards).toHaveCount(60);
    const total = Number(/Showing (\d+) of \1/.exec(await hotels.heading('Paris').innerText())?.[1]);
    expect(total).toBeGreaterThan(200);
    await hotels.cards.last().scrollIntoViewIfNeeded();
    await expect(hotels.cards).toHaveCount(120);
    await expect(hotels.cards.nth(100)).toContainText(/total|Check availability/);
    const lists = watch.apiCalls('/api/hotels').filter(({ url }) => url.includes('/api/hotels?'));
    expect(lists.filter(({ url }) => url.includes('pageSize=1000'))).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    // Hundreds of cards at once take a busy machine a while.
    await expect(hotels.cards).toHaveCount(total, { timeout: 120_000 });
  });

  test('results print as a list, not as an interface', async ({ page, hotels }) => {
    await hotels.openMap(BERGEN);
    await page.emulateMedia({ media: 'print' });
    await expect(hotels.heading('Bergen')).toBeVisible();
    await expect(hotels.cards.first()).toBeVisible();
    for (const control of ['button', 'combobox', 'navigation', 'complementary', 'search', 'banner'] as const)
      await expect(page.getByRole(control)).toHaveCount(0);
  });

  test('C53: the filters stand beside the hotels from 1100 px on, beside a map from 1300 px on, and stay in sight', async ({
    page,
    hotels,
  }) => {
    const column = page.getByRole('complementary', { name: 'Filter hotels' });
    const button = page.getByRole('button', { name: /^Filters \(/ });
    await page.setViewportSize({ width: 1280, height: 900 });
    await hotels.openSearch(PARIS);
    await expect(column).toBeVisible();
    await expect(button).toBeHidden();
    await hotels.cards.nth(10).scrollIntoViewIfNeeded();
    await expect(column.getByRole('heading', { name: 'Filters' })).toBeInViewport();
    await page.getByRole('button', { name: 'Map view' }).click();
    await expect(column).toBeHidden();
    await expect(button).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(column).toBeVisible();
  });

  for (const { what, width, height } of NARROW_SCREENS) {
    test(`on ${what} no bar covers what has the focus`, async ({ page, hotels }) => {
      await page.setViewportSize({ width, height });
      await hotels.openSearch(BERGEN);
      await expect(hotels.cards.first()).toContainText('total');
      const covered = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('a[href], button, select')].flatMap((control) => {
          if (!control.checkVisibility() || control.closest('[data-locks-scroll]')) return [];
          control.focus();
          const { left, top, width: wide, height: high } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
          // A link may cover its card; whatever stands above it in the card is its own.
          const isFree = hit !== null && (control.contains(hit) || control.closest('article')?.contains(hit));
          return isFree ? [] : [`${control.getAttribute('aria-label') ?? control.textContent}`];
        }),
      );
      expect(covered).toEqual([]);
    });
  }
});

test.describe('hotel results on a phone', { tag: '@mfe-hotels' }, () => {
  test.use({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });

  test('HSE-31: on a phone one button leads to the map, and the link of the open map to the grid', async ({
    page,
    hotels,
  }) => {
    await page.goto(hotels.searchAddress(PARIS));
    await expect(hotels.cards.first().getByRole('heading')).toBeInViewport();
    await hotels.isTakenOver();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await hotels.isMapDrawn();
    await page.getByRole('link', { name: 'Show as Grid' }).tap();
    await expect(page).toHaveURL(/view=grid/);
    await expect(hotels.map).toHaveCount(0);
    await expect(hotels.cards.first()).toBeInViewport();
  });

  test('HSE-31: the button over the list says what it does: Map, and List while the map is open', async ({
    page,
    hotels,
  }) => {
    await page.goto(hotels.searchAddress(PARIS));
    await expect(hotels.cards.first()).toBeVisible();
    await hotels.isTakenOver();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await hotels.isMapDrawn();
    const box = await hotels.map.boundingBox();
    expect(box?.height).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'List', exact: true }).tap();
    await expect(hotels.map).toHaveCount(0);
    await expect(hotels.cards.first().getByRole('heading')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible();
  });
});

test.describe('hotel results without JavaScript', { tag: '@mfe-hotels' }, () => {
  test.use({ javaScriptEnabled: false });

  test('prices say what they need, a hotel’s link leads to its facts, and nothing is shown that does nothing', async ({
    page,
    hotels,
    request,
  }) => {
    const openRendered = async (address: string) => {
      await expect.poll(async () => (await request.get(address)).text()).toContain('data-server="true"');
      await page.goto(address);
    };
    await openRendered(hotels.searchAddress(PARIS));
    await expect(hotels.cards).toHaveCount(20);
    await expect(page.getByText('Prices need JavaScript')).toHaveCount(20);
    await expect(page.getByRole('button')).toHaveText(['Search Hotels']);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Filter hotels' })).toBeHidden();
    const link = hotels.cards.first().getByRole('link', { name: /View Details/ });
    const name = await hotels.cards.first().getByRole('heading').innerText();
    await openRendered((await link.getAttribute('href')) ?? '');
    const hotel = page.getByRole('dialog', { name });
    await expect(hotel.getByRole('heading', { name: 'About this hotel' })).toBeVisible();
    await expect(hotel.getByText('Check-in', { exact: true })).toBeVisible();
    await expect(hotel.getByText('Prices need JavaScript')).toBeVisible();
    await expect(hotel.getByRole('button', { name: 'Continue to Book' })).toBeHidden();
    await hotel.getByRole('link', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hotels.cards).toHaveCount(20);
  });
});
