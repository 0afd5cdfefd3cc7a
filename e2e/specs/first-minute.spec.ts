import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { missedTouches } from '../touch-targets';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Workspace, short' });

/** What every page on a phone keeps: nothing is cut, every control takes a touch, and axe finds nothing. */
async function expectFitting(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await missedTouches(page)).toEqual([]);
  await expectAccessible(page);
}

test.describe('the first minute on a phone', { tag: '@mfe-portal' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('AGT-01, AGT-05, AGT-07: an agent finds what is due, reads a request and moves a contact', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('agent@atoll.example', SAMPLE_DEMO_PASSWORD, '/agent/login');
    const due = page.getByRole('region', { name: /^Due (today|next)$/ });
    await expect(due.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Unread messages' })).toBeVisible();
    await expectFitting(page);

    await bar(page)
      .getByRole('link', { name: /^Requests/ })
      .tap();
    await page
      .getByRole('link', { name: /^(Answer|Open): / })
      .first()
      .tap();
    await expect(accounts.heading('Request')).toBeVisible();

    await bar(page).getByRole('link', { name: 'CRM' }).tap();
    const who = (
      (await page
        .getByText(/^Stage of /)
        .first()
        .textContent()) ?? ''
    ).replace('Stage of ', '');
    const stage = page.getByRole('combobox', { name: `Stage of ${who}`, exact: true });
    const next = (await stage.locator('option:not(:checked)').first().textContent()) ?? '';
    await stage.selectOption({ label: next });
    await expect(page.getByText(`${who} moved to ${next}.`)).toBeVisible();
    await page.reload();
    await expect(stage.locator('option:checked')).toHaveText(next);
    await expectFitting(page);
  });

  test('HOT-01, HOT-03, HOT-05: a hotel finds what is missing, its pictures and the agents it could ask', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('hotel@atoll.example', SAMPLE_DEMO_PASSWORD, '/hotel/login');
    await expect(page.getByText(/% complete$/)).toBeVisible();
    await expectFitting(page);
    await bar(page).getByRole('link', { name: 'Gallery' }).tap();
    await expect(accounts.heading('Gallery')).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
    await expectFitting(page);
    await bar(page)
      .getByRole('link', { name: /^Agents/ })
      .tap();
    await page.getByRole('link', { name: 'Discover' }).tap();
    await expect(page.getByRole('button', { name: /^Connect with / }).first()).toBeVisible();
    await expectFitting(page);
  });

  test('AGT-02: a traveler finds the trips on one map, the quotes to compare and the conversation that waits', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('traveler@atoll.example', SAMPLE_DEMO_PASSWORD);
    await expect(page.getByRole('link', { name: /^Open request AT-/ }).first()).toBeVisible();
    await expectFitting(page);
    await page.getByRole('button', { name: 'Open the map' }).tap();
    await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible();
    await bar(page)
      .getByRole('link', { name: /^Messages/ })
      .tap();
    await expect(accounts.heading('Messages')).toBeVisible();
    await expectFitting(page);
    const conversation = page
      .getByRole('listitem')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first();
    const agent = ((await conversation.textContent()) ?? '').split(',')[0] ?? '';
    await conversation.tap();
    await expect(page.getByRole('log', { name: `Messages with ${agent}` })).toBeVisible();
  });

  test('an administrator finds who waits for an answer, and what was reported', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('admin@atoll.example', SAMPLE_DEMO_PASSWORD, '/management-portal/auth');
    await expect(accounts.heading('Management portal')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectFitting(page);
    await bar(page).getByRole('link', { name: 'Reports' }).tap();
    await expect(accounts.heading('Reports')).toBeVisible();
    await expectFitting(page);
  });
});
