import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../journey';
import { Accounts, mailedLink, ownAddress, PASSWORD } from '../pages/accounts';
import { SiteWatch } from '../site-watch';

test.describe('accounts', { tag: '@mfe-portal' }, () => {
  test('AUT-12..15, HOT-14, POR-16: a hotel registers, completes its profile, confirms its address and is approved, without a redirect loop', async ({
    page,
    browser,
    request,
    accounts,
  }) => {
    const email = ownAddress('hotel');
    await accounts.register('hotel', email);
    await accounts.signIn(email, PASSWORD, '/hotel/login');
    await expect(page).toHaveURL('/hotel/complete-profile');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL('/hotel/verification-pending');
    await expect(page.getByText('E-mail not confirmed')).toBeVisible();
    await page.goto('/hotel/dashboard');
    await expect(page).toHaveURL('/hotel/verification-pending');

    await accounts.confirmAddress(request, email);
    await page.goto('/hotel/verification-pending');
    await expect(page.getByText('Waiting for approval')).toBeVisible();

    const office = await browser.newContext();
    const desk = await office.newPage();
    await new Accounts(desk).signIn('admin@atoll.example', SAMPLE_DEMO_PASSWORD, '/management-portal/auth');
    const card = desk.getByRole('article').filter({ hasText: email });
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(card).toHaveCount(0);
    await office.close();

    await page.goto('/hotel/dashboard');
    await expect(page).toHaveURL('/hotel/dashboard');
    await expect(page.getByText('Approved')).toBeVisible();
  });

  test('DIR-18, POR-16: an agent registers, claims an entry, is refused with a reason, asks for its own and is listed', async ({
    page,
    browser,
    request,
    accounts,
  }) => {
    const email = ownAddress('agent');
    const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
    await accounts.register('agent', email, name);
    await accounts.signIn(email, PASSWORD, '/agent/login');
    await expect(page).toHaveURL('/agent/dashboard');
    await accounts.confirmAddress(request, email);

    await page.goto('/agent/dashboard');
    await page.getByLabel('Search by name').fill('maria');
    await page.getByRole('button', { name: 'Find my entry' }).click();
    await page
      .getByRole('button', { name: /^This is me/ })
      .first()
      .click();
    await expect(page.getByText(/You have asked for the entry of .+ Atoll has approved it/)).toBeVisible();
    await expectAccessible(page);

    const office = await browser.newContext();
    const desk = await office.newPage();
    await new Accounts(desk).signIn('admin@atoll.example', SAMPLE_DEMO_PASSWORD, '/management-portal/auth');
    const card = desk.getByRole('article').filter({ hasText: email });
    await card.getByRole('button', { name: /^Reject/ }).click();
    await desk.getByLabel('Reason').fill('That is somebody else.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(card).toHaveCount(0);
    await expectAccessible(desk);

    await page.reload();
    await expect(page.getByText('That is somebody else.')).toBeVisible();
    await page.getByRole('button', { name: 'Save and ask for approval' }).click();
    await expect(page.getByText('Waiting for approval')).toBeVisible();
    await desk.reload();
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(card).toHaveCount(0);
    await office.close();

    await page.goto('/agent/profile');
    await expect(page.getByText('Listed')).toBeVisible();
    await page.getByRole('link', { name: 'View public page' }).click();
    await expect(accounts.heading(name)).toBeVisible();
  });

  test('AUT-06, AUT-07, AUT-08: recovery by mail in a second browser ends the first browser’s session', async ({
    page,
    browser,
    baseURL,
    request,
    accounts,
    watch,
  }) => {
    watch.expectProblem(/401/);
    const email = ownAddress('traveler');
    await accounts.register('traveler', email);
    await accounts.signIn(email, PASSWORD);
    await expect(page).toHaveURL('/traveler/dashboard');

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    const otherWatch = new SiteWatch(new URL(baseURL ?? '').origin);
    await otherWatch.follow(other);
    await new Accounts(other).askForNewPassword(email);
    const link = await mailedLink(request, email, /password/i);
    await other.goto(link);
    await other.getByLabel('New password').fill('yellow cranes fly south');
    await new Accounts(other).saveNewPassword();
    const token = new URLSearchParams(link.split('?')[1]).get('token_hash') ?? '?';
    const leaks = otherWatch.requests.filter(
      ({ url, body }) =>
        (url.includes(token) || (body ?? '').includes(token)) &&
        !/\/(auth\/callback|reset-password|api\/auth\/callback|api\/auth\/reset-password)/.test(url),
    );
    expect(leaks).toEqual([]);
    await new Accounts(other).signIn(email, 'yellow cranes fly south');
    await expect(other).toHaveURL('/traveler/dashboard');
    await elsewhere.close();

    await page.goto('/traveler/dashboard');
    await expect(page).toHaveURL('/login?next=%2Ftraveler%2Fdashboard');
    await expect(page.getByText('Please login to continue')).toBeVisible();
  });

  test('AUT-24, AUT-25, HOM-23: two tabs and two remotes stay in step on signing in and out, and a session survives a reload', async ({
    page,
    context,
    accounts,
    dock,
  }) => {
    const other = await context.newPage();
    await other.goto('/tours');
    const otherTab = new Accounts(other);
    await expect(other.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await accounts.signIn('traveler2@atoll.example', SAMPLE_DEMO_PASSWORD);
    await expect(page).toHaveURL('/traveler/dashboard');
    await expect(otherTab.menu).toBeVisible();
    await page.reload();
    await expect(accounts.menu).toBeVisible();
    await otherTab.signOut();
    await expect(other.getByText('You are signed out')).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Ftraveler%2Fdashboard');
    await expect(dock.link('Login')).toBeVisible();
    await other.close();
  });

  test('AUT-27, POR-03: another’s page refuses, and a kept page asked for with a session’s cookie is the anonymous one', async ({
    page,
    request,
    accounts,
    watch,
  }) => {
    await accounts.signIn('agent@atoll.example', SAMPLE_DEMO_PASSWORD, '/agent/login');
    await expect(page).toHaveURL('/agent/dashboard');
    await page.goto('/traveler/dashboard');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('This page is not for your account')).toBeVisible();
    await page.goto('/management-portal/dashboard');
    await expect(page).toHaveURL('/management-portal/auth?next=%2Fmanagement-portal%2Fdashboard');
    await expect(page.getByText('Unauthorized: Admin access required')).toBeVisible();
    // Where the server had no time for a first screen, the next document has it, for everybody.
    await expect(async () => {
      const headers = { accept: 'text/html' };
      const withCookie = await (await page.request.get('/hotels', { headers })).text();
      const without = await (await request.get('/hotels', { headers })).text();
      expect(withCookie).toBe(without);
    }).toPass();
    expect(watch.unexpected()).toEqual([]);
  });

  test('PLT-12: on a phone a long address pushes nothing off the screen', async ({ page, accounts }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const email = ownAddress('alexandra.papadopoulou');
    await accounts.register('traveler', email);
    await accounts.signIn(email, PASSWORD);
    await expect(page).not.toHaveURL(/login/);
    for (const path of ['/traveler/dashboard', '/account']) {
      await page.goto(path);
      await expect(page.getByText(`Please confirm ${email}`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
    }
  });

  test('PLT-12, PLT-11: signed-in pages have no accessibility violations, and load 200 KB of the portal at most', async ({
    page,
    accounts,
  }) => {
    await accounts.signIn('hotel2@atoll.example', SAMPLE_DEMO_PASSWORD, '/hotel/login');
    await expect(page.getByText('Approved')).toBeVisible();
    for (const [path, shown] of [
      ['/hotel/dashboard', 'Approved'],
      ['/hotel/complete-profile', 'Save profile'],
      ['/account', 'Devices'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectAccessible(page);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/mfe-portal\/.*\.js$/.test(new URL(name).pathname))
          .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      );
      // Something was measured: a hotel's first page is 31 KB since it loads no antd.
      expect(loaded, path).toBeGreaterThan(20_000);
      expect(loaded, path).toBeLessThanOrEqual(200_000);
    }
    // An answer that does not come.
    await page.route('**/api/auth/hotel', () => undefined);
    await page.goto('/hotel/dashboard');
    await expect(page.getByText('Loading your hotel')).toBeAttached();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('AUT-04, AUT-06, AUT-28: registering, confirming the address and asking for a new password work as plain forms', async ({
    page,
    request,
    accounts,
  }) => {
    const email = ownAddress('plain');
    await accounts.register('traveler', email);
    await expect(page).toHaveURL('/registration-pending');
    await accounts.confirmAddress(request, email);
    await expect(page).toHaveURL('/auth/callback?done=true');
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(ownAddress('nobody'));
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page).toHaveURL('/forgot-password?sent=true');
    await expect(page.getByText(/If there is an account/)).toBeVisible();
  });

  test('AUT-07, AUT-08: a new password is set by the mailed link with plain forms', async ({
    page,
    request,
    accounts,
  }) => {
    const email = ownAddress('plain');
    await accounts.register('traveler', email);
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page).toHaveURL('/forgot-password?sent=true');
    await page.goto(await mailedLink(request, email, /password/i));
    await page.getByRole('link', { name: 'Set a new password' }).click();
    await page.getByLabel('New password').fill('yellow cranes fly south');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL('/login?reset=true');
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  });
});
