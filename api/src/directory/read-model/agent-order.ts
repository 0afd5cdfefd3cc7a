import type { AgentSort } from '@atoll/contracts/agent';
import type { AgentTable } from './agent-table';
import { RankSet } from './rank-set';

type Compare = (a: number, b: number) => number;
/** Made once for each sort: a million rows are compared twenty million times, and looking columns up costs most of it. */
type MakeCompare = () => Compare;

const UNLISTED = 0xff_ff_ff_ff;

/** The order by name, and by id where names are the same. */
export function orderByName({ names, ids }: AgentTable): AgentOrder {
  const byText = (left = '', right = '') => (left < right ? -1 : left > right ? 1 : 0);
  return new AgentOrder(() => (a, b) => byText(names[a], names[b]) || byText(ids[a], ids[b]));
}

/** What goes before the name. */
function comparisons(table: AgentTable): Readonly<Record<Exclude<AgentSort, 'name'>, MakeCompare>> {
  const descending = (first: 'featured' | 'rating', second: 'score' | 'ratingCount') => () => {
    const { [first]: major, [second]: minor } = table.columns;
    return (a: number, b: number) => (major[b] ?? 0) - (major[a] ?? 0) || (minor[b] ?? 0) - (minor[a] ?? 0);
  };
  return {
    best: descending('featured', 'score'),
    rating: descending('rating', 'ratingCount'),
    experience: () => {
      const { since } = table.columns;
      return (a, b) => (since[a] ?? 0) - (since[b] ?? 0);
    },
  };
}

/** Another order. Ranks of the order by name stand for names, which must be brought up to date before this one. */
export function orderBy(table: AgentTable, sort: Exclude<AgentSort, 'name'>, name: AgentOrder): AgentOrder {
  const makeFirst = comparisons(table)[sort];
  return new AgentOrder(() => {
    const [first, ranks] = [makeFirst(), name.ranks];
    return (a, b) => first(a, b) || (ranks[a] ?? UNLISTED) - (ranks[b] ?? UNLISTED);
  });
}

/** The listed agents in one order. */
export class AgentOrder {
  #rows = new Uint32Array(0);
  #ranks: Uint32Array | null = null;
  /** How many rows there may be, listed or not. */
  #rowCount = 0;
  readonly #makeCompare: MakeCompare;

  constructor(makeCompare: MakeCompare) {
    this.#makeCompare = makeCompare;
  }

  /** Rows, the first first. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  /** By row: 0 for the first; larger than any for a row that is not listed. */
  get ranks(): Uint32Array {
    return (this.#ranks ??= this.#rankByRow());
  }

  isListed(row: number): boolean {
    return (this.ranks[row] ?? UNLISTED) !== UNLISTED;
  }

  /** The listed rows of these lists, each once. */
  setOf(lists: readonly Uint32Array[]): RankSet {
    const { ranks } = this;
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
    const compare = this.#makeCompare();
    const kept = this.#rows.filter((row) => isChanged[row] !== 1);
    const added = Uint32Array.from(listed).sort(compare);
    const merged = new Uint32Array(kept.length + added.length);
    for (let at = 0, k = 0, a = 0; at < merged.length; at += 1) {
      const takesKept = a >= added.length || (k < kept.length && compare(kept[k] ?? 0, added[a] ?? 0) <= 0);
      merged[at] = (takesKept ? kept[k++] : added[a++]) ?? 0;
    }
    this.#rows = merged;
    this.#rowCount = isChanged.length;
    this.#ranks = null;
  }

  #rankByRow(): Uint32Array {
    const ranks = new Uint32Array(this.#rowCount).fill(UNLISTED);
    for (let rank = 0; rank < this.#rows.length; rank += 1) ranks[this.#rows[rank] ?? 0] = rank;
    return ranks;
  }
}
