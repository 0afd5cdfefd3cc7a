import type { HubFilter } from '@atoll/contracts/agent-hub';
import { fold } from '@atoll/contracts/fold';
import type { HubOrder } from '../../shared/directory/hub-agents';
import { ROW_FLAGS } from '../read-model/columns';
import type { DirectoryIndex } from '../read-model/directory-index';

type Order = HubOrder;
type Test = (row: number) => boolean;

interface Kept {
  readonly index: DirectoryIndex;
  readonly revision: number;
  readonly rows: readonly number[];
}

/** By name and then by id, as lists of the directory are; what is listed is in this order already. */
function byName(index: DirectoryIndex): readonly number[] {
  const { names, ids } = index.table;
  const text = (left = '', right = '') => (left < right ? -1 : left > right ? 1 : 0);
  const compare = (a: number, b: number) => text(names[a], names[b]) || text(ids[a], ids[b]);
  const listed = index.orders.name.rows;
  const others = [...index.table.rows()].filter((row) => !index.orders.name.isListed(row)).sort(compare);
  // Two sorted parts: the sort only merges them.
  return others.length === 0 ? [...listed] : [...listed, ...others].sort(compare);
}

function byChange(index: DirectoryIndex): readonly number[] {
  const { updatedMs } = index.table.columns;
  return [...index.table.rows()].sort((a, b) => (updatedMs[b] ?? 0) - (updatedMs[a] ?? 0) || a - b);
}

/** Featured ones first, and each kind by name. */
function byBadge(index: DirectoryIndex): readonly number[] {
  const { featured } = index.table.columns;
  return [...byName(index)].sort((a, b) => (featured[b] ?? 0) - (featured[a] ?? 0));
}

const ORDERED: Readonly<Record<Order, (index: DirectoryIndex) => readonly number[]>> = {
  ...{ name: byName, changed: byChange, featured: byBadge },
};

function testsOf(index: DirectoryIndex, { q, featured, kind, hidden, account, text }: HubFilter): Test[] {
  const { columns, names, agencies } = index.table;
  const flag = (bit: number, isWanted: boolean) => (row: number) =>
    (((columns.flags[row] ?? 0) & bit) !== 0) === isWanted;
  const words = fold(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  // Signs alone are no words, and nobody is called so.
  const isNonsense = words.length === 0 && Boolean(q?.trim());
  return [
    ...(isNonsense ? [() => false] : []),
    ...(featured ? [(row: number) => (columns.featured[row] === 1) === (featured === 'yes')] : []),
    ...(kind ? [flag(ROW_FLAGS.sample, kind === 'sample')] : []),
    ...(hidden ? [flag(ROW_FLAGS.hidden, hidden === 'yes')] : []),
    ...(account ? [flag(ROW_FLAGS.owned, account === 'yes')] : []),
    ...(text ? [flag(ROW_FLAGS.littleText, true)] : []),
    ...words.map((word) => (row: number) => {
      const texts = [names[row], agencies[row], index.cityCalled(columns.city[row] ?? 0)];
      return [...texts, index.countryCalled(columns.country[row] ?? 0)].some((text) => text?.includes(word));
    }),
  ];
}

/** Finds agents, hidden ones too, from memory: by parts of words, and by what is true of them. */
export function hubSearch() {
  const kept: Partial<Record<Order, Kept>> = {};
  function rowsIn(index: DirectoryIndex, order: Order): readonly number[] {
    const known = kept[order];
    if (known?.index === index && known.revision === index.revision) return known.rows;
    const rows = ORDERED[order](index);
    kept[order] = { index, revision: index.revision, rows };
    return rows;
  }
  return (index: DirectoryIndex, filter: HubFilter, order: Order) => {
    const rows = rowsIn(index, order);
    const tests = testsOf(index, filter);
    const found = tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
    const { flags } = index.table.columns;
    const own = rows.filter((row) => ((flags[row] ?? 0) & ROW_FLAGS.sample) === 0).length;
    return { ids: found.map((row) => index.table.ids[row] ?? ''), all: rows.length, own };
  };
}
