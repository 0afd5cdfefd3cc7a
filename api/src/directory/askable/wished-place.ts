import { fold } from '@atoll/contracts/fold';
import { meantPlace } from '@atoll/contracts/place';
import type { DirectoryPlace } from '../../shared/directory/askable-agents';
import type { PlaceNames } from '../../shared/places/place-names';
import type { DirectoryIndex } from '../read-model/directory-index';

const MEANT_AMONG = 5;

interface Wished {
  readonly text: string;
  readonly city: string | null;
  readonly country: string | null;
}

/** The slug of the city of this name in a country that has agents; null without one. */
function citySlug(index: DirectoryIndex, country: string, name: string): string | null {
  const wanted = fold(name);
  const { city } = index.table.columns;
  for (const row of index.rowsOfCountry(country)) {
    const number = city[row] ?? -1;
    if (index.cityCalled(number) === wanted) return index.cities.slugs[number] ?? null;
  }
  return null;
}

function named(
  index: DirectoryIndex,
  names: PlaceNames,
  city: string | null,
  country: string,
): DirectoryPlace | null {
  const country_slug = index.countrySlug(country, names);
  if (country_slug === null) return null;
  return { country_slug, city_slug: city === null ? null : citySlug(index, country_slug, city) };
}

/** What a wish's place is in the directory: what was picked, else what was typed, as a country or as a place. */
export function wishedPlace(
  index: DirectoryIndex,
  names: PlaceNames,
  { text, city, country }: Wished,
): DirectoryPlace | null {
  const picked = country === null ? null : named(index, names, city, country);
  if (picked) return picked;
  const typed = [city ?? text, country].filter(Boolean).join(', ');
  const asCountry = named(index, names, null, text);
  if (asCountry) return asCountry;
  const [first = '', ...rest] = typed.split(',').map((part) => part.trim());
  const found = rest.length > 0 ? named(index, names, first, rest.at(-1) ?? '') : null;
  if (found) return found;
  const meant = meantPlace(typed, names.find(typed, MEANT_AMONG));
  return meant && named(index, names, meant.name, meant.country);
}
