import { API_PATHS } from '@atoll/contracts/api-paths';
import { expect, test } from '../journey';

test('the theme follows the system, can be changed, and is kept on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).not.toHaveCSS('background-color', light);
  await page.goto('/hotels');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the first paint is already dark for who chose dark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('atoll-theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('HOM-27: outside production no page view is reported', async ({ page, dock, watch }) => {
  await page.goto('/');
  await dock.link('Find Hotels').click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
  await dock.link('Home').click();
  await expect(page).toHaveURL('/');
  const paths = watch.requests.map(({ url }) => new URL(url).pathname);
  // The navigations were seen: what is missing was not sent, and not overlooked.
  expect(paths).toContain('/');
  expect(paths).not.toContain(API_PATHS.pageViews);
});

test('AUT-01: the dock leads to login without a new document, which says what is wrong with a bad password', async ({
  page,
  dock,
  watch,
}) => {
  watch.expectProblem(/401/);
  await page.goto('/');
  await dock.link('Login').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.getByLabel('E-mail').fill('traveler@atoll.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/E-mail or password is not right/);
  await expect(page).toHaveURL('/login');
});

test('Back and Forward go through shell pages and remotes', async ({ page, dock, slot }) => {
  await page.goto('/');
  await dock.link('Find Tours').click();
  await expect(slot.of('mfe-tours').getByRole('heading', { level: 1 })).toBeVisible();
  await dock.link('Find Hotels').click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
  await page.goBack();
  await expect(slot.of('mfe-tours').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
});

test('HOM-05: on a phone the search of the front page is in sight at once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Find hotels' })).toBeInViewport({ ratio: 1 });
});

test('another page begins at its top, and Back returns to the link that was tapped', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/destinations');
  // What remembers the place comes once the page is quiet.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle-parts.')),
  );
  const link = page.getByRole('main').locator('a[href="/destination/morocco"]');
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await link.scrollIntoViewIfNeeded();
  // Cards around it get their heights as they come into sight.
  let before = Number.NaN;
  await expect(async () => {
    const last = before;
    before = await topOf();
    expect(before).toBe(last);
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
  await link.click();
  await expect(page).toHaveURL('/destination/morocco');
  await expect(page.getByRole('heading', { level: 1, name: /Morocco/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(topOf).toBeCloseTo(before, -1);
});

test.describe('on the server’s page', () => {
  test.use({ javaScriptEnabled: false });

  test('a name of 58 letters without a blank breaks, and no page scrolls sideways for it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const lisbon = 'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14';
    for (const path of ['/', '/travel-agents/lisbon', `/hotels?${lisbon}`, `/tours?${lisbon}`, '/sitemap']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const widths = await page.evaluate(() => {
        for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
          heading.textContent = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(widths.scrollWidth, path).toBe(widths.clientWidth);
    }
  });
});

test('HOM-22: below the first screen of home everything stays where it is while the page is taken over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  // What is fetched once the page is quiet: by then React has long taken it over.
  const isQuiet = page.waitForRequest((asked) => asked.url().includes('/releases/mfe-hotels/'));
  await page.goto('/', { waitUntil: 'commit' });
  const below = page.getByRole('heading', { name: 'Four ways to plan a trip' });
  await expect(below).toBeAttached();
  // Watched by the page itself, so that no moment between two looks is missed.
  await page.evaluate(() => {
    const sections = document.getElementById('home-sections');
    new MutationObserver(() => {
      if (sections?.childElementCount === 0) document.title = 'It was taken away';
    }).observe(document, { childList: true, subtree: true });
  });
  await isQuiet;
  await expect(below).toBeAttached();
  await expect(page).not.toHaveTitle('It was taken away');
});
