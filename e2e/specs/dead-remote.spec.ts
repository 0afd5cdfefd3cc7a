import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { REMOTE_TIMEOUT_MS } from '@atoll/contracts/constants';
import type { Registry, RemoteName } from '@atoll/contracts/registry';
import { expect, test } from '../journey';
import type { Dock } from '../pages/dock';
import type { RemoteSlot } from '../pages/remote-slot';
import type { SiteWatch } from '../site-watch';
import { anotherPage, entryPattern, REMOTE_PAGES, type RemotePage } from '../remotes';

const SLOW_MS = 20_000;
/** Entries that arrive and cannot run, each as federation tells it apart (decision 7). */
const BROKEN_SCRIPTS = {
  'a syntax error': 'this is not a program {',
  'an exception': 'throw new Error("thrown by the entry");',
  'nothing in it': ';',
} as const;

function expectLoadProblems(watch: SiteWatch, remote: RemoteName): void {
  watch.expectProblem(new RegExp(`Failed to load resource.*/${remote}/.*remoteEntry`));
  watch.expectProblem(/RUNTIME-|did not load within|Unexpected identifier|SyntaxError/);
}

/** Over a page that the server rendered the message is a notice; the page itself is there to be read. */
async function expectFailureInSlot(slot: RemoteSlot, remote: RemoteName): Promise<void> {
  await expect(slot.sentence(remote)).toBeVisible({ timeout: REMOTE_TIMEOUT_MS + 30_000 });
  await expect(slot.failure(remote)).toBeHidden();
  await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectRestOfSiteWorks(
  page: Page,
  dock: Dock,
  slot: RemoteSlot,
  remote: RemoteName,
): Promise<void> {
  const other = anotherPage(remote);
  await page.goto(other.path);
  await expect(slot.of(other.remote).getByRole('heading', { level: 1 })).toBeVisible();
  await dock.link('Home').click();
  await expect(page).toHaveURL('/');
  // For a moment the page that is left stands beside the one that comes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Serves a release whose entry was broken when it was built: the registry vouches for these very bytes. */
async function serveBrokenRelease(page: Page, { remote, path }: RemotePage, script: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const entry = new RegExp(`("/releases/${remote}/[0-9a-f]+/remoteEntry[^"]*\\.js":\\s*)"sha384-[^"]+"`);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(entry, `$1"${integrity}"`) });
  });
  await page.route(entryPattern(remote), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** The error of the remote that was reported names the release that it came from. */
async function expectReport(page: Page, watch: SiteWatch, remote: RemoteName): Promise<void> {
  const registry = await page.locator('#atoll-registry').textContent();
  const { apps } = JSON.parse(registry ?? '') as Registry;
  const release = apps.find(({ name }) => name === remote)?.hash;
  await expect
    .poll(() => watch.apiCalls('/api/client-errors').map(({ body }) => JSON.parse(body ?? '{}') as object))
    .toContainEqual(expect.objectContaining({ source: remote, release }));
}

for (const { remote, path } of REMOTE_PAGES) {
  test.describe(`dead ${remote}`, { tag: `@${remote}` }, () => {
    test.beforeEach(({ watch }) => expectLoadProblems(watch, remote));

    test('PLT-01, ERR-08, HOM-22: with a blocked entry shell, dock and the other routes work, and Retry brings it back', async ({
      page,
      dock,
      slot,
      watch,
    }) => {
      await page.route(entryPattern(remote), (route) => route.abort());
      await page.goto(path);
      await expectFailureInSlot(slot, remote);
      await expectReport(page, watch, remote);
      await page.unroute(entryPattern(remote));
      await slot.retry(remote).click();
      await expect(slot.sentence(remote)).toBeHidden();
      await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();

      await page.route(entryPattern(remote), (route) => route.abort());
      await expectRestOfSiteWorks(page, dock, slot, remote);
    });
  });
}

// The shell treats every remote alike, so that what can be wrong with an entry is tried with one of them.
test.describe('an entry that cannot run', { tag: '@mfe-hotels' }, () => {
  const [remote, path] = ['mfe-hotels', '/hotels'] as const;

  test.beforeEach(({ watch }) => expectLoadProblems(watch, remote));

  test('ERR-08, HOM-22: an entry that takes 20 s is given up after 8 s, and Retry brings it back', async ({
    page,
    dock,
    slot,
  }) => {
    await page.route(entryPattern(remote), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      // The page may be gone by then.
      await route.continue().catch(() => undefined);
    });
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectFailureInSlot(slot, remote);
    await page.unroute(entryPattern(remote));
    await slot.retry(remote).click();
    await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3 * SLOW_MS });
    await expectRestOfSiteWorks(page, dock, slot, remote);
  });

  for (const [what, script] of Object.entries(BROKEN_SCRIPTS)) {
    test(`ERR-08, HOM-22: an entry with ${what} is contained and reported with its release, and Retry reloads the page`, async ({
      page,
      dock,
      slot,
      watch,
    }) => {
      watch.expectProblem(/thrown by the entry/);
      await serveBrokenRelease(page, { remote, path }, script);
      await page.goto(path);
      await expectFailureInSlot(slot, remote);
      await expectReport(page, watch, remote);
      await page.unroute(entryPattern(remote));
      await page.unroute(`**${path}`);

      const reloaded = page.waitForEvent('load');
      await slot.retry(remote).click();
      await reloaded;
      await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(slot.sentence(remote)).toBeHidden();
      await expectRestOfSiteWorks(page, dock, slot, remote);
    });
  }

  test('ERR-08: bytes that are not the ones the registry vouches for are refused', async ({
    page,
    slot,
    watch,
  }) => {
    watch.expectProblem(/Failed to find a valid digest/);
    await page.route(entryPattern(remote), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.__injected = true;' }),
    );
    await page.goto(path);
    await expectFailureInSlot(slot, remote);
    expect(await page.evaluate(() => '__injected' in window)).toBe(false);
  });
});

test('HOM-22: where nothing was rendered before, the message is all there is, as the specification words it', async ({
  page,
  dock,
  hotels,
  slot,
  watch,
}) => {
  expectLoadProblems(watch, 'mfe-tours');
  // A page that has been taken over follows links without a new document.
  await hotels.open();
  await page.route(entryPattern('mfe-tours'), (route) => route.abort());
  await dock.link('Find Tours').click();
  await expect(slot.failure('mfe-tours')).toBeVisible();
  await expect(slot.sentence('mfe-tours')).toBeVisible();
  await page.unroute(entryPattern('mfe-tours'));
  await slot.retry('mfe-tours').click();
  await expect(slot.of('mfe-tours').getByRole('heading', { level: 1 })).toBeVisible();
});
