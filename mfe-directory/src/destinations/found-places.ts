import type { DestinationCard, NamedCity } from '@atoll/contracts/destination';
import { fold } from '@atoll/contracts/fold';

interface Wanted {
  readonly q: string | null;
  readonly region: string | null;
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

/**
 * The countries of a part of the world whose name has the typed letters in it, whatever their case and accents, and
 * those that are called so elsewhere.
 */
export function matchingCountries(
  all: readonly DestinationCard[],
  { q, region }: Wanted,
  calledSo: readonly string[],
): DestinationCard[] {
  const letters = fold(q ?? '');
  return all.filter(
    (each) =>
      (region === null || each.region === region) &&
      (fold(each.country).includes(letters) || calledSo.includes(each.clean_country)),
  );
}

/** One letter is in nearly every city. */
const CITY_LETTERS_MIN = 2;

/** Whether what was typed is enough to look for cities too. */
export function searchesCities(q: string | null): boolean {
  return fold(q ?? '').length >= CITY_LETTERS_MIN;
}

/** Whether the typed letters are the whole name of a country, here or elsewhere: then it is what is looked for. */
export function namesCountry(
  found: readonly DestinationCard[],
  q: string | null,
  calledSo: readonly string[],
): boolean {
  const letters = fold(q ?? '');
  return found.some(
    ({ country, clean_country }) => fold(country) === letters || calledSo.includes(clean_country),
  );
}

/** The cities that are called so elsewhere, then those with a word that begins with the typed letters. */
export function matchingCities(
  all: readonly NamedCity[],
  q: string | null,
  calledSo: readonly NamedCity[],
): NamedCity[] {
  const letters = ` ${fold(q ?? '')}`;
  const own = all.filter(({ city }) => ` ${fold(city)}`.includes(letters));
  const elsewhere = calledSo.filter(({ slug }) => !own.some((city) => city.slug === slug));
  return [...elsewhere, ...own];
}

/** The parts of the world that these countries lie in, by name. */
export function regionsOf(countries: readonly DestinationCard[]): string[] {
  return [...new Set(countries.map(({ region }) => region))].sort(byText);
}

/** Countries by the letter that people look under: 'Åland' is at A. */
export function byLetter(countries: readonly DestinationCard[]): ReadonlyMap<string, DestinationCard[]> {
  const letters = new Map<string, DestinationCard[]>();
  for (const country of [...countries].sort((a, b) => byText(a.country, b.country))) {
    const letter = fold(country.country).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), country]);
  }
  return letters;
}

const POPULAR_MAX = 6;

/** The countries with the most featured agents, as on the home page. */
export function popularCountries(all: readonly DestinationCard[]): DestinationCard[] {
  return [...all]
    .sort((a, b) => b.featuredCount - a.featuredCount || b.agentCount - a.agentCount)
    .slice(0, POPULAR_MAX);
}
