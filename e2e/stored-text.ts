import type { Page } from '@playwright/test';

/** Everything that this origin keeps in the browser, as one text: storages, cookies, caches, databases, history. */
export async function storedText(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => {
    const cacheNames = await caches.keys();
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cacheNames, databases, history.state]);
  });
  return `${kept} ${JSON.stringify(cookies)} ${page.url()}`;
}
