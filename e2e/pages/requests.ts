import { SAMPLE_DEMO_PASSWORD } from '@atoll/contracts/account-words';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Accounts, mailedLink } from './accounts';

/** A line of a quote as its agent types it. */
export interface TypedLine {
  readonly day: number;
  readonly title: string;
  readonly price: string;
  readonly net?: string;
  readonly kind?: string;
}

/** The form that asks agents, in its window or on its page, and the traveler's page of the mailed link. */
export class TravelerRequest {
  constructor(readonly page: Page) {}

  get form() {
    return this.page.getByRole('form', { name: 'Ask agents for a quote' });
  }

  /** Fills in what is asked for, step by step where the form has steps. */
  async fill(fields: {
    readonly place: string;
    readonly name: string;
    readonly email: string;
  }): Promise<void> {
    const { form } = this;
    await form.getByRole('combobox', { name: 'Destination' }).fill(fields.place);
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await form.getByText('Open', { exact: true }).click();
    await form.getByLabel('What would make it a good trip?').fill('Slow mornings and good fish.');
    await this.nextStep();
    await form.getByLabel('Your name').fill(fields.name);
    await form.getByLabel('E-mail').fill(fields.email);
    await this.nextStep();
  }

  /** Goes on where the form shows one step at a time. */
  async nextStep(): Promise<void> {
    const next = this.form.getByRole('button', { name: /^(Who and budget|To whom)$/ });
    if (await next.isVisible()) await next.click();
  }

  /** Sends it; once more where it was filled in faster than people type. */
  async send(): Promise<void> {
    await this.form.getByRole('button', { name: /^Send/ }).click();
    const isFast = this.form.getByText(/once more/);
    const sent = this.page.getByRole('heading', { name: 'Look into your mail' });
    await expect(isFast.or(sent).first()).toBeVisible();
    if (await isFast.isVisible()) await this.form.getByRole('button', { name: /^Send/ }).click();
    await expect(sent).toBeVisible();
  }

  /** Opens the mailed link and says yes. */
  async confirm(request: APIRequestContext, email: string): Promise<void> {
    await this.page.goto(await mailedLink(request, email, /^Confirm your request/));
    await this.page.getByRole('button', { name: 'Yes, ask these agents' }).click();
    await expect(this.page.getByRole('heading', { name: 'Who was asked' })).toBeVisible();
  }

  /** Opens the messages with the agent who has written. */
  async openUnread(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: /unread/ })
      .click();
  }
}

/** An agent's desk: a signed-in browser of its own. */
export class AgentDesk {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser, email: string): Promise<AgentDesk> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await new Accounts(page).signIn(email, SAMPLE_DEMO_PASSWORD, '/agent/login');
    await expect(page).toHaveURL('/agent/dashboard');
    return new AgentDesk(page);
  }

  /** Opens the request of a traveler of this name from the list. */
  async openRequest(traveler: string): Promise<void> {
    await this.page.goto('/agent/requests');
    await this.page.getByRole('listitem').filter({ hasText: traveler }).getByRole('link').first().click();
    await expect(this.page.getByRole('heading', { name: `What ${traveler} wishes for` })).toBeVisible();
  }

  async addLine({ day, title, price, net, kind }: TypedLine): Promise<void> {
    await this.page.getByRole('button', { name: `Line for day ${day}` }).click();
    const line = this.page.getByRole('group', { name: 'New line' });
    await line.getByRole('textbox', { name: 'Title' }).fill(title);
    const typed = this.page.getByRole('group', { name: title });
    await typed.getByRole('textbox', { name: 'Price of one' }).fill(price);
    if (net) await typed.getByRole('textbox', { name: /^Net of all/ }).fill(net);
    if (kind) await typed.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    await typed.getByRole('button', { name: 'Done' }).click();
  }

  /** Begins the next version of the quote that was sent, with another price of one line. */
  async changeLine(title: string, price: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change your quote' }).click();
    await this.page.getByRole('button', { name: `Edit: ${title}` }).click();
    const line = this.page.getByRole('group', { name: title });
    await line.getByRole('textbox', { name: 'Price of one' }).fill(price);
    await line.getByRole('button', { name: 'Done' }).click();
  }

  async sendVersion(version: number): Promise<void> {
    await this.page.getByRole('button', { name: `Send version ${version}` }).click();
    await expect(this.page.getByText(`Version ${version} is sent to`)).toBeVisible();
  }

  async write(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: /^Write to/ }).fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
