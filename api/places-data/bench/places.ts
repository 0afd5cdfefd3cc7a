import { loadPlacesIndex } from '../../src/places/places-index';

/** Names that travelers type, in several scripts; the beginnings and misspellings are made from them. */
const NAMES =
  'Barcelona,Amsterdam,Copenhagen,Istanbul,Reykjavik,Ulaanbaatar,Johannesburg,Marrakesh,Florence,Edinburgh,Los Angeles,San Francisco,Rio de Janeiro,Buenos Aires,Melbourne,Singapore,Hallstatt,Thessaloniki,Dubrovnik,Salzburg,Москва,Санкт-Петербург,القاهرة,Αθήνα,Paris,London,Rome,Cairo,Kyoto,Lima,Oslo,Vienna,Praha,Berlin,Madrid,Lisbon,Warsaw,Zagreb,Krakow,Gdansk'.split(
    ',',
  );
const LETTERS = 'etaoinshrdlu';
const ROUNDS = 25;
const MISTAKES_FROM = 8;

/** A wrong, a missing, a doubled letter, or two that changed places; the same for the same number. */
function mistyped(name: string, number: number): string {
  const at = 1 + (number % (name.length - 1));
  const [before, letter = '', after] = [name.slice(0, at), name[at], name.slice(at + 1)];
  const wrong = LETTERS[number % LETTERS.length] ?? 'e';
  const changed = [before + wrong + after, before + after, before + letter + letter + after];
  return [...changed, before.slice(0, -1) + letter + (before.at(-1) ?? '') + after][number % 4] ?? name;
}

function beginnings(name: string): string[] {
  return [2, 3, 4, 5, 6].filter((length) => length <= name.length).map((length) => name.slice(0, length));
}

function misspellings(name: string): string[] {
  return Array.from({ length: ROUNDS }, (_, number) => {
    const once = mistyped(name, number);
    return name.length > MISTAKES_FROM ? mistyped(once, number * 7 + 3) : once;
  });
}

const startedMs = performance.now();
const places = await loadPlacesIndex();
const loadMs = performance.now() - startedMs;
globalThis.gc?.();
const { rss } = process.memoryUsage();

/** On one core, without a cache: how long 95 of 100 queries take at most, and how many a second. */
function measure(queries: readonly string[]) {
  for (const query of queries) places.find(query, 5);
  const times = queries.map((query) => {
    const before = performance.now();
    places.find(query, 5);
    return performance.now() - before;
  });
  const cpuBefore = process.cpuUsage();
  for (const query of queries) places.find(query, 5);
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  return {
    p95Ms: Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(3)),
    perSecond: Math.round(queries.length / ((user + system) / 1e6)),
  };
}

console.log(
  JSON.stringify({
    loadMs: Math.round(loadMs),
    processMb: Math.round(rss / 1e6),
    beginnings: measure(Array.from({ length: ROUNDS }, () => NAMES.flatMap(beginnings)).flat()),
    misspellings: measure(NAMES.flatMap(misspellings)),
  }),
);
