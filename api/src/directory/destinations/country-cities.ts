import {
  COUNTRY_CITIES_PAGE_SIZE,
  type CityCard,
  type CountryCities,
  type CountryRegion,
  type GuidedCity,
} from '@atoll/contracts/destination';
import { fold } from '@atoll/contracts/fold';
import type { DirectoryIndex } from '../read-model/directory-index';

const REGION_CITIES_MAX = 3;

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

/** Cities with a guide, in their order. */
export function guidedCities(index: DirectoryIndex, cities: readonly CityCard[]): GuidedCity[] {
  return cities.flatMap((card) => {
    const guide = index.cards.guideOf(card.slug);
    if (!guide) return [];
    const { city, slug, image } = card;
    return [{ city, slug, image, summary: guide.summary, best_months: [...guide.best_months] }];
  });
}

/** The parts of a country that several of its cities name, by name; cities come in their order. */
export function countryRegions(cities: readonly CityCard[]): CountryRegion[] {
  const byRegion = new Map<string, CityCard[]>();
  for (const city of cities) {
    if (city.region === null) continue;
    byRegion.set(city.region, [...(byRegion.get(city.region) ?? []), city]);
  }
  return [...byRegion]
    .filter(([, ofRegion]) => ofRegion.length > 1)
    .map(([name, ofRegion]) => ({
      name,
      cityCount: ofRegion.length,
      cities: ofRegion
        .slice(0, REGION_CITIES_MAX)
        .map(({ city, slug, country }) => ({ city, slug, country })),
    }))
    .sort((a, b) => byText(a.name, b.name));
}

interface Wanted {
  readonly q?: string;
  readonly region?: string;
  readonly page?: number;
}

/** A page of all cities of a country, by name, narrowed by words or a region (DES-12). */
export function countryCities(
  index: DirectoryIndex,
  slug: string,
  { q = '', region, page = 1 }: Wanted,
): CountryCities {
  const words = fold(q).split(' ').filter(Boolean);
  const found = index.cards
    .citiesOf(slug)
    .filter((city) => region === undefined || city.region === region)
    .filter((city) => {
      const text = fold(`${city.city} ${city.region ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => byText(a.city, b.city) || byText(a.slug, b.slug));
  const from = (page - 1) * COUNTRY_CITIES_PAGE_SIZE;
  return {
    data: found
      .slice(from, from + COUNTRY_CITIES_PAGE_SIZE)
      .map(({ city, slug: citySlug, country, region: part, hasGuide }) => {
        return { city, slug: citySlug, country, region: part, hasGuide };
      }),
    meta: {
      total: found.length,
      page,
      pages: Math.max(1, Math.ceil(found.length / COUNTRY_CITIES_PAGE_SIZE)),
    },
  };
}
