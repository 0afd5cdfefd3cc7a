import { get } from 'node:http';
import { futureDay } from '../dates';
import { expect, test } from '../journey';
import { entryPattern, REMOTE_PAGES } from '../remotes';

const PAGES = [
  { path: '/', heading: /Go with someone/ },
  { path: '/hotels', heading: 'Find Your Perfect Stay' },
];
const PARIS = '/hotels?city=Paris&country=France&lat=48.85341&lng=2.3488';

/** A process that was just started renders its first page late: the page is then rendered in the browser. */
async function isRendered(text: () => Promise<string>, part: string | RegExp): Promise<void> {
  await expect.poll(text).toMatch(part instanceof RegExp ? part : new RegExp(part));
}

test.describe('without JavaScript', { tag: '@shell' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of PAGES) {
    test(`${path} shows its first screen`, async ({ page, request }) => {
      await isRendered(async () => (await request.get(path)).text(), heading);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
  }

  test('the front page’s form is a real form: a place leads to its hotels, one of many to a choice', async ({
    page,
    request,
  }) => {
    await isRendered(async () => (await request.get('/')).text(), 'name="q"');
    await page.goto('/');
    await page.locator('[name=q]').fill('Lisbon');
    const [checkIn, checkOut] = [futureDay(30), futureDay(32)];
    await page.getByLabel('Check-in').fill(checkIn);
    await page.getByLabel('Check-out').fill(checkOut);
    await page.getByRole('button', { name: 'Find hotels' }).click();
    await expect(page).toHaveURL(/\/hotels\?city=Lisbon&country=Portugal&lat=38/);
    await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`));
    await isRendered(async () => (await request.get('/hotels?q=San+J')).text(), 'San Juan');
    await page.goto('/');
    await page.locator('[name=q]').fill('San J');
    await page.getByRole('button', { name: 'Find hotels' }).click();
    await expect(page).toHaveURL(/\/hotels\?q=San\+J(&|$)/);
    const choices = page.getByRole('navigation', { name: 'Places' }).getByRole('link');
    expect(await choices.count()).toBeGreaterThan(1);
    await choices.filter({ hasText: 'Puerto Rico' }).click();
    await expect(page).toHaveURL(/\/hotels\?city=San\+Juan&country=Puerto\+Rico/);
  });

  test('HSE-02: the hotel form is a real form: a typed city leads to its hotels', async ({
    page,
    request,
  }) => {
    await isRendered(async () => (await request.get('/hotels')).text(), 'Find Your Perfect Stay');
    await page.goto('/hotels');
    await page.locator('[name=q]').fill('Paris, France');
    const button = page.getByRole('button', { name: 'Search Hotels' });
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page).toHaveURL(/\/hotels\?city=Paris&country=France&lat=48/);
    await isRendered(async () => (await request.get(page.url())).text(), /Hotels in .*Paris/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Hotels in Paris/ })).toBeVisible();
    await expect(
      page
        .getByRole('heading', { level: 2 })
        .or(page.getByRole('heading', { level: 3 }))
        .first(),
    ).toBeVisible();
  });
});

test.describe('hydration', { tag: '@shell' }, () => {
  test('what the server rendered is taken over: no warning, and no second request for inlined data', async ({
    page,
    request,
    slot,
    watch,
  }) => {
    await isRendered(async () => (await request.get(PARIS)).text(), 'data-server="true"');
    await page.goto(PARIS);
    await expect(
      slot.of('mfe-hotels').getByRole('heading', { level: 1, name: /Hotels in Paris/ }),
    ).toBeVisible();
    await expect(page.locator('[data-server]')).toHaveCount(0);
    expect(watch.apiCalls('/api/hotels')).toEqual([]);
  });

  test('the server’s hotels stay the elements they are: nothing is drawn a second time', async ({
    page,
    request,
    hotels,
  }) => {
    await isRendered(async () => (await request.get(PARIS)).text(), 'data-server="true"');
    let letCodeIn = () => {};
    const mayCodeIn = new Promise<void>((resolve) => (letCodeIn = resolve));
    await page.route('**/*.js', async (route) => {
      await mayCodeIn;
      await route.continue();
    });
    await page.goto(PARIS, { waitUntil: 'commit' });
    await hotels.cards.first().evaluate((card) => card.setAttribute('data-from-server', ''));
    letCodeIn();
    await expect(page.locator('[data-server]')).toHaveCount(0);
    await expect(hotels.cards.first()).toHaveAttribute('data-from-server', '');
  });

  test('a page of results asks for their code beside the remote’s and once, the empty search for none of it', async ({
    page,
    request,
    hotels,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await isRendered(async () => (await request.get(PARIS)).text(), 'data-server="true"');
    const ahead = page.locator('head link[rel=preload][href*="/results."]');
    await page.goto('/hotels');
    await expect(page.locator('head link[rel=preload][href*="/mfe-hotels/"]').first()).toBeAttached();
    await expect(ahead).toHaveCount(0);
    await page.goto(PARIS);
    await expect(ahead).toHaveCount(2);
    await expect(page.locator('[data-server]')).toHaveCount(0);
    await expect(hotels.cards.first()).toBeVisible();
    // What the browser says where a link and the request that it is for do not match.
    expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
  });

  test('the scripts that a page starts with are compiled while they arrive, not when they are called', async ({
    page,
    request,
    hotels,
  }) => {
    const HINT = '//# allFunctionsCalledOnLoad\n';
    await isRendered(async () => (await request.get(PARIS)).text(), 'data-server="true"');
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    });
    await page.goto(PARIS);
    await expect(page.locator('[data-server]')).toHaveCount(0);
    await expect(hotels.cards.first()).toBeVisible();
    const started = [...scripts].filter((url) => /\/(main|__federation_expose_app|results)\./.test(url));
    expect(started).toHaveLength(3);
    for (const url of started) expect((await (await request.get(url)).text()).startsWith(HINT)).toBe(true);
  });

  for (const [view, query] of [
    ['rows', ''],
    ['tiles', '&view=grid'],
    ['rows with prices', `&checkIn=${futureDay(30)}&checkOut=${futureDay(32)}`],
  ] as const) {
    test(`on a phone a page of ${view} holds still under a finger: a card measures what it will before it is laid out`, async ({
      page,
      request,
      hotels,
    }) => {
      const address = `${PARIS}${query}`;
      await isRendered(async () => (await request.get(address)).text(), 'data-server="true"');
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(address);
      await expect(page.locator('[data-server]')).toHaveCount(0);
      await expect(hotels.cards).toHaveCount(20);
      const whereNextPageIs = await page.evaluate(async () => {
        await document.fonts.ready;
        const links = [...document.querySelectorAll('a[href*="page=2"]')];
        const nextPage = links.find((link) => link.checkVisibility())!;
        const places: number[] = [];
        const look = () => places.push(nextPage.getBoundingClientRect().top + scrollY);
        look();
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise(requestAnimationFrame);
          look();
        }
        return places;
      });
      expect(Math.max(...whereNextPageIs) - Math.min(...whereNextPageIs)).toBeLessThan(2);
    });
  }

  test('a phone gets the site’s fonts once the first screen is there', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/hotels');
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          // Browsers give a name of several words with or without quotes.
          .map(({ family }) => family.replaceAll('"', '')),
      );
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Atoll Display', 'Atoll Text']));
  });

  test('a click made on the server’s page works: the dock leads on', async ({ page, request, dock }) => {
    await isRendered(async () => (await request.get('/tours')).text(), 'data-server="true"');
    await page.goto('/tours', { waitUntil: 'commit' });
    await dock.link('Find Hotels').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Stay' })).toBeVisible();
  });

  test('ERR-08, ERR-09: what the server showed of a remote that never arrives stays, with the message above it', async ({
    page,
    request,
    slot,
    watch,
  }) => {
    watch.expectProblem(/Failed to load resource.*remoteEntry/);
    watch.expectProblem(/RUNTIME-/);
    await isRendered(async () => (await request.get('/tours')).text(), 'data-server="true"');
    await page.route(entryPattern('mfe-tours'), (route) => route.abort());
    await page.goto('/tours');
    await expect(slot.sentence('mfe-tours')).toBeVisible();
    await expect(slot.of('mfe-tours').getByRole('heading', { name: 'Find something to do' })).toBeVisible();
  });
});

/** How a client is answered that names another host than the one it is connected to. */
function statusFor(host: string, url: URL): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}

test('SEO-08: every page names its canonical address on the product’s own domain, and answers to no other', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/', ...REMOTE_PAGES.map((page) => page.path)]) {
    const html = await (await request.get(path)).text();
    const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    expect(canonical).toBe(new URL(path, baseURL).href);
    expect(await statusFor('evil.example', new URL(path, baseURL))).toBe(400);
  }
});

test('PLT-13: with every remote loaded the shell looks as it did before', async ({ page, dock, slot }) => {
  const look = () =>
    page.getByRole('banner').evaluate((banner) =>
      [banner, ...banner.querySelectorAll('a, button, li, svg')].map((element) => {
        const style = getComputedStyle(element);
        return [style.font, style.color, style.padding, style.margin, style.borderRadius, style.display].join(
          '|',
        );
      }),
    );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await look();
  for (const name of ['Find Hotels', 'Find Tours', 'Find Agents']) {
    await dock.link(name).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.evaluate(() => history.pushState(null, '', '/management-portal/auth'));
  await expect(slot.of('mfe-portal').getByRole('heading', { level: 1 })).toBeVisible();
  await dock.marco.click();
  await expect(slot.of('mfe-marco')).toContainText('Marco');
  await dock.marco.click();
  await dock.link('Login').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  // The page that was left may still be there for a moment.
  await page.getByRole('heading', { level: 1, name: 'Login' }).hover();
  // The dock's colours fade for a moment.
  await expect.poll(look).toEqual(before);
});
