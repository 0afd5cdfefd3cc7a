import type { AgentSort } from '@atoll/contracts/agent';
import type { AgentTable } from './agent-table';

type Compare = (a: number, b: number) => number;

const UNLISTED = 0xff_ff_ff_ff;

function comparisons(table: AgentTable): Readonly<Record<AgentSort, Compare>> {
  const text = (values: readonly string[]) => (a: number, b: number) => {
    const [left = '', right = ''] = [values[a], values[b]];
    return left < right ? -1 : left > right ? 1 : 0;
  };
  const [byName, byId] = [text(table.names), text(table.ids)];
  const name: Compare = (a, b) => byName(a, b) || byId(a, b);
  const descending = (column: 'featured' | 'score' | 'rating' | 'ratingCount'): Compare => {
    return (a, b) => (table.columns[column][b] ?? 0) - (table.columns[column][a] ?? 0);
  };
  const [featured, score, rating, count] = [
    descending('featured'),
    descending('score'),
    descending('rating'),
    descending('ratingCount'),
  ];
  const since: Compare = (a, b) => (table.columns.since[a] ?? 0) - (table.columns.since[b] ?? 0);
  return {
    best: (a, b) => featured(a, b) || score(a, b) || name(a, b),
    rating: (a, b) => rating(a, b) || count(a, b) || name(a, b),
    experience: (a, b) => since(a, b) || name(a, b),
    name,
  };
}

/** The listed agents in one order. */
export class AgentOrder {
  #rows = new Uint32Array(0);
  #ranks: Uint32Array | null = null;
  readonly #compare: Compare;
  readonly #table: AgentTable;

  constructor(table: AgentTable, sort: AgentSort) {
    this.#table = table;
    this.#compare = comparisons(table)[sort];
  }

  /** Rows, the first first. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  isListed(row: number): boolean {
    return this.#rankByRow()[row] !== UNLISTED;
  }

  /** Of these rows the listed ones, in order. */
  sorted(rows: readonly number[]): Uint32Array {
    const ranks = this.#rankByRow();
    const found = Uint32Array.from(rows, (row) => ranks[row] ?? UNLISTED).sort();
    return found.filter((rank) => rank !== UNLISTED).map((rank) => this.#rows[rank] ?? 0);
  }

  /** Takes out the changed rows and puts those that are listed where they belong now: two sorted lists become one. */
  update(isChanged: (row: number) => boolean, listed: readonly number[]): void {
    const kept = this.#rows.filter((row) => !isChanged(row));
    const added = Uint32Array.from(listed).sort(this.#compare);
    const merged = new Uint32Array(kept.length + added.length);
    for (let at = 0, k = 0, a = 0; at < merged.length; at += 1) {
      const takesKept =
        a >= added.length || (k < kept.length && this.#compare(kept[k] ?? 0, added[a] ?? 0) <= 0);
      merged[at] = (takesKept ? kept[k++] : added[a++]) ?? 0;
    }
    this.#rows = merged;
    this.#ranks = null;
  }

  #rankByRow(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const ranks = new Uint32Array(this.#table.rowCount).fill(UNLISTED);
    this.#rows.forEach((row, rank) => (ranks[row] = rank));
    this.#ranks = ranks;
    return ranks;
  }
}
