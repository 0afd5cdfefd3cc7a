import type { AgentSort } from '@atoll/contracts/agent';
import type { AgentTable } from './agent-table';
import { RankSet } from './rank-set';

type Compare = (a: number, b: number) => number;

const UNLISTED = 0xff_ff_ff_ff;

function byText(values: readonly string[]): Compare {
  return (a, b) => {
    const [left = '', right = ''] = [values[a], values[b]];
    return left < right ? -1 : left > right ? 1 : 0;
  };
}

type Column = 'featured' | 'score' | 'rating' | 'ratingCount';

/** What goes before the name. */
function comparisons(table: AgentTable): Readonly<Record<Exclude<AgentSort, 'name'>, Compare>> {
  const descending = (column: Column): Compare => {
    return (a, b) => (table.columns[column][b] ?? 0) - (table.columns[column][a] ?? 0);
  };
  const [featured, score] = [descending('featured'), descending('score')];
  const [rating, count] = [descending('rating'), descending('ratingCount')];
  return {
    best: (a, b) => featured(a, b) || score(a, b),
    rating: (a, b) => rating(a, b) || count(a, b),
    experience: (a, b) => (table.columns.since[a] ?? 0) - (table.columns.since[b] ?? 0),
  };
}

/** The order by name, and by id where names are the same. */
export function orderByName(table: AgentTable): AgentOrder {
  const [byName, byId] = [byText(table.names), byText(table.ids)];
  return new AgentOrder(table, (a, b) => byName(a, b) || byId(a, b));
}

/** Another order. Ranks of the order by name stand for names, which must be brought up to date before this one. */
export function orderBy(table: AgentTable, sort: Exclude<AgentSort, 'name'>, name: AgentOrder): AgentOrder {
  const first = comparisons(table)[sort];
  return new AgentOrder(table, (a, b) => first(a, b) || name.rank(a) - name.rank(b));
}

/** The listed agents in one order. */
export class AgentOrder {
  #rows = new Uint32Array(0);
  #ranks: Uint32Array | null = null;
  readonly #compare: Compare;
  readonly #table: AgentTable;

  constructor(table: AgentTable, compare: Compare) {
    this.#table = table;
    this.#compare = compare;
  }

  /** Rows, the first first. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  isListed(row: number): boolean {
    return this.rank(row) !== UNLISTED;
  }

  /** 0 for the first; larger than any for a row that is not listed. */
  rank(row: number): number {
    return (this.#ranks ?? this.#rankByRow())[row] ?? UNLISTED;
  }

  /** The listed rows of these lists, each once. */
  setOf(lists: readonly Uint32Array[]): RankSet {
    const ranks = this.#rankByRow();
    const set = new RankSet(this.#rows.length);
    for (const rows of lists) {
      for (let at = 0; at < rows.length; at += 1) set.add(ranks[rows[at] ?? 0] ?? UNLISTED);
    }
    return set;
  }

  /** The rows of a set, in order. */
  rowsOf(set: RankSet): Uint32Array {
    const found = set.ranks();
    for (let at = 0; at < found.length; at += 1) found[at] = this.#rows[found[at] ?? 0] ?? 0;
    return found;
  }

  /** Takes out the changed rows and puts those that are listed where they belong now: two sorted lists become one. */
  update(isChanged: Uint8Array, listed: readonly number[]): void {
    const kept = this.#rows.filter((row) => isChanged[row] !== 1);
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
    for (let rank = 0; rank < this.#rows.length; rank += 1) ranks[this.#rows[rank] ?? 0] = rank;
    this.#ranks = ranks;
    return ranks;
  }
}
