import { expect, type Locator, type Page } from '@playwright/test';

/** The pages about travel agents: the directory, a city and a profile. */
export class DirectoryPage {
  readonly search: Locator;
  readonly suggestions: Locator;
  readonly cards: Locator;
  readonly featured: Locator;
  readonly listHeading: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('combobox', { name: 'Name, city or speciality' });
    this.suggestions = page.getByRole('listbox', { name: 'Name, city or speciality' }).getByRole('option');
    this.cards = page.getByRole('article');
    this.featured = page.getByRole('button', { name: 'Featured' });
    this.listHeading = page.getByRole('heading', { level: 2, name: /^[\d,]+ (featured )?agents?/ });
  }

  async open(path = '/travel-agents'): Promise<void> {
    await this.page.goto(path);
    await expect(this.cards.first()).toBeVisible();
    // What the server rendered is hydrated: a person needs longer to look than the script to arrive.
    await expect(this.page.locator('[data-server], [data-hydrating]')).toHaveCount(0);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** The path of the first agent's profile. */
  async firstProfile(): Promise<string> {
    const link = this.cards.first().getByRole('heading').getByRole('link');
    return (await link.getAttribute('href')) ?? '';
  }
}
