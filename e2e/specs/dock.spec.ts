import { expect, test } from '../journey';

const LINKS = [
  { name: 'Home', path: '/' },
  { name: 'Global Map', path: '/map' },
  { name: 'Find Agents', path: '/travel-agents' },
  { name: 'Find Hotels', path: '/hotels' },
  { name: 'Find Tours', path: '/tours' },
  { name: 'Expo', path: '/expo' },
  { name: 'Login', path: '/login' },
] as const;

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
]) {
  test(`HOM-23: the dock's items lead to their pages at ${viewport.width} px`, async ({ page, dock }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const { name, path } of LINKS) {
      await dock.link(name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dock.link(name)).toHaveAttribute('aria-current', 'page');
    }
  });
}

test('HOM-23: on a phone with text of twice the size no word of the dock runs into another, and each item keeps its name', async ({
  page,
  dock,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const words = () =>
    dock.bar.locator('li span').evaluateAll((spans) =>
      spans
        .map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return range.getBoundingClientRect();
        })
        .filter(({ width }) => width > 0)
        .map(({ left, right }) => [left, right] as const),
    );
  await page.goto('/hotels');
  await expect(dock.link('Find Agents')).toBeVisible();
  expect(await words()).toHaveLength(8);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  const large = await words();
  expect(large.filter(([left], index) => index > 0 && left < (large[index - 1]?.[1] ?? 0))).toEqual([]);
  for (const { name } of LINKS) await expect(dock.link(name)).toBeVisible();
});

test(
  'HOM-23: Marco AI opens over the page and closes again',
  { tag: '@mfe-marco' },
  async ({ page, dock }) => {
    await page.goto('/hotels');
    await dock.marco.click();
    await expect(dock.marco).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-remote="mfe-marco"]')).toContainText('Marco');
    await expect(page).toHaveURL('/hotels');
    await dock.marco.click();
    await expect(dock.marco).toHaveAttribute('aria-pressed', 'false');
  },
);

test('HOM-24: the dock is on every page but the chat', { tag: '@mfe-marco' }, async ({ page, dock }) => {
  await page.goto('/hotels');
  await expect(dock.bar).toBeVisible();
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dock.bar).toBeHidden();
});

test(
  'HOM-24: without the dock the header is one line on a phone too',
  { tag: '@mfe-marco' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const headerHeight = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
    };
    expect(await headerHeight('/chat')).toBe(await headerHeight('/tours'));
  },
);
