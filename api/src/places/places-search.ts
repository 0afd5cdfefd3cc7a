import { AreaNames } from './area-names';
import type { Gazetteer } from './gazetteer';
import { KeyTable } from './key-table';
import { fold } from '@atoll/contracts/fold';
import { NameUseTable, type Match } from './name-uses';
import { PrefixSearch, type Found } from './prefix-search';
import { readingsOf, type Reading } from './readings';
import { SimilarKeys } from './similar-keys';

/** No name is longer: what is, is not looked for. */
const LONGEST_TEXT = 100;
const CODE = /^\s*[A-Z]{3}\s*$/;
/** What a second mistake leaves of a place's weight, and a wrong first letter, which people seldom mistype. */
const SECOND_MISTAKE_SHARE = 0.02;
const FIRST_LETTER_SHARE = 0.1;

/** A place and the name it was found by, best first. */
export interface PlacesSearch {
  find(text: string, limit: number): Found[];
  /** Whether this use of a name is that of an area, which stands for its largest places. */
  isByArea(use: number): boolean;
  /** Towns, islands and regions that have exactly this name, in any language, the largest first. */
  called(text: string, limit: number): Found[];
  /** Codes of the countries that have exactly this name, in any language. */
  countriesCalled(text: string): string[];
}

/** Whole names before beginnings before similar names, each by the weight of their places. */
export function createPlacesSearch(gazetteer: Gazetteer): PlacesSearch {
  const { file } = gazetteer;
  const keys = new KeyTable(file);
  const uses = new NameUseTable(file);
  const areas = new AreaNames(file);
  const prefixes = new PrefixSearch(file, keys, uses);
  const similar = new SimilarKeys(file);

  const isArea = (place: number) => ['city', 'island', 'region'].includes(gazetteer.kind(place));

  function addExact({ name, area }: Reading, match: Match, found: Map<number, Found>): void {
    const key = keys.exact(name);
    if (key < 0) return;
    const [from, to] = uses.of(key);
    const wanted: { readonly found: Found; readonly weight: number }[] = [];
    for (let use = from; use < to; use += 1) {
      const place = uses.place(use);
      if (!area || area(place)) wanted.push({ found: { place, use }, weight: uses.weight(use, match) });
    }
    wanted.sort((a, b) => b.weight - a.weight);
    for (const entry of wanted) found.set(entry.found.place, entry.found);
  }

  function addSimilar({ name, area }: Reading, found: Map<number, Found>): void {
    const ranked: { readonly found: Found; readonly weight: number }[] = [];
    for (const { key, mistakes } of similar.find(name)) {
      const first = file.keys[file.keyStarts[key] ?? 0];
      const share =
        (mistakes > 1 ? SECOND_MISTAKE_SHARE : 1) * (first === name.charCodeAt(0) ? 1 : FIRST_LETTER_SHARE);
      const [from, to] = uses.of(key);
      for (let use = from; use < to; use += 1) {
        const place = uses.place(use);
        if (found.has(place) || (area && !area(place))) continue;
        ranked.push({ found: { place, use }, weight: uses.weight(use, 'similar') * share });
      }
    }
    ranked.sort((a, b) => b.weight - a.weight);
    for (const entry of ranked) if (!found.has(entry.found.place)) found.set(entry.found.place, entry.found);
  }

  return {
    find: (text, limit) => {
      if (text.length > LONGEST_TEXT || fold(text) === '') return [];
      const readings = readingsOf(text, areas);
      const found = new Map<number, Found>();
      for (const reading of readings) {
        addExact(reading, CODE.test(text) ? 'code' : 'exact', found);
        if (found.size < limit) prefixes.search(reading.name, reading.area, found, limit);
        if (found.size > 0) break;
      }
      if (found.size === 0) {
        for (const reading of readings) {
          addSimilar(reading, found);
          if (found.size > 0) break;
        }
      }
      return [...found.values()].slice(0, limit);
    },
    isByArea: (use) => uses.kind(use) === 'area',
    called: (text, limit) => {
      const found = new Map<number, Found>();
      addExact({ name: fold(text), area: null }, 'exact', found);
      return [...found.values()]
        .filter(({ place, use }) => isArea(place) && uses.isName(use))
        .slice(0, limit);
    },
    countriesCalled: (text) => areas.countriesCalled(fold(text)),
  };
}
