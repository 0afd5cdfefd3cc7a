import { expect, type Locator, type Page } from '@playwright/test';

/** The global map and the list beside it. */
export class MapPage {
  readonly map: Locator;
  readonly rings: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly search: Locator;

  constructor(private readonly page: Page) {
    this.map = page.getByRole('region', { name: 'Map of the world' });
    this.rings = page
      .getByRole('list', { name: 'Agents on the map' })
      .getByRole('button', { name: /agents?: / });
    this.heading = page.getByRole('heading', { level: 2, name: /^[\d,]+ agents? in sight$/ });
    this.rows = page.getByRole('region', { name: 'On the map' }).getByRole('article');
    this.search = page.getByRole('combobox', { name: 'Go to a place' });
  }

  async open(path = '/map'): Promise<void> {
    await this.page.goto(path);
    await expect(this.map).toHaveAttribute('data-zoom', /\d/);
  }

  /** The zoom that the map came to rest at. */
  async zoom(): Promise<number> {
    return Number(await this.map.getAttribute('data-zoom'));
  }

  /** How many agents the list says are in sight. */
  async count(): Promise<number> {
    return Number.parseInt((await this.heading.innerText()).replaceAll(',', ''), 10);
  }
}
