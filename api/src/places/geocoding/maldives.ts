import type { CityOption } from '@atoll/contracts/place';
import { MALDIVES_ISLANDS } from '@atoll/contracts/popular-places';
import { fold } from '@atoll/contracts/fold';

/** Where the search for a Maldivian place is held to (MAP-23). */
export const MALDIVES_SEARCH = { proximity: '73.5,3.9', country: 'MV' } as const;

function wordsOf(text: string): string[] {
  return fold(text).split(' ');
}

function islandsIn(text: string): CityOption[] {
  const words = wordsOf(text);
  return MALDIVES_ISLANDS.filter(({ name }) => words.includes(fold(name)));
}

/** The island that a text is the name of, with or without its country (MAP-19). */
export function islandNamed(text: string): CityOption | null {
  const [name = '', ...rest] = wordsOf(text);
  if (rest.some((word) => word !== 'maldives')) return null;
  return MALDIVES_ISLANDS.find((island) => fold(island.name) === name) ?? null;
}

/** Whether a text speaks of the Maldives. */
export function isMaldivesTerm(text: string): boolean {
  return islandsIn(text).length > 0 || wordsOf(text).some((word) => word.startsWith('maldiv'));
}

/** The islands of a text about the Maldives: those that it names, else all five. */
export function islandsFor(text: string): readonly CityOption[] {
  const named = islandsIn(text);
  return named.length > 0 ? named : MALDIVES_ISLANDS;
}
