import type { Registry } from '@atoll/contracts/registry';
import { expect, test } from '../journey';
import { futureDay } from '../dates';
import type { Locator, Page } from '@playwright/test';
import { say } from '../pages/chat';
import type { Dock } from '../pages/dock';

const DEVICES = [
  {
    device: 'desktop',
    viewport: { width: 1280, height: 900 },
    window: { width: 450, height: 600 },
    // The window stays beside the hotel that a card opens.
    backToMarco: async () => {},
    // The map comes by itself once it is in sight.
    openMap: (plan: Locator) => plan.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded(),
  },
  {
    device: 'phone',
    viewport: { width: 375, height: 812 },
    // All but a strip of the page.
    window: { width: 375, height: 802 },
    // The window made room for the hotel.
    backToMarco: (dock: Dock) => dock.marco.click(),
    openMap: (plan: Locator) => plan.getByRole('button', { name: 'Open the map' }).click(),
  },
] as const;

/** Days from today, and what the form says of them: the specification's words. */
const IMPOSSIBLE_STAYS = [
  { from: -2, to: 3, messages: ['Check-in date cannot be in the past'] },
  { from: 329, to: 330, messages: [] },
  { from: 329, to: 331, messages: ['Dates cannot be more than 330 days in the future'] },
  { from: 10, to: 10, messages: ['Check-out date must be after check-in date'] },
  { from: 10, to: 40, messages: [] },
  { from: 10, to: 41, messages: ['Maximum stay duration is 30 nights'] },
] as const;

const CHECKS_PASSED = /^\d+ checks? passed$/;

