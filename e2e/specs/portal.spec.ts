import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import type { Accounts } from '../pages/accounts';
import { entryPattern } from '../remotes';

const AUTH = '/management-portal/auth';

async function signIn(page: Page, accounts: Accounts): Promise<void> {
  await accounts.signIn('admin@atoll.example', SAMPLE_DEMO_PASSWORD, AUTH);
  // The page to sign in has the same heading.
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
}
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test.describe('the management portal', { tag: '@mfe-portal' }, () => {
  test('J8, POR-03: a traveler is sent to the portal’s own sign-in, and is told why', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('traveler@atoll.example', SAMPLE_DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/traveler\/dashboard$/);
    await page.goto('/management-portal/cities');
    await expect(page).toHaveURL('/management-portal/auth?next=%2Fmanagement-portal%2Fcities');
    await expect(page.getByText('Unauthorized: Admin access required')).toBeVisible();
  });

  test('J8, POR-05: a city’s text and credit are soon on its public page, and put back', async ({
    page,
    accounts,
    request,
  }) => {
    const words = `Narrow lanes above the harbour, ${crypto.randomUUID()}.`;
    const credit = `Drawn by Atoll, ${crypto.randomUUID()}`;
    await signIn(page, accounts);
    await page.goto('/management-portal/cities');
    // Whichever is first: how many cities the sample data has depends on how many agents were asked for.
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByLabel('Description').fill(words);
    await page.getByLabel(/credit/i).fill(credit);
    await page.getByRole('button', { name: 'Save city' }).click();
    await expect(page.getByText(/ is saved/)).toBeVisible();
    const path = (await page.getByRole('link', { name: 'its page' }).getAttribute('href')) ?? '';
    await expect.poll(() => textOf(request, path), { intervals: [100] }).toContain(words);
    expect(await textOf(request, path)).toContain(credit);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => textOf(request, path)).not.toContain(words);
    await expectAccessible(page);
  });

  test('J8, POR-12: a country that is hidden is gone from list, page, map, search and sitemap, and comes back', async ({
    page,
    accounts,
    request,
  }) => {
    const cities = async () => textOf(request, '/api/places?q=Reykjavik');
    const inSitemap = async () => (await textOf(request, '/sitemap')).includes('/destination/iceland');
    const status = async () => (await request.get('/destination/iceland')).status();
    const agents = async () =>
      ((await (await request.get('/api/agents?country=Iceland')).json()) as { meta: { count: number } }).meta
        .count;
    expect([await status(), await inSitemap()]).toEqual([200, true]);
    const before = await agents();
    expect(await cities()).toContain('Iceland');
    await signIn(page, accounts);
    await page.goto('/management-portal/countries');
    await page.getByLabel('Country or part of the world').fill('iceland');
    const shown = page.getByRole('switch', { name: 'Iceland is on the site' });
    await shown.click();
    await expect(shown).not.toBeChecked();
    await expect.poll(status).toBe(404);
    await expect.poll(inSitemap).toBe(false);
    expect(await textOf(request, '/destinations')).not.toContain('/destination/iceland');
    expect(await agents()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(status).toBe(200);
    await expect.poll(agents).toBe(before);
  });

  test('J8, IDX-01..03, IDX-07: /index-now says what is missing and foreign, and who may submit', async ({
    page,
  }) => {
    await page.goto('/index-now');
    await page.getByRole('button', { name: 'Submit URLs' }).click();
    await expect(page.getByText('At least one URL is required').first()).toBeVisible();
    await page.getByLabel('Host').fill('atoll.example');
    await page.getByRole('button', { name: 'Generate key' }).click();
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue(/^[0-9a-f]{32}$/);
    const key = await page.getByLabel('Key', { exact: true }).inputValue();
    await page.getByLabel('Key location').fill(`https://atoll.example/${key}.txt`);
    await page.getByLabel(/^URLs/).fill('https://other.example/a');
    await page.getByRole('button', { name: 'Submit URLs' }).click();
    await expect(
      page.getByText('URL https://other.example/a does not match the host domain atoll.example').first(),
    ).toBeVisible();
  });

  test('POR-17: with every other remote blocked the portal works', async ({ page, accounts, watch }) => {
    watch.expectProblem(/Failed to load resource|RUNTIME-|did not load within/);
    for (const remote of ['mfe-hotels', 'mfe-tours', 'mfe-directory', 'mfe-marco'] as const)
      await page.route(entryPattern(remote), (route) => route.abort());
    await signIn(page, accounts);
    for (const [path, heading] of [
      ['cities', 'Cities'],
      ['agent-hub', 'Agent hub'],
      ['pages', 'Pages'],
      ['outreach', 'Outreach'],
      ['users', 'Users'],
      ['audit', 'Audit log'],
    ] as const) {
      await page.goto(`/management-portal/${path}`);
      await expect(accounts.heading(heading)).toBeVisible();
      await expect(
        page
          .getByRole('table')
          .or(page.getByText(/Nothing|There is no/))
          .first(),
      ).toBeVisible();
    }
  });
});
