import { expect, test } from '../own-site';
import { say } from '../pages/chat';

/** Of this file's own site: what Marco asks is told to fail. */
const FIRST_PORT = 32_000 + (process.pid % 9_000) * 3;
const TRAVEL = `http://127.0.0.1:${FIRST_PORT}`;
const MODEL = `http://127.0.0.1:${FIRST_PORT + 1}`;
const WEB = `http://127.0.0.1:${FIRST_PORT + 2}`;

async function tell(standIn: string, method: 'POST' | 'DELETE', fault?: object): Promise<void> {
  const answer = await fetch(`${standIn}/__faults`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(fault ? { body: JSON.stringify(fault) } : {}),
  });
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}`);
}

/** How often the web search was asked so far. */
async function webSearches(): Promise<number> {
  const answer = await fetch(`${WEB}/__requests`);
  return ((await answer.json()) as readonly unknown[]).length;
}

test.use({
  siteEnv: {
    SANDBOX_TRAVEL_PORT: String(FIRST_PORT),
    SANDBOX_LANGUAGE_MODEL_PORT: String(FIRST_PORT + 1),
    SANDBOX_WEB_SEARCH_PORT: String(FIRST_PORT + 2),
  },
});

test.describe('Marco where something fails', { tag: '@mfe-marco' }, () => {
  test.describe.configure({ mode: 'serial' });

  test.afterEach(async () => {
    for (const standIn of [TRAVEL, MODEL, WEB]) await tell(standIn, 'DELETE');
  });

  test('J5, MAR-45: a model that fails is said in the specification’s words, and Marco goes on', async ({
    page,
    ownSite,
  }) => {
    expect(ownSite.url).toContain('http');
    await tell(MODEL, 'POST', { status: 500 });
    await page.goto('/chat');
    await say(page, 'tell me something about packing light');
    await expect(
      page.getByRole('log').getByText("I'm sorry, I encountered an error processing that. Please try again."),
    ).toBeVisible({ timeout: 120_000 });
    await tell(MODEL, 'DELETE');
    await say(page, 'hotels in Rome');
    await expect(page.getByRole('region', { name: 'Hotels in Rome' })).toBeVisible();
  });

  test('J5, MAR-43: no hotels for the dates', async ({ page, ownSite }) => {
    expect(ownSite.url).toContain('http');
    await tell(TRAVEL, 'POST', {
      path: '/v1/reference-data/locations/hotels/by-geocode',
      status: 200,
      body: { data: [] },
    });
    await page.goto('/chat');
    await say(page, 'hotels in Siena');
    await expect(
      page.getByRole('log').getByText("I couldn't find any available hotels in Siena for those dates."),
    ).toBeVisible();
  });

  test('J5, MAR-38, MAR-39, MAR-41: a search that is down four times is left alone, and the answers say where they come from', async ({
    page,
    ownSite,
  }) => {
    expect(ownSite.url).toContain('http');
    await tell(WEB, 'POST', { status: 500 });
    await page.goto('/chat');
    for (let time = 1; time <= 4; time += 1) {
      await say(page, `What is the latest travel news today for Lisbon, number ${time}?`);
      await expect(page.getByRole('log').getByText(/I can't search the web right now/)).toHaveCount(time);
    }
    const before = await webSearches();
    await say(page, 'What is the latest travel news today for Porto?');
    await expect(page.getByRole('log').getByText(/I can't search the web right now/)).toHaveCount(5);
    expect(await webSearches()).toBe(before);
  });
});
