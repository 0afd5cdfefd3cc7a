import { LRUCache } from 'lru-cache';
import { NO_PLACE_NAMES, type PlaceNames } from '../../shared/places/place-names';
import { languageMasks, slugHash, specialityMask } from './agent-card';
import type { AgentFilters } from './agent-filters';
import type { AgentOrder } from './agent-order';
import type { DirectoryRows } from './directory-rows';
import { TextSearch, type TextMatch } from './text-search';

export interface FoundAgents {
  /** All of them, in order. */
  readonly rows: Uint32Array;
  readonly featuredCount: number;
  /** Words of the text that had to be left out for anybody to fit. */
  readonly ignored: readonly string[];
}

const MOST_KEPT_BYTES = 32 * 1024 * 1024;
const OVERHEAD_BYTES = 200;

/** Finds agents; what was found is kept until the directory changes, because people page and search engines repeat. */
export class AgentSearch {
  readonly #index: DirectoryRows;
  readonly #kept = new LRUCache<string, FoundAgents>({
    maxSize: MOST_KEPT_BYTES,
    // A stranger chooses the key: empty answers to long texts would take all memory if it did not count.
    sizeCalculation: ({ rows }, key) => rows.byteLength + 2 * key.length + OVERHEAD_BYTES,
  });

  readonly #texts: TextSearch;

  constructor(index: DirectoryRows) {
    this.#index = index;
    this.#texts = new TextSearch(index);
  }

  forget(): void {
    this.#kept.clear();
  }

  /** `names` must be the same each time that a text, or a country by another name, needs them: what was found is kept by filters alone. */
  find(filters: AgentFilters, names: PlaceNames = NO_PLACE_NAMES): FoundAgents {
    const key = JSON.stringify(filters);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const matches = this.#matches(filters, names);
    const { country } = filters;
    const rows = this.#rows(
      { ...filters, country: country && (this.#index.countrySlug(country, names) ?? country) },
      matches,
    );
    const ignored = matches.flatMap((match) => match.ignored);
    const found = { rows, featuredCount: this.#countFeatured(rows), ignored };
    this.#kept.set(key, found);
    return found;
  }

  #matches({ name, city, text }: AgentFilters, names: PlaceNames): TextMatch[] {
    const matches: TextMatch[] = [];
    if (name !== null) matches.push(this.#texts.find(name, 'name', names));
    if (city !== null) matches.push(this.#texts.find(city, 'city', names));
    if (text !== null) matches.push(this.#texts.find(text, 'all', names));
    return matches;
  }

  #countFeatured(rows: Uint32Array): number {
    const { featured } = this.#index.table.columns;
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) count += featured[rows[at] ?? 0] ?? 0;
    return count;
  }

  #rows(filters: AgentFilters, matches: readonly TextMatch[]): Uint32Array {
    const order = this.#index.orders[filters.sort];
    const passes = this.#passes(filters);
    if (passes === 'none') return new Uint32Array(0);
    const candidates = this.#candidates(filters, matches, order);
    const rows = passes === 'all' ? candidates : candidates.filter(passes);
    return filters.sort === 'best' && matches.length > 0 ? mostRelevantFirst(rows, matches) : rows;
  }

  /** The listed rows that text and place leave, in order. */
  #candidates(
    { citySlug, country }: AgentFilters,
    matches: readonly TextMatch[],
    order: AgentOrder,
  ): Uint32Array {
    const index = this.#index;
    const found = matches.map(({ rows }) => order.setOf([rows]));
    if (found.length === 0 && citySlug !== null) found.push(order.setOf([index.rowsOfCity(citySlug)]));
    else if (found.length === 0 && country !== null) found.push(order.setOf([index.rowsOfCountry(country)]));
    const [first, ...others] = found;
    if (!first) return order.rows;
    for (const other of others) first.keep(other);
    return order.rowsOf(first);
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

/** Rows in the order of what they fit, those that fit alike as they were. */
function mostRelevantFirst(rows: Uint32Array, matches: readonly TextMatch[]): Uint32Array {
  const byRelevance = new Map<number, number[]>();
  for (const row of rows) {
    let sum = 0;
    for (const { relevance } of matches) sum += relevance[row] ?? 0;
    const alike = byRelevance.get(sum);
    if (alike) alike.push(row);
    else byRelevance.set(sum, [row]);
  }
  return Uint32Array.from([...byRelevance].sort(([a], [b]) => b - a).flatMap(([, alike]) => alike));
}
