import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { untilLive } from '../until-live';

const ENTRY = '**/assets/main.*.js';

/**
 * Holds a script back until the returned function is called; without a name the shell's entry, and so the page before
 * any of its code is here.
 */
async function hold(page: Page, script = ENTRY): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('taps before any code is here', { tag: '@shell' }, () => {
  test.beforeEach(async ({ request }) => {
    const html = async () => (await request.get('/')).text();
    await expect.poll(html).toContain('id="marco"');
  });

  test('HOM-23: Marco’s window opens at once, closes with a second tap or Escape, and is filled by its remote', async ({
    page,
    dock,
    slot,
    watch,
  }) => {
    const release = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const marco = page.getByRole('region', { name: 'Marco AI' });
    await expect(dock.marco).toHaveAttribute('aria-pressed', 'false');
    await dock.marco.click();
    await expect(marco.getByRole('heading', { name: 'Marco AI' })).toBeVisible();
    await expect(dock.marco).toHaveAttribute('aria-pressed', 'true');
    await dock.marco.click();
    await expect(marco).toBeHidden();
    await dock.marco.click();
    await page.keyboard.press('Escape');
    await expect(marco).toBeHidden();
    await expect(dock.marco).toBeFocused();
    await dock.marco.click();
    await marco.getByRole('button', { name: 'Close Marco' }).click();
    await expect(marco).toBeHidden();
    await dock.marco.click();
    release();
    await expect(slot.of('mfe-marco').getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(marco.getByText('Opening Marco')).toBeHidden();
    await expect(dock.marco).toHaveAttribute('aria-pressed', 'true');
    const scripts = watch.requests.filter(({ url }) => /\/releases\/mfe-marco\/.*\.js$/.test(url));
    expect(scripts).toHaveLength(new Set(scripts.map(({ url }) => url)).size);
    await marco.getByRole('button', { name: 'Close Marco' }).click();
    await expect(marco).toBeHidden();
  });

  test('HOM-23: a window that was closed before the code came stays closed', async ({ page, dock }) => {
    const release = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    await dock.marco.click();
    await dock.marco.click();
    release();
    await untilLive(page);
    await dock.marco.click();
    await expect(page.getByRole('region', { name: 'Marco AI' })).toBeVisible();
    await expect(dock.marco).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('signing in before any code is here', () => {
  for (const [at, email, dashboard] of [
    ['/login', 'traveler2@atoll.example', '/traveler/dashboard'],
    ['/management-portal/auth', 'admin@atoll.example', '/management-portal/dashboard'],
  ] as const) {
    test(`AUT-02: ${at} sends the form when the code comes`, async ({ page }) => {
      const release = await hold(page);
      await page.goto(at, { waitUntil: 'commit' });
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(SAMPLE_DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page).toHaveURL(dashboard);
    });
  }
});

test.describe('taps on a phone before any code is here', { tag: '@mfe-hotels' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('HSE-19: the dates open at once, close again, and get their calendar when the code comes', async ({
    page,
    request,
    hotels,
  }) => {
    const html = async () => (await request.get('/hotels')).text();
    await expect.poll(html).toContain('data-server="true"');
    const release = await hold(page);
    await page.goto('/hotels', { waitUntil: 'commit' });
    const dialog = page.getByRole('dialog', { name: 'Dates' });
    await hotels.dates.tap();
    await expect(dialog.getByText('Choose the first day.')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Dates' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(hotels.dates).toBeFocused();
    await hotels.dates.tap();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    await hotels.dates.tap();
    await expect(dialog).toBeVisible();
    release();
    await hotels.pickDays();
    await expect(hotels.dates).toBeFocused();
    await expect(hotels.dates).not.toContainText('Select dates');
  });

  test('HSE-19: dates that were closed before the code came stay closed', async ({ page, hotels }) => {
    const release = await hold(page);
    await page.goto('/hotels', { waitUntil: 'commit' });
    await hotels.dates.tap();
    await page.keyboard.press('Escape');
    release();
    await expect(page.locator('[data-server]')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Dates' })).toBeHidden();
    await hotels.dates.tap();
    await expect(page.getByRole('dialog', { name: 'Dates' }).getByRole('grid').first()).toBeVisible();
  });
});

test.describe('the next page', { tag: '@shell' }, () => {
  const remoteScripts = (urls: readonly { readonly url: string }[]) =>
    urls.flatMap(({ url }) => (/\/releases\/mfe-hotels\/.*\.js$/.test(url) ? [url] : []));

  test('PLT-07: the front page fetches the hotels ahead and does not run them; a tap fetches nothing a second time', async ({
    page,
    dock,
    watch,
  }) => {
    const session = await page.context().newCDPSession(page);
    const travelled: string[] = [];
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ response }) => {
      if (!response.fromDiskCache && !response.fromPrefetchCache) travelled.push(response.url);
    });
    await page.goto('/');
    await expect.poll(() => remoteScripts(watch.requests)).toHaveLength(2);
    await expect(page.locator('script[src*="/releases/"]')).toHaveCount(0);
    await dock.link('Find Hotels').click();
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search Hotels' })).toBeVisible();
    // Counted from the beginning: what was asked for ahead may still be on its way at the tap.
    const scripts = remoteScripts(travelled.map((url) => ({ url })));
    expect(scripts).toHaveLength(new Set(scripts).size);
  });
});

test.describe('a form before its code is here', { tag: '@mfe-portal' }, () => {
  test('IDX-01, ERR-13: a submission that is sent before the form’s code is here is checked once it is', async ({
    page,
  }) => {
    const release = await hold(page, '**/indexing.*.js');
    await page.goto('/index-now', { waitUntil: 'commit' });
    await untilLive(page);
    const submit = page.getByRole('button', { name: 'Submit URLs' });
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByText('At least one URL is required').first()).toBeVisible();
    await expect(page).toHaveURL('/index-now');
  });
});
