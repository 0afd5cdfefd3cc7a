import type { CitySights } from '../../shared/directory/sights';
import type { CityDocument } from '../models/city.model';

/** What the read model keeps of a city's document for its sights. */
export type SightedCity = Pick<
  CityDocument,
  '_id' | 'name' | 'country' | 'clean_country' | 'country_code' | 'population' | 'guide'
>;

interface Entry {
  readonly cleanCountry: string;
  readonly city: CitySights;
}

/** The sights of all cities' guides, those of hidden countries too. */
export class SightTable {
  readonly #ofCity = new Map<string, Entry>();
  #visible: readonly CitySights[] | null = null;

  constructor(private readonly isVisible: (country: string) => boolean) {}

  /** Takes a city as it is now; one without sights is forgotten. */
  put({ _id: slug, name, country, clean_country, country_code, population, guide }: SightedCity): void {
    const sights = guide?.sights ?? [];
    if (sights.length === 0) {
      this.remove(slug);
      return;
    }
    const city = {
      slug,
      name,
      country,
      countryCode: country_code,
      population,
      sights,
      bestMonths: guide?.best_months ?? [],
    };
    this.#ofCity.set(slug, { cleanCountry: clean_country, city });
    this.#visible = null;
  }

  remove(slug: string): void {
    if (this.#ofCity.delete(slug)) this.#visible = null;
  }

  /** A country was shown or hidden. */
  forgetVisible(): void {
    this.#visible = null;
  }

  slugs(): string[] {
    return [...this.#ofCity.keys()];
  }

  /** Of visible countries; the same array until something changed. */
  visible(): readonly CitySights[] {
    this.#visible ??= [...this.#ofCity.values()]
      .filter(({ cleanCountry }) => this.isVisible(cleanCountry))
      .map(({ city }) => city);
    return this.#visible;
  }
}
