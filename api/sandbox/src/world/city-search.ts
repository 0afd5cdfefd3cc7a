import type { CityCodes } from './city-codes';
import type { Gazetteer } from './gazetteer';
import { plainUpperCase } from './plain-text';

/** Indexes of the cities a keyword means, the most visited first. */
export type CitySearch = (keyword: string) => number[];

interface Index {
  /** Places by the first one and two characters of each word of their names, the most visited first. */
  byPrefix: Map<string, number[]>;
  /** ' NEW YORK CITY| NEW YORK' by place. */
  names: string[];
}

/** Finds cities by their code and by the beginnings of words in their names. The index is built on first use. */
export function createCitySearch(gazetteer: Gazetteer, codes: CityCodes): CitySearch {
  let index: Index | null = null;
  return (keyword) => {
    index ??= buildIndex(gazetteer, codes);
    const { names, byPrefix } = index;
    const wanted = normalise(keyword);
    if (wanted === '') return [];
    const candidates = byPrefix.get(wanted.slice(0, 2)) ?? [];
    const start = ` ${wanted}`;
    const found = candidates.filter((city) => names[city]?.includes(start));
    const ranked = liftExact(found, (city) => isExact(names[city] ?? '', start), weigher(gazetteer, codes));
    const coded = codes.cityWith(wanted);
    return coded === null ? ranked : [coded, ...ranked.filter((city) => city !== coded)];
  };
}

// A place travelers love counts as many times its size, one of exactly the wanted name as several.
const famousFactor = 20;
const exactFactor = 8;

function weigher(gazetteer: Gazetteer, codes: CityCodes): (city: number) => number {
  return (city) => (gazetteer.population(city) + 1) * (codes.isFamous(city) ? famousFactor : 1);
}

function buildIndex(gazetteer: Gazetteer, codes: CityCodes): Index {
  const weight = Float64Array.from({ length: gazetteer.size }, (_, city) => weigher(gazetteer, codes)(city));
  const order = Array.from({ length: gazetteer.size }, (_, city) => city);
  order.sort((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0) || a - b);
  const names = order.map(() => '');
  const byPrefix = new Map<string, number[]>();
  for (const city of order) {
    const words = ` ${normalise(gazetteer.name(city))}`;
    const common = codes.commonName(city);
    const name = common === null ? words : `${words}| ${normalise(common)}`;
    names[city] = name;
    for (const word of name.split(/[ |]+/)) {
      if (word !== '') file(byPrefix, word.slice(0, 1), city);
      if (word.length > 1) file(byPrefix, word.slice(0, 2), city);
    }
  }
  return { byPrefix, names };
}

function file(byPrefix: Map<string, number[]>, prefix: string, city: number): void {
  const list = byPrefix.get(prefix);
  if (list === undefined) byPrefix.set(prefix, [city]);
  // Two words of one name may begin alike.
  else if (list.at(-1) !== city) list.push(city);
}

function isExact(name: string, start: string): boolean {
  return name === start || (name.includes('|') && name.split('|').includes(start));
}

/** Keeps the order of a ranked list, but moves exact matches forward to where their greater weight belongs. */
function liftExact(
  ranked: number[],
  exact: (city: number) => boolean,
  weight: (city: number) => number,
): number[] {
  const lifted = ranked.filter(exact);
  if (lifted.length === 0) return ranked;
  const others = ranked.filter((city) => !exact(city));
  const merged: number[] = [];
  for (const city of others) {
    while (lifted[0] !== undefined && weight(lifted[0]) * exactFactor >= weight(city)) {
      merged.push(lifted[0]);
      lifted.shift();
    }
    merged.push(city);
  }
  return [...merged, ...lifted];
}

function normalise(text: string): string {
  return plainUpperCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
