import { fold } from '@atoll/contracts/fold';
import type { CityOption } from '@atoll/contracts/place';
import type { CitySights, PlacedSight } from '../shared/directory/sights';

export interface FoundSight {
  readonly option: CityOption;
  /** What was typed is its whole name, and not the beginning of one. */
  readonly isWhole: boolean;
}

export interface SightsSearch {
  /** By their names, or by what begins with any word of them, best first. */
  readonly find: (text: string, limit: number) => FoundSight[];
  /** By words of their names, cities and countries in any order, where each is the beginning of one; best first. */
  readonly findWords: (text: string, limit: number) => FoundSight[];
}

/** No name is longer: what is, is not looked for. */
const LONGEST_TEXT = 150;
/** Fewer letters are the beginning of too much. */
const SHORTEST_TEXT = 3;
/** Shorter words may be others than those of the name: 'of', 'the', 'de'. */
const SHORTEST_TELLING_WORD = 4;
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

function optionOf({ placed, matched }: Pick<Entry, 'placed' | 'matched'>, isShared: boolean): CityOption {
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

/** A sight by all words that it may be asked for with. */
interface Named {
  readonly placed: PlacedSight;
  readonly ofName: readonly string[];
  readonly ofPlace: readonly string[];
}

function namedOf(placed: PlacedSight): Named {
  const words = (texts: readonly string[]) => texts.flatMap((text) => fold(text).split(' '));
  const { name, country } = placed.city;
  return { placed, ofName: words(namesOf(placed.sight)), ofPlace: words([name, country]) };
}

/** Whether all typed words that tell something begin words of this sight, and at least one begins a word of its name. */
function isAskedFor({ ofName, ofPlace }: Named, telling: readonly string[]): boolean {
  const begins = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed));
  return (
    telling.some((typed) => begins(ofName, typed)) &&
    telling.every((typed) => begins(ofName, typed) || begins(ofPlace, typed))
  );
}

/** An index over the sights of these cities. Making it costs milliseconds for some thousand sights. */
export function createSightsSearch(cities: readonly CitySights[]): SightsSearch {
  const shared = sharedNames(cities);
  const all = cities.flatMap(({ sights, ...city }) => sights.map((sight): PlacedSight => ({ sight, city })));
  const entries = all
    .flatMap((placed) => namesOf(placed.sight).flatMap((name) => entriesOf(placed, name)))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
  const named = all.map(namedOf);
  const foundOf = (entry: Pick<Entry, 'placed' | 'matched'>, isWhole: boolean): FoundSight => {
    const { sight, city } = entry.placed;
    return { option: optionOf(entry, shared.has(`${sight.name}, ${city.country}`)), isWhole };
  };

  function findWords(typed: string, limit: number): FoundSight[] {
    const telling = fold(typed)
      .split(' ')
      .filter((word) => word.length >= SHORTEST_TELLING_WORD);
    if (telling.length < 2 || typed.length > LONGEST_TEXT) return [];
    return named
      .filter((one) => isAskedFor(one, telling))
      .sort((one, other) => other.placed.city.population - one.placed.city.population)
      .slice(0, limit)
      .map(({ placed }) => foundOf({ placed, matched: undefined }, false));
  }

  function find(typed: string, limit: number): FoundSight[] {
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
      .map(({ entry }) => foundOf(entry, entry.whole.includes(text)));
  }

  return { find, findWords };
}
