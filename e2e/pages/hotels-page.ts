import { expect, type Locator, type Page } from '@playwright/test';
import { futureDay, spokenDay } from '../dates';

/** Address parameters of a search. */
export interface Stay {
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** Days from today: the first night of every journey, and the day after the last. */
const CHECK_IN_DAYS = 30;
const CHECK_OUT_DAYS = 32;
const MONTHS_AT_MOST = 3;

/** The hotel search: form, results and the detail overlay. */
export class HotelsPage {
  readonly hero: Locator;
  readonly destination: Locator;
  readonly dates: Locator;
  readonly searchButton: Locator;
  readonly cards: Locator;
  /** The list's items, which carry the hotels' ids. */
  readonly cardRows: Locator;
  readonly detail: Locator;
  readonly offers: Locator;
  readonly continueToBook: Locator;
  readonly calendar: Locator;
  readonly map: Locator;
  readonly markers: Locator;

  constructor(private readonly page: Page) {
    this.hero = page.getByRole('heading', { name: 'Find Your Perfect Stay' });
    this.destination = page.getByRole('combobox', { name: 'Destination' });
    this.dates = page.getByRole('button', { name: /^Dates/ });
    this.searchButton = page.getByRole('button', { name: 'Search Hotels' });
    this.cards = page.getByRole('article');
    this.cardRows = page.locator('[data-card-id]');
    this.detail = page.getByRole('dialog').first();
    this.offers = this.detail.getByRole('radio');
    this.continueToBook = this.detail.getByRole('button', { name: 'Continue to Book' });
    this.calendar = page.getByRole('dialog', { name: 'Dates' });
    this.map = page.locator('[data-pitch]');
    this.markers = this.map.locator('[data-marker]');
  }

  async open(): Promise<void> {
    await this.page.goto('/hotels');
    await expect(this.hero).toBeVisible();
    await this.isTakenOver();
  }

  /** Opens the list of a search by its address, for two nights a month from now. */
  async openSearch(stay: Stay): Promise<void> {
    await this.page.goto(`${this.searchAddress(stay)}&view=list`);
    await expect(this.cards.first()).toBeVisible();
    await this.isTakenOver();
  }

  /** Opens the same search as it opens by itself: on the map, and waits until that was drawn. */
  async openMap(stay: Stay): Promise<void> {
    await this.page.goto(this.searchAddress(stay));
    await expect(this.cards.first()).toBeVisible();
    await this.isTakenOver();
    await this.isMapDrawn();
  }

  async isMapDrawn(): Promise<void> {
    await expect(this.map).toHaveAttribute('data-painted', '');
  }

  /** The map's zoom, or NaN while it moves. */
  async zoom(): Promise<number> {
    return Number((await this.map.getAttribute('data-zoom')) ?? NaN);
  }

  searchAddress(stay: Stay): string {
    const place = Object.fromEntries(Object.entries(stay).map(([key, value]) => [key, String(value)]));
    const when = {
      checkIn: futureDay(CHECK_IN_DAYS),
      checkOut: futureDay(CHECK_OUT_DAYS),
      guests: '2',
      rooms: '1',
    };
    return `/hotels?${new URLSearchParams({ ...place, ...when }).toString()}`;
  }

  /** Types a city and takes the suggestion that reads so. */
  async chooseCity(typed: string, suggestion: RegExp): Promise<void> {
    await this.destination.click();
    await this.destination.pressSequentially(typed, { delay: 30 });
    await this.page.getByRole('option', { name: suggestion }).first().click();
  }

  async chooseDates(): Promise<void> {
    await this.dates.click();
    await this.pickDays();
  }

  /** In the calendar that is open. */
  async pickDays(): Promise<void> {
    await this.#pickDay(CHECK_IN_DAYS);
    await this.#pickDay(CHECK_OUT_DAYS);
    await this.calendar.getByRole('button', { name: 'Done' }).click();
    await expect(this.calendar).toBeHidden();
  }

  /** What the server rendered is hydrated: a person needs longer to look than the script to arrive. */
  async isTakenOver(): Promise<void> {
    await expect(this.page.locator('[data-server], [data-hydrating]')).toHaveCount(0);
  }

  async #pickDay(days: number): Promise<void> {
    const day = this.calendar.getByRole('button', { name: spokenDay(days) });
    await expect(this.calendar.getByRole('grid').first()).toBeVisible();
    for (let month = 0; month < MONTHS_AT_MOST && !(await day.isVisible()); month += 1) {
      await this.calendar.getByRole('button', { name: 'Next month' }).click();
    }
    await day.click();
  }

  heading(city: string): Locator {
    return this.page.getByText(new RegExp(`Showing [\\d,]+ of [\\d,]+ Hotels in ${city}`));
  }

  /** Opens the first hotel of the results that has a price. */
  async openFirstHotel(): Promise<void> {
    const priced = this.cards.filter({ hasNotText: 'Check availability' }).filter({ hasText: 'total' });
    await priced
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(this.detail).toBeVisible();
  }

  async chooseFirstOffer(): Promise<void> {
    await this.offers.first().click();
    await expect(this.offers.first()).toBeChecked();
    await expect(this.continueToBook).not.toHaveAttribute('aria-disabled', 'true');
  }
}
