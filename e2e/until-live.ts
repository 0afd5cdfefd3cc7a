import type { Page } from '@playwright/test';

/** Resolves when the shell has taken the page over: from then on a tap on a link is no new document. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as { __ATOLL_PAGE__?: { isLive: boolean } }).__ATOLL_PAGE__?.isLive,
  );
}
