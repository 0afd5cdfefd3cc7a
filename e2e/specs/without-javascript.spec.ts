import { expect, test, type Page } from '@playwright/test';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { futureDay } from '../dates';
import { Accounts, mailedLink, ownAddress, PASSWORD } from '../pages/accounts';

/** Every public page whose address does not vary, and one of each kind whose address does. */
const PAGES = [
  ...SITE_ROUTES.filter(
    ({ pattern, access, movedTo }) => access === 'public' && !movedTo && !pattern.includes(':'),
  ).map(({ pattern }) => pattern),
  `/hotels?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&checkIn=${futureDay(30)}&checkOut=${futureDay(33)}`,
  '/tours?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14',
  '/travel-agents?q=lisbon',
  '/destination/portugal',
  '/why-hotels',
  '/auth/callback?token_hash=none&type=signup',
  '/auth/callback?token_hash=none',
];

/** Runs in the page: the words of what is seen and does nothing where scripting is off. */
function deadControls(): string[] {
  const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const leadsSomewhere = (button: HTMLButtonElement) =>
    button.type === 'submit' &&
    (button.hasAttribute('formaction') || (button.form?.hasAttribute('action') ?? false));
  return [...document.querySelectorAll<HTMLButtonElement>('button')]
    .filter((button) => isSeen(button) && !button.disabled && !leadsSomewhere(button))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
}

async function problemOf(page: Page, path: string): Promise<string | null> {
  await page.goto(path);
  const main = page.getByRole('main');
  const words = await main.innerText();
  const dead = await main.evaluate(deadControls);
  const saysWhy = /JavaScript/.test(words);
  if (words.trim().length < 40) return `${path} shows next to nothing: ${words}`;
  return dead.length > 0 && !saysWhy ? `${path} has what does nothing: ${dead.join(', ')}` : null;
}

test.describe('without JavaScript', { tag: '@shell' }, () => {
  test.use({ javaScriptEnabled: false });

  test('no public page is empty, and none has a button that does nothing without saying why', async ({
    page,
  }) => {
    const problems: (string | null)[] = [];
    for (const path of PAGES) problems.push(await problemOf(page, path));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  test('the links of mails confirm an address and set a new password', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const email = ownAddress('without-javascript');
    const newPassword = 'green turtles travel';
    const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
    await page.goto('/register/traveler');
    await page.getByLabel('Your name').fill('Ada Okafor');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await press('Create account');
    await page.goto(await mailedLink(request, email, /confirm/i));
    await page.getByLabel('Password').fill(PASSWORD);
    await press('Confirm my address');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
    await page.goto('/forgot-password');
    await page.getByRole('main').getByLabel('E-mail').fill(email);
    await press('Send me a link');
    await page.goto(await mailedLink(request, email, /new password/i));
    await page.getByRole('link', { name: 'Set a new password' }).click();
    await page.getByLabel('New password').fill(newPassword);
    await press('Save the new password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    // Signing in needs JavaScript, and shows that the new password is the account's.
    const context = await browser.newContext({ javaScriptEnabled: true, baseURL });
    const accounts = new Accounts(await context.newPage());
    await accounts.signIn(email, newPassword);
    await expect(accounts.menu).toBeVisible();
    await context.close();
  });
});
