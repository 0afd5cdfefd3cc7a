import type { CityCard, DestinationCard } from '@atoll/contracts/destination';
import { distanceKm, type Position } from '@atoll/contracts/distance';
import type { CityCardDocument, CityCardGuide, DestinationCardDocument } from '../models/card.model';

const KM_PER_DEGREE = 111;

/** The cards of countries and cities, as the worker last made them. */
export class CardTable {
  readonly #countries = new Map<string, DestinationCard>();
  readonly #cities = new Map<string, CityCard>();
  readonly #guides = new Map<string, CityCardGuide>();
  readonly #citiesOfCountry = new Map<string, readonly CityCard[]>();

  /** Replaces all cards of a country; null and no cities where it has none any more. */
  put(slug: string, card: DestinationCardDocument | null, cities: readonly CityCardDocument[]): void {
    if (card) this.#countries.set(slug, { ...withoutId(card), id: card._id });
    else this.#countries.delete(slug);
    for (const { slug: city } of this.citiesOf(slug)) {
      // It may be of another country by now.
      if (this.#cities.get(city)?.clean_country !== slug) continue;
      this.#cities.delete(city);
      this.#guides.delete(city);
    }
    const made = cities.map(({ guide, ...city }): CityCard => {
      if (guide) this.#guides.set(city._id, guide);
      return { ...withoutId(city), slug: city._id, hasGuide: Boolean(guide) };
    });
    for (const city of made) this.#cities.set(city.slug, city);
    this.#citiesOfCountry.set(slug, made);
  }

  countries(): DestinationCard[] {
    return [...this.#countries.values()];
  }

  cities(): IterableIterator<CityCard> {
    return this.#cities.values();
  }

  /** Cities at most so many kilometers from a point. */
  citiesAround(point: Position, mostKm: number): CityCard[] {
    const degrees = mostKm / KM_PER_DEGREE;
    return [...this.#cities.values()].filter(
      // Most are told apart by their latitudes alone.
      ({ lat, lng }) =>
        Math.abs(lat - point.latitude) <= degrees &&
        distanceKm(point, { latitude: lat, longitude: lng }) <= mostKm,
    );
  }

  country(slug: string): DestinationCard | null {
    return this.#countries.get(slug) ?? null;
  }

  city(slug: string): CityCard | null {
    return this.#cities.get(slug) ?? null;
  }

  /** What a country's page shows of a city's guide; null where it has none. */
  guideOf(city: string): CityCardGuide | null {
    return this.#guides.get(city) ?? null;
  }

  citiesOf(country: string): readonly CityCard[] {
    return this.#citiesOfCountry.get(country) ?? [];
  }
}

function withoutId<Document extends { readonly _id: string }>({
  _id,
  ...fields
}: Document): Omit<Document, '_id'> {
  return fields;
}
