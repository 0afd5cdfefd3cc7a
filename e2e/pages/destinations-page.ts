import { expect, type Locator, type Page } from '@playwright/test';

/** The list of countries and the page of one. */
export class DestinationsPage {
  readonly search: Locator;
  readonly cards: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Find a country or city' });
    this.cards = page.getByRole('article');
  }

  async open(): Promise<void> {
    await this.page.goto('/destinations');
    await expect(this.cards.first()).toBeVisible();
    // What the server rendered is hydrated: a person needs longer to look than the script to arrive.
    await expect(this.page.locator('[data-server], [data-hydrating]')).toHaveCount(0);
  }

  card(country: string): Locator {
    return this.cards.getByRole('link', { name: country, exact: true });
  }

  heading(country: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: country });
  }

  /** The poster of a city with a guide on the page of its country. */
  poster(city: string): Locator {
    return this.page.getByRole('region', { name: 'Cities with a guide' }).getByRole('link', { name: city });
  }

  /** Where to go on from a country: 'Hotels in Lisbon'. */
  way(country: string, name: string): Locator {
    return this.page.getByRole('region', { name: `Plan a trip to ${country}` }).getByRole('link', { name });
  }
}
