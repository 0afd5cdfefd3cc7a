import type { Locator, Page } from '@playwright/test';

/** The site's navigation, on every page but the chat. */
export class Dock {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('navigation', { name: 'Main' });
  }

  link(name: string): Locator {
    return this.bar.getByRole('link', { name, exact: true });
  }

  get marco(): Locator {
    return this.bar.getByRole('button', { name: 'Marco AI' });
  }
}
