import { fold } from '@atoll/contracts/fold';
import type { CityOption } from '@atoll/contracts/place';
import type { CitySights, PlacedSight } from '../shared/directory/sights';

export interface FoundSight {
  readonly option: CityOption;
  /** What was typed is its whole name, and not the beginning of one. */
  readonly isWhole: boolean;
}

/** Finds sights by their names, or by the beginning of any word of them, best first. */
export type SightsSearch = (text: string, limit: number) => FoundSight[];

/** No name is longer: what is, is not looked for. */
const LONGEST_TEXT = 150;
/** Fewer letters are the beginning of too much. */
const SHORTEST_TEXT = 3;
/** Names that are looked at for one text: 'museum' is the beginning of some in every city. */
const LOOKED_AT_MAX = 1_000;

/** A sight by one of its names, from one of its words on. */
interface Entry {
  /** The rest of the folded name, with its city and country behind it, because people type them so. */
  readonly text: string;
  readonly placed: PlacedSight;
  /** The name, where it is not the shown one. */
  readonly matched: string | undefined;
  readonly isFirstWord: boolean;
  /** What is the whole name to who types it. */
  readonly whole: readonly string[];
}

function entriesOf(placed: PlacedSight, spelling: string): Entry[] {
  const words = fold(spelling).split(' ');
  const [city, country] = [fold(placed.city.name), fold(placed.city.country)];
  const matched = spelling === placed.sight.name ? undefined : spelling;
  return words.map((_, at) => {
    const name = words.slice(at).join(' ');
    const isFirstWord = at === 0;
    const whole = isFirstWord ? [name, `${name} ${city}`, `${name} ${city} ${country}`] : [];
    return { text: `${name} ${city} ${country}`, placed, matched, isFirstWord, whole };
  });
}

function namesOf({ name, local }: PlacedSight['sight']): string[] {
  return local === null || local === name ? [name] : [name, local];
}

/** The first entry that is not before the text. */
function firstAt(entries: readonly Entry[], text: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Names of a country's sights that several have: only their cities tell them apart. */
function sharedNames(cities: readonly CitySights[]): ReadonlySet<string> {
  const known = new Set<string>();
  const shared = new Set<string>();
  for (const { country, sights } of cities) {
    for (const { name } of sights) {
      const label = `${name}, ${country}`;
      if (known.has(label)) shared.add(label);
      known.add(label);
    }
  }
  return shared;
}

function optionOf({ placed, matched }: Entry, isShared: boolean): CityOption {
  const { sight, city } = placed;
  return {
    name: sight.name,
    country: city.country,
    countryCode: city.countryCode,
    latitude: sight.lat,
    longitude: sight.lng,
    description: `Sight in ${city.name}`,
    region: isShared ? city.name : undefined,
    kind: 'landmark',
    matched,
  };
}

/** An index over the sights of these cities. Making it costs milliseconds for some thousand sights. */
export function createSightsSearch(cities: readonly CitySights[]): SightsSearch {
  const shared = sharedNames(cities);
  const entries = cities
    .flatMap(({ sights, ...city }) => sights.map((sight) => ({ sight, city })))
    .flatMap((placed) => namesOf(placed.sight).flatMap((name) => entriesOf(placed, name)))
    .sort((one, other) => (one.text < other.text ? -1 : 1));

  return (typed, limit) => {
    const text = fold(typed);
    if (text.length < SHORTEST_TEXT || text.length > LONGEST_TEXT) return [];
    const rank = ({ whole, isFirstWord, placed }: Entry) => {
      const match = whole.includes(text) ? 2 : Number(isFirstWord);
      // A larger city's sight is more likely meant; no city has so many people.
      return match + placed.city.population / 1e9;
    };
    const best = new Map<PlacedSight, { readonly entry: Entry; readonly rank: number }>();
    const from = firstAt(entries, text);
    for (const entry of entries.slice(from, from + LOOKED_AT_MAX)) {
      if (!entry.text.startsWith(text)) break;
      const found = { entry, rank: rank(entry) };
      if (found.rank > (best.get(entry.placed)?.rank ?? -1)) best.set(entry.placed, found);
    }
    return [...best.values()]
      .sort((one, other) => other.rank - one.rank)
      .slice(0, limit)
      .map(({ entry }) => ({
        option: optionOf(entry, shared.has(`${entry.placed.sight.name}, ${entry.placed.city.country}`)),
        isWhole: entry.whole.includes(text),
      }));
  };
}
