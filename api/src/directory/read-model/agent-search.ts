import { AGENT_SPECIALITIES, AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import { fold } from '../../platform/text/fold';
import { languageMasks, slugHash, specialityMask } from './agent-card';
import type { AgentFilters } from './agent-filters';
import type { DirectoryIndex } from './directory-index';

export interface FoundAgents {
  /** All of them, in order. */
  readonly rows: Uint32Array;
  readonly featuredCount: number;
}

const MOST_KEPT_BYTES = 32 * 1024 * 1024;
const OVERHEAD_BYTES = 200;

/** Specialities whose name has the folded word in it, at its beginning where the word is short. */
function specialitiesNamed(word: string): number {
  const isNamed = (label: string) =>
    word.length < 3 ? label.split(' ').some((part) => part.startsWith(word)) : label.includes(word);
  return specialityMask(
    AGENT_SPECIALITIES.filter((key) => isNamed(key) || isNamed(fold(AGENT_SPECIALITY_LABELS[key]))),
  );
}

/** Finds agents; what was found is kept until the directory changes, because people page and search engines repeat. */
export class AgentSearch {
  readonly #index: DirectoryIndex;
  readonly #kept = new LRUCache<string, FoundAgents>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ rows }) => rows.byteLength + OVERHEAD_BYTES,
  });

  constructor(index: DirectoryIndex) {
    this.#index = index;
  }

  forget(): void {
    this.#kept.clear();
  }

  find(filters: AgentFilters): FoundAgents {
    const key = JSON.stringify(filters);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const rows = this.#rows(filters);
    const { featured } = this.#index.table.columns;
    const found = { rows, featuredCount: rows.reduce((count, row) => count + (featured[row] ?? 0), 0) };
    this.#kept.set(key, found);
    return found;
  }

  #rows(filters: AgentFilters): Uint32Array {
    const order = this.#index.orders[filters.sort];
    const passes = this.#passes(filters);
    if (passes === 'none') return new Uint32Array(0);
    const candidates = this.#candidates(filters);
    if (!candidates) return passes === 'all' ? order.rows : order.rows.filter(passes);
    return order.sorted(Array.from(passes === 'all' ? candidates : candidates.filter(passes)));
  }

  /** Rows that text and place leave; null where there is no text and no place. They may be unlisted. */
  #candidates({ name, city, words, citySlug, country }: AgentFilters): Uint32Array | null {
    const index = this.#index;
    const found: Uint32Array[] = [];
    if (name !== null) found.push(index.names.find(name));
    if (city !== null) found.push(this.#inCitiesNamed(city));
    if (words) found.push(this.#withWords(words));
    if (found.length === 0) {
      if (citySlug !== null) return index.rowsOfCity(citySlug);
      return country === null ? null : index.rowsOfCountry(country);
    }
    return found.length === 1 ? (found[0] ?? null) : this.#inAll(found);
  }

  #inCitiesNamed(part: string): Uint32Array {
    const cities = this.#index.cityNames.find(part);
    const rows = Array.from(cities, (city) => this.#index.rowsOfCityNumber(city));
    return rows.length === 1 && rows[0]
      ? rows[0]
      : Uint32Array.from(rows.flatMap((each) => Array.from(each)));
  }

  #withWords(words: readonly string[]): Uint32Array {
    const sets = words.map((word) => this.#withWord(word));
    return sets.length === 1 && sets[0] ? sets[0] : this.#inAll(sets);
  }

  #withWord(word: string): Uint32Array {
    if (word === '') return new Uint32Array(0);
    const { names, agencies, table } = this.#index;
    const parts = [names.find(word), agencies.find(word), this.#inCitiesNamed(word)];
    const mask = specialitiesNamed(word);
    const { specialities } = table.columns;
    if (mask)
      parts.push(this.#index.orders.name.rows.filter((row) => ((specialities[row] ?? 0) & mask) !== 0));
    const filled = parts.filter(({ length }) => length > 0);
    if (filled.length <= 1) return filled[0] ?? new Uint32Array(0);
    return this.#counted(filled, 1);
  }

  #inAll(sets: readonly Uint32Array[]): Uint32Array {
    return this.#counted(sets, sets.length);
  }

  /** Rows that at least so many of the sets have, each once. No set has a row twice. */
  #counted(sets: readonly Uint32Array[], least: number): Uint32Array {
    const counts = new Uint8Array(this.#index.table.rowCount);
    const found: number[] = [];
    for (const set of sets) {
      for (const row of set) {
        const count = (counts[row] ?? 0) + 1;
        counts[row] = count;
        if (count === least) found.push(row);
      }
    }
    return Uint32Array.from(found);
  }

  /** What the filters say of one row; 'none' where they name a place that is unknown. */
  #passes(filters: AgentFilters): ((row: number) => boolean) | 'all' | 'none' {
    const { columns } = this.#index.table;
    const checks: ((row: number) => boolean)[] = [];
    const number = (slug: string | null, find: (slug: string) => number | undefined) =>
      slug === null ? null : (find(slug) ?? -1);
    const city = number(filters.citySlug, (slug) => this.#index.cities.find(slug));
    const country = number(filters.country, (slug) => this.#index.countries.find(slug));
    if (city === -1 || country === -1) return 'none';
    if (city !== null) checks.push((row) => columns.city[row] === city);
    if (country !== null) checks.push((row) => columns.country[row] === country);
    if (filters.isFeatured) checks.push((row) => columns.featured[row] === 1);
    const { rating, nameSlug } = filters;
    if (rating !== null) {
      const least = Math.fround(rating);
      checks.push((row) => (columns.rating[row] ?? -1) >= least);
    }
    const wanted = specialityMask([...filters.specialities]);
    if (wanted) checks.push((row) => ((columns.specialities[row] ?? 0) & wanted) >>> 0 === wanted);
    const [first, second] = languageMasks([...filters.languages]);
    if (first) checks.push((row) => ((columns.languages[row] ?? 0) & first) >>> 0 === first);
    if (second) checks.push((row) => ((columns.moreLanguages[row] ?? 0) & second) >>> 0 === second);
    if (nameSlug !== null) {
      const hash = slugHash(nameSlug);
      checks.push(
        (row) => columns.nameSlugHash[row] === hash && this.#index.table.card(row).name_slug === nameSlug,
      );
    }
    return checks.length === 0 ? 'all' : (row) => checks.every((check) => check(row));
  }
}
