import { expect, type Locator, type Page } from '@playwright/test';
import { futureDay } from '../dates';

/** Address parameters of a search. */
export interface Stay {
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** The hotel search: form, results and the detail overlay. */
export class HotelsPage {
  readonly destination: Locator;
  readonly searchButton: Locator;
  readonly cards: Locator;
  readonly detail: Locator;

  constructor(private readonly page: Page) {
    this.destination = page.getByRole('combobox', { name: /destination/i });
    this.searchButton = page.getByRole('button', { name: 'Search Hotels' });
    this.cards = page.getByRole('article');
    this.detail = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/hotels');
    await expect(this.page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
  }

  /** Opens a search by its address, for a stay that begins a month from now. */
  async openSearch(stay: Stay, nights = 2): Promise<void> {
    const params = new URLSearchParams({
      ...Object.fromEntries(Object.entries(stay).map(([key, value]) => [key, String(value)])),
      checkIn: futureDay(30),
      checkOut: futureDay(30 + nights),
      guests: '2',
      rooms: '1',
    });
    await this.page.goto(`/hotels?${params.toString()}`);
  }

  /** Types a city and takes the suggestion that reads exactly so. */
  async chooseCity(typed: string, suggestion: RegExp): Promise<void> {
    await this.destination.click();
    await this.destination.pressSequentially(typed, { delay: 30 });
    await this.page.getByRole('option', { name: suggestion }).first().click();
  }

  heading(city: string): Locator {
    return this.page.getByText(new RegExp(`Showing \\d+ of \\d+ total Hotels in ${city}`));
  }

  offers(): Locator {
    return this.detail.getByRole('radio');
  }
}
