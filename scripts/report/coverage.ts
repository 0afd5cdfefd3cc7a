import { undefinedCodes } from './citations';
import type { Outcome } from './outcome';
import type { RowResult } from './rows';
import type { SpecificationRow } from './specification';

/** The parts of the site by the letter that the specification's inventory gives them. */
const OWNERS = {
  S: 'shell',
  H: 'mfe-hotels',
  T: 'mfe-tours',
  D: 'mfe-directory',
  M: 'mfe-marco',
  P: 'mfe-portal',
  A: 'api',
} as const;

/** A test that names a row or a resolution which the specification does not have is one failure for each such code. */
export function unknownCodeFailures(outcomes: readonly Outcome[], defined: ReadonlySet<string>): Outcome[] {
  return outcomes.flatMap(({ title, file, part }) =>
    undefinedCodes(title, defined).map((code) => ({
      title: `${code} is not in docs/spec: ${title}`,
      file,
      part,
      passed: false,
    })),
  );
}

/** Ids of the rows that no test names, by area. */
export function untestedByArea(
  specification: readonly SpecificationRow[],
  results: readonly RowResult[],
): Map<string, string[]> {
  const tested = new Set(results.map(({ id }) => id));
  const byArea = new Map<string, string[]>();
  for (const { id, area } of specification) {
    if (!tested.has(id)) byArea.set(area, [...(byArea.get(area) ?? []), id]);
  }
  return byArea;
}

/** How many of the rows that concern a part of the site hold. */
export interface OwnerCoverage {
  readonly owner: string;
  readonly covered: number;
  readonly rows: number;
}

/** A row is covered when a test names it and no test of it fails; it counts for every owner that it lists. */
export function coverageByOwner(
  specification: readonly SpecificationRow[],
  results: readonly RowResult[],
): OwnerCoverage[] {
  const holding = new Set(results.filter(({ failed }) => failed === 0).map(({ id }) => id));
  return Object.entries(OWNERS).map(([letter, owner]) => {
    const own = specification.filter((row) => row.owner.split(' ').some((o) => o === letter || o === 'all'));
    return { owner, covered: own.filter(({ id }) => holding.has(id)).length, rows: own.length };
  });
}