/** The pages of what the open page prints. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf()).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

for (const { device, viewport, window, backToMarco, openMap } of DEVICES) {
  test.describe(`Marco on a ${device}`, { tag: '@mfe-marco' }, () => {
    test.use({ viewport });

    test('J4, MAR-01, MAR-02, MAR-26, MAR-51, MAR-53, MAR-54, MAR-61, PLT-08: three Roman hotels of which one is opened, a plan with its checks and on the map, as a page, reloaded, printed, shared and taken along', async ({
      page,
      dock,
      browser,
    }) => {
      await page.goto('/hotels');
      await dock.marco.click();
      expect(await page.getByRole('region', { name: 'Marco AI' }).boundingBox()).toMatchObject(window);
      const box = page.getByRole('textbox', { name: 'Message' });
      await box.fill('a long message\n'.repeat(20));
      expect(await box.boundingBox()).toMatchObject({ height: 120 });
      await say(page, 'hotels in Rome');
      const found = page.getByRole('region', { name: 'Hotels in Rome' });
      await expect(found.getByRole('listitem')).toHaveCount(3);
      // MAR-61: each statement says how it is known.
      const evidence = page.getByRole('group').filter({ hasText: 'How do you know?' }).first();
      await evidence.getByText('How do you know?').click();
      await expect(evidence.getByText('Source: sample data of this site.')).toBeVisible();
      const card = found.getByRole('listitem').first().getByRole('link').first();
      const name = (await card.textContent()) ?? '';
      await card.click();
      await expect(page).toHaveURL(/\/hotels\?.*city=Rome.*hotel=/);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      await backToMarco(dock);

      await say(page, 'itinerary for Rome');
      const plan = page.getByRole('region', { name: /3 days in Rome/ });
      await expect(plan.getByRole('heading', { name: /^Day \d/ })).toHaveCount(3);
      await expect(plan.getByRole('button', { name: CHECKS_PASSED }).first()).toBeVisible();

      await page.getByRole('link', { name: 'Open Marco as a page' }).click();
      await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
      await expect(dock.bar).toBeHidden();
      await page.reload();
      await expect(plan.getByRole('heading', { name: /^Day \d/ })).toHaveCount(3);

      await openMap(plan);
      const stops = await plan.getByText(/^Source: /).count();
      expect(stops).toBeGreaterThanOrEqual(6);
      await expect(plan.locator('[data-marker]')).toHaveCount(stops);

      const calendar = await page.request.get(
        (await plan.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '',
      );
      expect(calendar.headers()['content-type']).toContain('text/calendar');

      // The printer's dialog is not opened: what it would print stays until it was printed.
      await page.evaluate(() => Object.assign(globalThis, { print: () => undefined }));
      await plan.getByRole('button', { name: 'Print' }).click();
      await expect(page.locator('body > article')).toHaveCount(1);
      expect(await printedPages(page)).toBe(3);
      await expect(page.locator('body > article')).toHaveCount(0);

      await plan.getByRole('button', { name: 'Share', exact: true }).click();
      const link = await plan.getByRole('textbox', { name: 'Link to this plan' }).inputValue();
      const guest = await browser.newPage();
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/3 days in Rome/);
      await plan.getByRole('button', { name: 'Revoke link' }).click();
      await expect(plan.getByRole('textbox', { name: 'Link to this plan' })).toBeHidden();
      expect((await guest.goto(link))?.status()).toBe(404);
      await guest.close();
    });

    test('J5, MAR-09, MAR-10, MAR-11, MAR-12, MAR-42: an unknown place and dates that cannot be are said, and the box can be used again', async ({
      page,
      watch,
    }) => {
      // Without the calendar's code the browser's own fields take any date.
      watch.expectProblem(/calendar|ChunkLoadError|Failed to load resource/);
      await page.route(/\/calendar\.[\da-f]+\.js/, (route) => route.abort());
      await page.goto('/chat');
      await say(page, 'hotels in Qwxyz');
      await expect(
        page.getByRole('log').getByText(/I couldn't find .* as a valid destination/),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeEditable();
      // The box ends with the window, and a short conversation needs no more than that.
      const { y, height } = (await page.getByRole('form', { name: 'Message Marco' }).boundingBox())!;
      expect(y + height).toBe(viewport.height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);

      await page.getByRole('button', { name: 'Hotel search' }).click();
      const form = page.getByRole('form', { name: 'Hotel search' });
      await form.getByRole('button', { name: /^Dates/ }).click();
      const dates = page.getByRole('dialog', { name: 'Dates' });
      for (const { from, to, messages } of IMPOSSIBLE_STAYS) {
        await dates.getByLabel('First day').fill(futureDay(from));
        await dates.getByLabel('Last day').fill(futureDay(to));
        await expect(dates.getByRole('alert')).toHaveText([...messages]);
      }
    });
  });
}

/** Names, addresses and sample keys of the model, the web search and the travel provider, as the API is configured. */
const OF_THE_PROVIDERS =
  /OPENAI|TAVILY|AMADEUS|NOMINATIM|MAPBOX_TOKEN|openai\.com|tavily\.com|amadeus\.com|chat\/completions|oauth2\/token|atoll-concierge|127\.0\.0\.1:\d|localhost:410\d|\bsk-[\w-]{20}/;

test(
  'MAR-50: no script and no document knows the model, its address or a key; the journeys above leave the site for nobody',
  { tag: '@mfe-marco' },
  async ({ request }) => {
    const { apps } = (await (await request.get('/api/registry')).json()) as Registry;
    const page = await (await request.get('/chat')).text();
    const ofShell = page.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    const ofRemotes = apps.flatMap(({ integrity }) => Object.keys(integrity));
    // What renders on the server is served to nobody.
    const scripts = new Set([...ofRemotes, ...ofShell].filter((path) => !path.endsWith('/server.mjs')));
    expect(apps.map(({ name }) => name)).toContain('mfe-marco');
    expect(ofShell.length).toBeGreaterThan(0);
    expect(page).not.toMatch(OF_THE_PROVIDERS);
    for (const path of scripts) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).not.toMatch(OF_THE_PROVIDERS);
    }
  },
);
