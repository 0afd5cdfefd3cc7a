import { writeFileSync } from 'node:fs';
import { coverageByOwner, unknownCodeFailures, untestedByArea } from './coverage';
import { durationLines, slowestFiles } from './durations';
import type { Outcome, SuiteName } from './outcome';
import { rowResults, tally, type RowResult } from './rows';
import { reportFile, savedRun } from './saved-runs';
import { definedCodes, specificationRows, type SpecificationRow } from './specification';

function groupByPart(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) groups.set(outcome.part, [...(groups.get(outcome.part) ?? []), outcome]);
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
}

function partTable(outcomes: readonly Outcome[]): string[] {
  return [...groupByPart(outcomes)].map(([part, own]) => {
    const { passed, failed } = tally(own);
    return `  ${part.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed`;
  });
}

/** A run with more journeys that needed a second try than this says that something is wrong, not that it is busy. */
const FLAKY_MAX = 2;

/** Too many flaky journeys are one failure more. */
export function flakyFailures(outcomes: readonly Outcome[]): Outcome[] {
  const flaky = outcomes.filter(({ isFlaky }) => isFlaky);
  if (flaky.length <= FLAKY_MAX) return [];
  const title = `${flaky.length} journeys needed a second try, and ${FLAKY_MAX} may`;
  return [{ title, file: 'e2e', part: 'workspace', passed: false }];
}

function rowLines(specification: readonly SpecificationRow[], results: readonly RowResult[]): string[] {
  const broken = results.filter((row) => row.failed > 0).map(({ id }) => id);
  const untested = [...untestedByArea(specification, results)].map(
    ([area, ids]) => `  ${area} (${ids.length}): ${ids.join(' ')}`,
  );
  const owners = coverageByOwner(specification, results).map(
    ({ owner, covered, rows }) =>
      `  ${owner.padEnd(24)} ${String(covered).padStart(4)} of ${String(rows).padStart(4)} (${Math.floor((100 * covered) / rows)} %)`,
  );
  return [
    '\nSpecification rows without a test:',
    ...untested,
    '\nSpecification rows covered:',
    ...owners,
    `\nSpecification rows named by tests: ${results.length} of ${specification.length}; failing: ${broken.join(', ') || 'none'}`,
  ];
}

/**
 * Prints what the suites found per part of the site and per specification row, ending with `N passed, N failed`, and
 * writes the rows to `.cache/report/rows.json`. Returns whether nothing failed and something ran.
 */
export function printReport(suites: readonly SuiteName[]): boolean {
  const runs = suites.map(savedRun);
  const found = runs.flatMap((run) => run.outcomes);
  const specification = specificationRows();
  const rows = rowResults(found);
  const outcomes = [...found, ...flakyFailures(found), ...unknownCodeFailures(found, definedCodes())];
  const failed = outcomes.filter(({ passed }) => !passed);
  const total = tally(outcomes);
  writeFileSync(reportFile('rows.json'), `${JSON.stringify(rows, null, 2)}\n`);
  const lines = [
    '\nPer part:',
    ...partTable(outcomes),
    ...rowLines(specification, rows),
    '\nSlowest test files:',
    ...durationLines(slowestFiles(runs.flatMap(({ files }) => files))),
    '\nTime of each part:',
    ...durationLines(runs.flatMap(({ stages }) => stages)),
    '',
    ...outcomes
      .filter(({ isFlaky }) => isFlaky)
      .map(({ file, title, firstFailure }) => `  flaky: ${file} ${title}\n    failed first: ${firstFailure}`),
    ...failed.map(
      ({ file, title, firstFailure }) =>
        `  ✗ ${file} ${title}${firstFailure === undefined ? '' : `\n    failed first: ${firstFailure}`}`,
    ),
    `\n${total.passed} passed, ${total.failed} failed`,
  ];
  console.log(lines.join('\n'));
  return total.failed === 0 && total.passed > 0;
}
