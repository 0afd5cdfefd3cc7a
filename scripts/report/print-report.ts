import { writeFileSync } from 'node:fs';
import type { Outcome, SuiteName } from './outcome';
import { rowResults, tally } from './rows';
import { reportFile, savedOutcomes } from './saved-outcomes';

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
export function withFlakyLimit(outcomes: readonly Outcome[]): Outcome[] {
  const flaky = outcomes.filter(({ isFlaky }) => isFlaky);
  if (flaky.length <= FLAKY_MAX) return [...outcomes];
  const title = `${flaky.length} journeys needed a second try, and ${FLAKY_MAX} may`;
  return [...outcomes, { title, file: 'e2e', part: 'workspace', passed: false }];
}

/**
 * Prints what the suites found per part of the site and per specification row, ending with `N passed, N failed`, and
 * writes the rows to `.cache/report/rows.json`. Returns whether nothing failed and something ran.
 */
export function printReport(suites: readonly SuiteName[]): boolean {
  const outcomes = withFlakyLimit(suites.flatMap(savedOutcomes));
  const rows = rowResults(outcomes);
  const failed = outcomes.filter(({ passed }) => !passed);
  const total = tally(outcomes);
  writeFileSync(reportFile('rows.json'), `${JSON.stringify(rows, null, 2)}\n`);
  console.log(['', 'Per part:', ...partTable(outcomes)].join('\n'));
  const broken = rows.filter((row) => row.failed > 0).map(({ id }) => id);
  console.log(`\nSpecification rows named by tests: ${rows.length}; failing: ${broken.join(', ') || 'none'}`);
  for (const { file, title } of outcomes.filter(({ isFlaky }) => isFlaky)) {
    console.log(`  flaky: ${file} ${title}`);
  }
  for (const { file, title } of failed) console.log(`  ✗ ${file} ${title}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
}
