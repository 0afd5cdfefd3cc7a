import type { SuiteName } from '../report/outcome';
import { printReport } from '../report/print-report';
import { StartError } from '../start/start-error';
import { runCheckSuite } from './check-suite';
import { runE2eSuite } from './e2e-suite';
import { runUnitSuite } from './unit-suite';

const RUNNERS: Readonly<Record<SuiteName, (args: readonly string[]) => Promise<number>>> = {
  checks: runCheckSuite,
  unit: runUnitSuite,
  e2e: runE2eSuite,
};

async function codeOf(suite: SuiteName, args: readonly string[]): Promise<number> {
  try {
    return await RUNNERS[suite](args);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

/**
 * Runs the suites one after another, all of them even when one fails, prints their common report, and sets the exit
 * code: 0 only when everything passed.
 */
export async function runSuites(suites: readonly SuiteName[], args: readonly string[] = []): Promise<void> {
  const codes: number[] = [];
  for (const suite of suites) codes.push(await codeOf(suite, args));
  const isClean = printReport(suites);
  process.exitCode = isClean && codes.every((code) => code === 0) ? 0 : 1;
}
