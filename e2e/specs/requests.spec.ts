import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import type { Browser, Page } from '@playwright/test';
import { ownAddress } from '../pages/accounts';
import { AgentDesk, TravelerRequest } from '../pages/requests';

/** RFQ-11: somebody without an account opens a shared quote, makes it theirs by one tap, changes it and sends it on. */
async function forkSharedQuote(page: Page, browser: Browser): Promise<void> {
  await page
    .getByRole('button', { name: /^Share: the quote/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const other = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const fork = await other.newPage();
  await fork.goto(link);
  await fork.getByRole('button', { name: 'Make it mine' }).click();
  await fork
    .getByRole('button', { name: /^Leave out: / })
    .first()
    .click();
  await fork.getByLabel('Like this, but …').fill('Quieter, please.');
  await expect(fork.getByText('Saved')).toBeVisible();
  await expectAccessible(fork);
  await fork.reload();
  await expect(fork.getByLabel('Like this, but …')).toHaveValue('Quieter, please.');
  await fork.getByRole('button', { name: 'Ask agents for this' }).click();
  await expect(fork.getByText('like this, but as you changed it')).toBeVisible();
  const email = ownAddress('fork');
  const traveler = new TravelerRequest(fork);
  await traveler.fill({ place: 'Lisbon', name: 'Kim Park', email });
  await traveler.send();
  await traveler.confirm(other.request, email);
  await expect(fork.getByText(/^You asked for something like/)).toBeVisible();
  await other.close();
}

test.describe('requests', { tag: '@mfe-directory' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('J6, HOM-12, HOM-16, RFQ-01, RFQ-02, RFQ-04, RFQ-09, RFQ-11, RFQ-13, AGT-05: one request from home to two agents, without an account and on a phone; both quote, a line is changed, one is accepted, the other closed', async ({
    page,
    browser,
    request,
    watch,
  }) => {
    // The form asks once more where it was filled in faster than people type.
    watch.expectProblem(/422 .*\/api\/quote-requests/);
    const email = ownAddress('noor');
    const name = `Noor${crypto.randomUUID().slice(0, 6)}`;
    const traveler = new TravelerRequest(page);

    await page.goto('/');
    const submit = page.getByRole('link', { name: 'Submit RFQ' });
    // Far below the window a section is not drawn.
    const code = page.waitForResponse(/home-sections\.\w+\.js/);
    await submit.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    // Before its code is here the button is a link to the form's own page.
    await code;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await submit.click();
    await expect(page.getByRole('dialog', { name: 'Ask agents for a quote' })).toBeVisible();
    await traveler.fill({ place: 'Lisbon', name: `${name} Haddad`, email });
    await traveler.send();
    await traveler.confirm(request, email);

    const [first, second] = await Promise.all([
      AgentDesk.open(browser, 'agent@atoll.example'),
      AgentDesk.open(browser, 'agent2@atoll.example'),
    ]);
    await first.openRequest(name);
    await expect(first.page.getByText(email)).toBeHidden();
    await first.addLine({ day: 1, title: 'Hotel Farol', price: '240', net: '200' });
    await first.addLine({ day: 2, title: 'Sintra by car', price: '90', kind: 'optional' });
    await first.sendVersion(1);
    await second.openRequest(name);
    await second.addLine({ day: 1, title: 'Casa do Rio', price: '199' });
    await second.sendVersion(1);

    // The traveler's page is open: both come without a reload.
    await expect(page.getByText('Hotel Farol').first()).toBeVisible();
    await expectAccessible(page);
    await forkSharedQuote(page, browser);
    await page.getByRole('button', { name: /^Change or use: Hotel Farol/ }).click();
    await page.getByRole('button', { name: /^Change this line: Hotel Farol/ }).click();
    await page.getByLabel('What should be different?').fill('A room with a view, please.');
    await page.getByRole('button', { name: /^Ask / }).click();
    await expect(first.page.getByText('A room with a view, please.').first()).toBeVisible();
    await first.write('Gladly. It costs a little more.');
    await first.changeLine('Hotel Farol', '260');
    await first.sendVersion(2);

    await expect(page.getByText('$260.00').first()).toBeVisible();
    await traveler.openUnread();
    await expect(page.getByText('Gladly. It costs a little more.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Sintra by car/ }).check();
    await page.getByRole('button', { name: /^Accept/ }).click();
    await page.getByRole('button', { name: 'Yes, accept $350.00' }).click();
    await expect(page.getByRole('button', { name: /^(Undo|Take it back)/ })).toBeVisible();

    // Once it cannot be taken back, everybody's open page says so.
    await expect(first.page.getByText(email).first()).toBeVisible({ timeout: 60_000 });
    await expect(second.page.getByText('accepted another quote').first()).toBeVisible({ timeout: 60_000 });
    await expect(second.page.getByText(email)).toBeHidden();
    await expectAccessible(first.page);
    const told = await request.get('/api/dev/outbox');
    expect(await told.text()).toContain('You have accepted the quote of');
    await Promise.all([first.close(), second.close()]);
  });
});
