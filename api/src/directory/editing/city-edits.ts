import { guideParts, type GuideParts } from '@atoll/contracts/edited-guide';
import {
  EDITED_CITIES_PAGE_SIZE,
  type CityBody,
  type CityNeed,
  type EditedCities,
  type EditedCity,
  type EditedCityRow,
} from '@atoll/contracts/edited-places';
import { fold } from '@atoll/contracts/fold';
import type { CitiesRepository, CityFacts, CityFields } from '../destinations/cities.repository';
import type { CityDocument } from '../models/city.model';
import type { DirectoryIndex } from '../read-model/directory-index';

const CENTRE = '50% 50%';

/** What people edit of a city. */
function cityBody(city: CityBody): CityBody {
  const { description, highlights, featured_image_url, image_url, image_credit, image_position, guide } =
    city;
  return {
    ...{ description, highlights: [...highlights], featured_image_url, image_url },
    ...{ image_credit, image_position, guide },
  };
}

/** The same as the edit log keeps it: each part of the guide is a field of its own, as the portal names it. */
export function notedCity(city: CityBody): Omit<CityBody, 'guide'> & GuideParts {
  const { guide, ...texts } = cityBody(city);
  return { ...texts, ...guideParts(guide) };
}

/** A city with agents of which nothing is told yet, as one that could be written; null where no card is made of it. */
export function untoldCity(index: DirectoryIndex, slug: string): CityFields | null {
  const card = index.cards.city(slug);
  if (!card) return null;
  const { city: name, country, clean_country, region, lat, lng } = card;
  return {
    ...{ name, country, clean_country, region, lat, lng, population: 0, sample: false },
    country_code: index.settings.get(clean_country)?.country_code ?? '',
    ...{ description: '', highlights: [], featured_image_url: '', image_url: '', image_credit: '' },
    image_position: CENTRE,
    guide: null,
  };
}

export function editedCity(
  index: DirectoryIndex,
  slug: string,
  city: CityFields & Pick<CityDocument, 'version'>,
): EditedCity {
  const { name, country, clean_country, sample, version = 0 } = city;
  return {
    ...{ slug, name, country, sample, version },
    isPublic: index.isVisible(clean_country),
    ...cityBody({ ...city, highlights: [...city.highlights], guide: city.guide ?? null }),
  };
}

function missingOf({ hasText, hasPicture, hasCredit }: CityFacts): CityNeed[] {
  return [
    ...(hasText ? [] : (['text'] as const)),
    ...(hasPicture ? [] : (['picture'] as const)),
    ...(hasCredit ? [] : (['credit'] as const)),
  ];
}

/** Every city that has a page: those of which something is told, and those with agents alone. */
export async function allCityRows(
  index: DirectoryIndex,
  cities: Pick<CitiesRepository, 'facts'>,
): Promise<EditedCityRow[]> {
  const told = await cities.facts();
  const known = new Set(told.map(({ _id }) => _id));
  const untold = [...index.cards.cities()].filter(({ slug }) => !known.has(slug));
  return [
    ...told.map((facts) => {
      const { _id: slug, name, country, sample, version = 0 } = facts;
      return { slug, name, country, sample, version, missing: missingOf(facts) };
    }),
    ...untold.map(({ slug, city: name, country }): EditedCityRow => {
      return { slug, name, country, sample: false, version: 0, missing: ['text', 'picture', 'credit'] };
    }),
  ];
}

interface Wanted {
  readonly q?: string;
  readonly missing?: CityNeed;
  readonly page: number;
}

/** A page of all cities by name: those of whose name, or country, every word has the beginning. */
export async function cityRows(
  index: DirectoryIndex,
  cities: CitiesRepository,
  { q = '', missing, page }: Wanted,
): Promise<EditedCities> {
  const words = fold(q).split(' ').filter(Boolean);
  const isCalled = ({ name, country }: EditedCityRow) => {
    const names = ` ${fold(name)} ${fold(country)}`;
    return words.every((word) => names.includes(` ${word}`));
  };
  const found = (await allCityRows(index, cities))
    .filter((row) => isCalled(row) && (missing === undefined || row.missing.includes(missing)))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.country.localeCompare(b.country, 'en'));
  const start = (page - 1) * EDITED_CITIES_PAGE_SIZE;
  return { cities: found.slice(start, start + EDITED_CITIES_PAGE_SIZE), total: found.length, page };
}
