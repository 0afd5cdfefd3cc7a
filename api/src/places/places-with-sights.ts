import { distanceKm } from '@atoll/contracts/distance';
import { fold } from '@atoll/contracts/fold';
import { placeLabel, type CityOption } from '@atoll/contracts/place';
import type { CitySights, Sights } from '../shared/directory/sights';
import type { PlacesIndex } from './places-index';
import { createSightsSearch, type FoundSight, type SightsSearch } from './sights-search';

/** A sight and a landmark of the gazetteer with the same name are one within so many kilometers. */
const SAME_KM = 3;
/** A landmark with a longer name than a sight's is it only here: what is next to a sight is often called by it. */
const LONGER_KM = 0.5;
/** Sights among the places whose names only begin like this. */
const SIGHTS_MAX = 2;
/** With fewer letters than these sights stand behind the places: most who type 'san' mean a town. */
const LINES_FROM_LENGTH = 5;

const namesOf = ({ name, matched }: CityOption) => [name, ...(matched ? [matched] : [])].map(fold);

function isSame(one: CityOption, other: CityOption): boolean {
  const names = namesOf(other);
  return namesOf(one).some((name) => names.includes(name)) && distanceKm(one, other) <= SAME_KM;
}

/** Whether a landmark of the gazetteer is a sight under a longer name: 'Louvre Museum' is 'Louvre'. */
function isLongerFor(landmark: CityOption, sight: CityOption): boolean {
  if (landmark.kind !== 'landmark' || distanceKm(landmark, sight) > LONGER_KM) return false;
  return fold(landmark.name).startsWith(`${fold(sight.name)} `);
}

/** Whether what was typed is all of a place's own name, with or without what tells it apart. */
function isCalled(place: CityOption, text: string): boolean {
  return [fold(place.name), fold(placeLabel(place))].includes(text);
}

/** Whether what was typed is all of another name that the place has. */
function isAlsoCalled({ matched }: CityOption, text: string): boolean {
  return matched !== undefined && fold(matched) === text;
}

/** Whether a word of the place's names begins with what was typed: it is not only similar. */
function beginsWith(place: CityOption, text: string): boolean {
  return [...namesOf(place), fold(placeLabel(place))].some((name) => ` ${name}`.includes(` ${text}`));
}

/**
 * Places and sights as one list: what is called exactly so first, towns before sights, and towns by another of their
 * names after them; then places whose names begin so, which leave some lines to sights; then places that are only
 * similar.
 */
function mergeSights(
  text: string,
  known: readonly CityOption[],
  sights: readonly FoundSight[],
  limit: number,
): CityOption[] {
  const typed = fold(text);
  const others = sights.filter(({ option }) => !known.some((place) => isSame(place, option)));
  const places = known.filter((place) => !others.some(({ option }) => isLongerFor(place, option)));
  const whole = others.filter(({ isWhole }) => isWhole).map(({ option }) => option);
  const begun = others.filter(({ isWhole }) => !isWhole).map(({ option }) => option);
  const called = places.filter((place) => isCalled(place, typed));
  const alsoCalled = places.filter((place) => !called.includes(place) && isAlsoCalled(place, typed));
  const rest = places.filter((place) => !called.includes(place) && !alsoCalled.includes(place));
  const near = rest.filter((place) => beginsWith(place, typed));
  const similar = rest.filter((place) => !near.includes(place));
  const first = [...called, ...whole, ...alsoCalled];
  const lines = typed.length < LINES_FROM_LENGTH ? 0 : Math.min(SIGHTS_MAX, begun.length);
  const room = Math.max(0, limit - first.length - lines);
  return [...first, ...near.slice(0, room), ...begun, ...near.slice(room), ...similar].slice(0, limit);
}

export interface PlacesWithSights {
  /** As the gazetteer's, with sights among them. */
  readonly find: (query: string, limit: number) => Promise<CityOption[]>;
}

/** Finds places and sights by what was typed. What is made of the sights is kept until they change. */
export function createPlacesWithSights(
  places: () => Promise<Pick<PlacesIndex, 'find'>>,
  sights: Pick<Sights, 'all'>,
): PlacesWithSights {
  let made: { readonly cities: readonly CitySights[]; readonly search: SightsSearch } | null = null;
  function currentSearch(): SightsSearch {
    const cities = sights.all();
    if (made?.cities !== cities) made = { cities, search: createSightsSearch(cities) };
    return made.search;
  }
  return {
    find: async (query, limit) => {
      const index = await places();
      const search = currentSearch();
      const known = index.find(query, limit);
      const begun = search.find(query, limit);
      const isKnown = begun.length > 0 || known.some((place) => beginsWith(place, fold(query)));
      const found = isKnown ? begun : search.findWords(query, limit);
      return found.length === 0 ? known : mergeSights(query, known, found, limit);
    },
  };
}
