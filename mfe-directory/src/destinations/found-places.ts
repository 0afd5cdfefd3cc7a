import type { DestinationCard, NamedCity } from '@atoll/contracts/destination';
import { fold } from '@atoll/contracts/fold';

interface Wanted {
  readonly q: string | null;
  readonly region: string | null;
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

/** The countries of a part of the world whose name has the typed letters in it, whatever their case and accents. */
export function matchingCountries(all: readonly DestinationCard[], { q, region }: Wanted): DestinationCard[] {
  const letters = fold(q ?? '');
  return all.filter(
    (each) => (region === null || each.region === region) && fold(each.country).includes(letters),
  );
}

/** One letter is in nearly every city. */
const CITY_LETTERS_MIN = 2;

/** Whether what was typed is enough to look for cities too. */
export function searchesCities(q: string | null): boolean {
  return fold(q ?? '').length >= CITY_LETTERS_MIN;
}

/** The cities with a word that begins with the typed letters. */
export function matchingCities(all: readonly NamedCity[], q: string | null): NamedCity[] {
  const letters = ` ${fold(q ?? '')}`;
  return all.filter(({ city }) => ` ${fold(city)}`.includes(letters));
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
