import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import type { Page } from '@playwright/test';
import { missedTouches } from '../touch-targets';

/** The portal's scripts that this document has fetched so far, by the names of their chunks. */
function fetched(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/mfe-portal/') && path.endsWith('.js'))
      .map((path) => path.split('/').at(-1)?.split('.')[0] ?? ''),
  );
}

const side = (page: Page) => page.getByRole('navigation', { name: 'Workspace', exact: true });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Workspace, short' });

test.describe('workspaces', { tag: '@mfe-portal' }, () => {
  test('AGT-01, AGT-09: an agent’s day is there at once; the code of another screen comes when somebody goes to it', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('agent@atoll.example', SAMPLE_DEMO_PASSWORD, '/agent/login');
    await expect(page.getByText(/^Good (morning|afternoon|evening), Amara$/)).toBeVisible();
    await expect(page.getByText('Sample data')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Due (today|next)$/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    const before = await fetched(page);
    expect(before).toContain('agent-today');
    for (const [place, chunk, shown] of [
      ['Requests', 'agent-requests', 'Requests'],
      ['Messages', 'agent-messages', 'Messages'],
      ['Profile', 'agent', 'Your entry'],
      ['Enhance', 'enhance', 'Enhance your entry'],
    ] as const) {
      expect(await fetched(page), `${chunk} before it is wanted`).not.toContain(chunk);
      await side(page).getByRole('link', { name: place }).click();
      await expect(accounts.heading(shown)).toBeVisible();
      await expect.poll(() => fetched(page)).toContain(chunk);
      await expect(side(page).getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page');
    }
    await expectAccessible(page);
  });

  test('the key / finds what is the agent’s own, and Enter opens it', async ({ page, accounts }) => {
    await accounts.signIn('agent@atoll.example', SAMPLE_DEMO_PASSWORD, '/agent/login');
    await expect(side(page).getByRole('link', { name: /^Your account/ })).toBeVisible();
    expect(await fetched(page)).not.toContain('own-search');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search your things' });
    await expect(field).toBeFocused();
    await field.fill('tomas lisbon');
    await expect(page.getByRole('option', { name: /^Tomas, Lisbon/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/agent\/(requests|messages)\//);
    await expect(field).toBeHidden();
  });

  test('AGT-08: a stand-in says that it is one, and what it wrote is not saved by itself', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('agent6@atoll.example', SAMPLE_DEMO_PASSWORD, '/agent/login');
    await expect(accounts.heading('Agent dashboard')).toBeVisible();
    await side(page).getByRole('link', { name: 'Enhance' }).click();
    const before = await page
      .getByRole('region', { name: 'Your text now' })
      .getByRole('paragraph')
      .first()
      .textContent();
    await page.getByRole('button', { name: 'Suggest a better text' }).click();
    await expect(page.getByText(/^Sample: this site has no language model/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use this text' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your earlier text is back.')).toBeVisible();
    await expect(page.getByText(before ?? '', { exact: true })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

    test('HOT-01, PLT-12: a hotel has one bar with at most five places, and everything else behind More', async ({
      page,
      accounts,
    }) => {
      await accounts.signIn('hotel2@atoll.example', SAMPLE_DEMO_PASSWORD, '/hotel/login');
      // This house of the demo has no pictures yet.
      await expect(page.getByText('83% complete')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      expect(await bar(page).getByRole('listitem').count()).toBeLessThanOrEqual(5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      expect(await missedTouches(page)).toEqual([]);
      await bar(page).getByRole('button', { name: 'More' }).tap();
      await expect(side(page).getByRole('link', { name: 'Dashboard' })).toBeFocused();
      await expect(side(page).getByRole('link', { name: 'Global map' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(side(page)).toBeHidden();
      await bar(page).getByRole('button', { name: 'More' }).tap();
      await side(page).getByRole('button', { name: 'Sign out' }).tap();
      await expect(page).toHaveURL(/\/login/);
    });
  });
});
