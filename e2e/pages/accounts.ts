import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const PASSWORD = 'purple whales travel';

/** An address that no other journey uses. */
export function ownAddress(name: string): string {
  return `${name}-${crypto.randomUUID()}@atoll.example`;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The link of the newest mail to an address, as a path of the site; waits for the mail. */
export async function mailedLink(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const { mails } = (await (await request.get('/api/dev/outbox')).json()) as { mails: readonly Mail[] };
      text = mails.find((mail) => mail.to === to && subject.test(mail.subject))?.text ?? '';
      return text;
    })
    .not.toBe('');
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** Registering, signing in and out, as people do it. */
export class Accounts {
  constructor(private readonly page: Page) {}

  heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get menu() {
    return this.page.getByRole('button', { name: 'Account', exact: true });
  }

  async signIn(email: string, password: string, at = '/login'): Promise<void> {
    await this.page.goto(at);
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Follows the link of the mail, and gives the password of the registration. */
  async confirmAddress(request: APIRequestContext, email: string): Promise<void> {
    await this.page.goto(await mailedLink(request, email, /confirm/i));
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(this.heading('Your address is confirmed')).toBeVisible();
  }

  /** Asks for a link to set a new password. */
  async askForNewPassword(email: string): Promise<void> {
    await this.page.goto('/forgot-password');
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(this.page.getByText(/If there is an account/)).toBeVisible();
  }

  /** On the page of the mailed link, once the password is typed. */
  async saveNewPassword(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(this.page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.menu.click();
    await this.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  }

  async register(
    userType: 'traveler' | 'agent' | 'hotel',
    email: string,
    name = 'Ada Okafor',
    property = 'Casa do Miradouro',
  ): Promise<void> {
    await this.page.goto(`/register/${userType}`);
    await this.page.getByLabel('Your name').fill(name);
    if (userType === 'hotel') {
      await this.page.getByLabel('Name of the property').fill(property);
      await this.page.getByLabel('Kind of property').selectOption('hotel');
      await this.page.getByLabel('Address').fill('Rua da Graça 1');
      await this.page.getByLabel('Phone').fill('+351 210 000 000');
    }
    if (userType !== 'traveler') {
      await this.page.getByLabel('City').fill('Lisbon');
      await this.page.getByLabel('Country').fill('Portugal');
    }
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Create account' }).click();
    await expect(this.heading('Check your mail')).toBeVisible();
  }
}
