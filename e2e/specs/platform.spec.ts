import type { Page } from '@playwright/test';
import type { Registry } from '@atoll/contracts/registry';
import { expect, test } from '../journey';
import { REMOTE_PAGES } from '../remotes';
import { untilLive } from '../until-live';

/** Marks in the sources of libraries that only the shell may bring. */
const SHARED_LIBRARIES = ['react.transitional.element', 'redux-toolkit.js.org/Errors', 'single-spa'];
const SHARED_KEYS = [
  'react',
  'react-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'react-router-dom',
  '@atoll/platform',
];

/** Versions of a shared module that the page holds. */
function versionsOf(page: Page, key: string): Promise<string[]> {
  return page.evaluate((name) => {
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, object>> }[] };
    };
    const scopes = federation.__INSTANCES__.map(
      ({ shareScopeMap }) => shareScopeMap['default']?.[name] ?? {},
    );
    return [...new Set(scopes.flatMap((versions) => Object.keys(versions)))];
  }, key);
}

test('PLT-01, PLT-03: each remote is loaded from the release that the registry points to', async ({
  page,
  request,
  slot,
  watch,
}) => {
  const registry = (await (await request.get('/api/registry')).json()) as Registry;
  for (const { remote, path } of REMOTE_PAGES) {
    const app = registry.apps.find(({ name }) => name === remote);
    expect(app?.entry, remote).toContain(`/releases/${remote}/${app?.hash}/`);
    await page.goto(path);
    await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
    // What the server rendered is there before the remote itself is asked for.
    await expect.poll(() => watch.requests.map(({ url }) => new URL(url).pathname)).toContain(app?.entry);
  }
});

test('PLT-01: a page loads the remote that owns it and no other', async ({ page, slot, watch }) => {
  await page.goto('/tours');
  await expect(slot.of('mfe-tours').getByRole('heading', { level: 1 })).toBeVisible();
  // What the server rendered is there before the remote itself is asked for.
  const remotes = () => watch.requests.flatMap(({ url }) => /\/releases\/([^/]+)\//.exec(url)?.[1] ?? []);
  await expect.poll(() => [...new Set(remotes())]).toEqual(['mfe-tours']);
});

test('PLT-03: the registry is never cached, a release for ever', async ({ request }) => {
  const answer = await request.get('/api/registry');
  expect(answer.headers()['cache-control']).toMatch(/no-store|no-cache/);
  const { apps } = (await answer.json()) as Registry;
  const entry = await request.get(apps[0]?.entry ?? '');
  expect(entry.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
});

test('PLT-07: one copy of framework, router and store in the page, with all remotes loaded', async ({
  page,
  request,
  dock,
  slot,
  watch,
}) => {
  await page.goto('/');
  // Before that, each tap would load a document, which shows the remote's page before it asks for the remote.
  await untilLive(page);
  for (const [name, remote] of [
    ['Find Hotels', 'mfe-hotels'],
    ['Find Tours', 'mfe-tours'],
    ['Find Agents', 'mfe-directory'],
  ] as const) {
    await dock.link(name).click();
    await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await dock.marco.click();
  await expect(slot.of('mfe-marco')).toContainText('Marco');
  await page.evaluate(() => history.pushState(null, '', '/management-portal/auth'));
  await expect(slot.of('mfe-portal').getByRole('heading', { level: 1 })).toBeVisible();

  for (const key of SHARED_KEYS) expect(await versionsOf(page, key), key).toHaveLength(1);
  const scripts = new Set(
    watch.requests.map(({ url }) => url).filter((url) => /\/releases\/.*\.js$/.test(url)),
  );
  for (const { remote } of REMOTE_PAGES)
    expect(
      [...scripts].some((url) => url.includes(`/releases/${remote}/`)),
      remote,
    ).toBe(true);
  for (const url of scripts) {
    // Not the answer that the page got: the browser may have let go of the body of what it fetched ahead.
    const text = await (await request.get(url)).text();
    for (const mark of SHARED_LIBRARIES) expect(text.includes(mark), `${url} carries ${mark}`).toBe(false);
  }
});

test('the bundler of the shell knows no remote: its scripts name no release', async ({ page, request }) => {
  await page.goto('/');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const answer = await request.get(source ?? '');
    expect(answer.ok(), source ?? '').toBe(true);
    expect(await answer.text()).not.toMatch(/\/releases\/mfe-/);
  }
});
