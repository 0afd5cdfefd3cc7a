import { API_PATHS } from '@atoll/contracts/api-paths';
import { TOUR_PAGE_SIZE, TOUR_SQUARE_HALF_KM } from '@atoll/contracts/constants';
import { tourSquare, type ToursAnswer } from '@atoll/contracts/tour';
import { expect, type Locator, type Page } from '@playwright/test';

/** A place in the parameters of a search. */
export interface TourPlace {
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** The tour search: form, results, map and the detail over them. */
export class ToursPage {
  readonly hero: Locator;
  readonly destination: Locator;
  readonly participants: Locator;
  readonly fewer: Locator;
  readonly more: Locator;
  readonly findTours: Locator;
  readonly viewOnMap: Locator;
  readonly alert: Locator;
  readonly cards: Locator;
  readonly filters: Locator;
  readonly detail: Locator;
  readonly map: Locator;

  constructor(private readonly page: Page) {
    const form = page.getByRole('search', { name: 'Tours' });
    this.hero = page.getByRole('heading', { level: 1, name: 'Find something to do' });
    this.destination = form.getByRole('combobox', { name: 'Destination' });
    this.participants = form.getByRole('spinbutton', { name: 'Participants' });
    this.fewer = form.getByRole('button', { name: 'Fewer: Participants' });
    this.more = form.getByRole('button', { name: 'More: Participants' });
    this.findTours = form.getByRole('button', { name: 'Find Tours' });
    this.viewOnMap = form.getByRole('button', { name: 'View on Map' });
    this.alert = page.getByRole('alert').filter({ hasText: /./ });
    this.cards = page.getByRole('article');
    this.filters = page.getByRole('complementary', { name: 'Filter tours' });
    this.detail = page.getByRole('dialog').first();
    this.map = page.locator('[data-pitch]');
  }

  async open(): Promise<void> {
    await this.page.goto('/tours');
    await expect(this.hero).toBeVisible();
    await this.isTakenOver();
  }

  async openSearch(place: TourPlace, view: 'grid' | 'list' | 'map' = 'grid'): Promise<void> {
    await this.page.goto(this.searchAddress(place, view));
    await expect(this.cards.first()).toBeVisible();
    await this.isTakenOver();
  }

  searchAddress(place: TourPlace, view: 'grid' | 'list' | 'map' = 'grid'): string {
    const params = Object.entries({ ...place, people: 2, view }).map(([key, value]) => [key, String(value)]);
    return `/tours?${new URLSearchParams(params).toString()}`;
  }

  /** What the server rendered is hydrated: a person needs longer to look than the script to arrive. */
  async isTakenOver(): Promise<void> {
    await expect(this.page.locator('[data-server], [data-hydrating]')).toHaveCount(0);
  }

  /** '20 tours in Maldives'. */
  heading(city: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: new RegExp(`^[\\d,]+ tours? in ${city}$`) });
  }

  /** How many tours the heading counts. */
  async count(city: string): Promise<number> {
    return Number.parseInt((await this.heading(city).innerText()).replaceAll(',', ''), 10);
  }

  /** The first tour of the first page that has several pictures to turn. */
  async nameOfPictured({ lat, lng }: TourPlace): Promise<string> {
    const square = tourSquare({ latitude: lat, longitude: lng }, TOUR_SQUARE_HALF_KM);
    const params = { ...square, page: 1, limit: TOUR_PAGE_SIZE };
    const answer = await this.page.request.get(API_PATHS.activities, { params });
    const { data } = (await answer.json()) as ToursAnswer;
    const pictured = data.find(({ images }) => images.length > 1);
    expect(pictured, 'a tour with several pictures').toBeDefined();
    return pictured?.name ?? '';
  }

  /** On a phone the map is a strip until the pill opens it. */
  async showMap(): Promise<void> {
    const pill = this.page.getByRole('button', { name: 'Map', exact: true });
    if (await pill.isVisible()) await pill.click();
    await this.isMapDrawn();
  }

  async isMapDrawn(): Promise<void> {
    await expect(this.map).toHaveAttribute('data-painted', '');
  }

  /** How far the middle of the map is from a point, in degrees of the larger difference. */
  async mapDistanceFrom({ lat, lng }: Pick<TourPlace, 'lat' | 'lng'>): Promise<number> {
    const center = (await this.map.getAttribute('data-center')) ?? '';
    const [longitude = NaN, latitude = NaN] = center.split(',').map(Number);
    return Math.max(Math.abs(longitude - lng), Math.abs(latitude - lat));
  }
}
