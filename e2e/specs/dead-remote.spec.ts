import type { Page } from '@playwright/test';
import { REMOTE_TIMEOUT_MS } from '@atoll/contracts/constants';
import type { RemoteName } from '@atoll/contracts/registry';
import { expect, test } from '../journey';
import type { Dock } from '../pages/dock';
import type { RemoteSlot } from '../pages/remote-slot';
import { anotherPage, entryPattern, REMOTE_PAGES } from '../remotes';

const SLOW_MS = 20_000;

async function expectFailureInSlot(slot: RemoteSlot, remote: RemoteName): Promise<void> {
  await expect(slot.failure(remote)).toBeVisible({ timeout: REMOTE_TIMEOUT_MS + 5_000 });
  await expect(slot.sentence(remote)).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { remote, path } of REMOTE_PAGES) {
  test.describe(`dead ${remote}`, { tag: `@${remote}` }, () => {
    test.beforeEach(({ watch }) => {
      watch.expectProblem(
        /Failed to load resource|RUNTIME-|did not load within|ERR_FAILED|integrity|Failed to find a valid digest/,
      );
    });

    test('PLT-01, ERR-08, HOM-22: a blocked entry leaves shell, dock and the other routes working, Retry brings it back', async ({
      page,
      dock,
      slot,
    }) => {
      await page.route(entryPattern(remote), (route) => route.abort());
      await page.goto(path);
      await expectFailureInSlot(slot, remote);
      await page.unroute(entryPattern(remote));
      await slot.retry(remote).click();
      await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(slot.failure(remote)).toBeHidden();

      await page.route(entryPattern(remote), (route) => route.abort());
      await expectRestOfSiteWorks(page, dock, slot, remote);
    });

    test('ERR-08: an entry that takes 20 s is given up after 8 s, and Retry brings it back', async ({
      page,
      slot,
      dock,
    }) => {
      const delayed: Promise<void>[] = [];
      await page.route(entryPattern(remote), (route) => {
        delayed.push(
          new Promise((resolve) => setTimeout(resolve, SLOW_MS)).then(() =>
            route.continue().catch(() => undefined),
          ),
        );
      });
      await page.goto(path);
      await expect(slot.failure(remote)).toBeHidden();
      await expectFailureInSlot(slot, remote);
      if (path !== '/chat') await expect(dock.bar).toBeVisible();
      await page.unroute(entryPattern(remote));
      await slot.retry(remote).click();
      await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible({ timeout: SLOW_MS });
    });

    test('ERR-08, ERR-09: an entry with a syntax error is contained, and Retry loads the page afresh', async ({
      page,
      dock,
      slot,
    }) => {
      await page.route(entryPattern(remote), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'this is not a program {' }),
      );
      await page.goto(path);
      await expectFailureInSlot(slot, remote);
      if (path !== '/chat') await dock.link('Home').click();
      await page.goto(path);
      await expectFailureInSlot(slot, remote);
      await page.unroute(entryPattern(remote));
      await slot.retry(remote).click();
      await expect(slot.of(remote).getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
