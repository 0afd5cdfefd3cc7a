import { AGENT_SPECIALITIES, AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import { fold } from '../../platform/text/fold';
import { languageMasks, slugHash, specialityMask } from './agent-card';
import type { AgentFilters } from './agent-filters';
import type { AgentOrder } from './agent-order';
import type { DirectoryRows } from './directory-rows';
import type { RankSet } from './rank-set';

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
  readonly #index: DirectoryRows;
  readonly #kept = new LRUCache<string, FoundAgents>({
    maxSize: MOST_KEPT_BYTES,
    // A stranger chooses the key: empty answers to long texts would take all memory if it did not count.
    sizeCalculation: ({ rows }, key) => rows.byteLength + 2 * key.length + OVERHEAD_BYTES,
  });

  constructor(index: DirectoryRows) {
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
    const found = { rows, featuredCount: this.#countFeatured(rows) };
    this.#kept.set(key, found);
    return found;
  }

  #countFeatured(rows: Uint32Array): number {
    const { featured } = this.#index.table.columns;
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) count += featured[rows[at] ?? 0] ?? 0;
    return count;
  }

  #rows(filters: AgentFilters): Uint32Array {
    const order = this.#index.orders[filters.sort];
    const passes = this.#passes(filters);
    if (passes === 'none') return new Uint32Array(0);
    const candidates = this.#candidates(filters, order);
    return passes === 'all' ? candidates : candidates.filter(passes);
  }

  /** The listed rows that text and place leave, in order. */
  #candidates({ name, city, words, citySlug, country }: AgentFilters, order: AgentOrder): Uint32Array {
    const index = this.#index;
    const found: RankSet[] = [];
    if (name !== null) found.push(order.setOf([index.names.find(name)]));
    if (city !== null) found.push(order.setOf(this.#inCitiesNamed(city)));
    for (const word of words ?? []) found.push(order.setOf(this.#withWord(word)));
    if (found.length === 0 && citySlug !== null) found.push(order.setOf([index.rowsOfCity(citySlug)]));
    else if (found.length === 0 && country !== null) found.push(order.setOf([index.rowsOfCountry(country)]));
    const [first, ...others] = found;
    if (!first) return order.rows;
    for (const other of others) first.keep(other);
    return order.rowsOf(first);
  }

  #inCitiesNamed(part: string): Uint32Array[] {
    return Array.from(this.#index.cityNames.find(part), (city) => this.#index.rowsOfCityNumber(city));
  }

  /** Lists of rows that have the word in one of their texts. */
  #withWord(word: string): Uint32Array[] {
    if (word === '') return [];
    const { names, agencies, table, orders } = this.#index;
    const mask = specialitiesNamed(word);
    const { specialities } = table.columns;
    return [
      names.find(word),
      agencies.find(word),
      ...this.#inCitiesNamed(word),
      ...(mask ? [orders.name.rows.filter((row) => ((specialities[row] ?? 0) & mask) !== 0)] : []),
    ];
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
