import type { Outcome } from './outcome';

const ROW_ID = /\b([A-Z]{3})-(\d{2})(?:\.\.(\d{2}))?\b/g;

function range(area: string, from: string, to: string): string[] {
  const ids: string[] = [];
  for (let number = Number(from); number <= Number(to); number += 1) {
    ids.push(`${area}-${String(number).padStart(2, '0')}`);
  }
  return ids;
}

/** Ids of the specification rows that a test's title names; `PRV-01..03` names three. */
export function rowIds(title: string): string[] {
  return [...title.matchAll(ROW_ID)].flatMap(([, area = '', from = '', to]) => range(area, from, to ?? from));
}

/** What the tests say about one row of the specification. */
export interface RowResult {
  readonly id: string;
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly string[];
}

/** Every row that a test names, in the inventory's order of ids. */
export function rowResults(outcomes: readonly Outcome[]): RowResult[] {
  const byRow = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    for (const id of rowIds(outcome.title)) byRow.set(id, [...(byRow.get(id) ?? []), outcome]);
  }
  return [...byRow]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, tests]) => ({
      id,
      ...tally(tests),
      tests: tests.map(({ file, title }) => `${file}: ${title}`),
    }));
}

/** How many passed and how many failed. */
export function tally(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed };
}
