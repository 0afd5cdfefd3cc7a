import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import type { Outcome, SuiteName } from './outcome';

const REPORT_DIR = path.join(root, '.cache/report');

function fileOf(suite: SuiteName): string {
  return reportFile(`${suite}.json`);
}

/** Where a program may write a report of its own, in a folder that is there. */
export function reportFile(name: string): string {
  mkdirSync(REPORT_DIR, { recursive: true });
  return path.join(REPORT_DIR, name);
}

export function saveOutcomes(suite: SuiteName, outcomes: readonly Outcome[]): void {
  writeFileSync(fileOf(suite), JSON.stringify(outcomes, null, 2));
}

/** Outcomes of a suite's last run; one that did not run to its end, or was killed, is itself a failure. */
export function savedOutcomes(suite: SuiteName): Outcome[] {
  if (existsSync(fileOf(suite))) return JSON.parse(readFileSync(fileOf(suite), 'utf8')) as Outcome[];
  return [{ title: `${suite} did not run to the end`, file: '', part: 'workspace', passed: false }];
}

/** Forgets the last run, so that a run that dies early cannot pass off an old report as its own. */
export function forgetOutcomes(suite: SuiteName): void {
  rmSync(fileOf(suite), { force: true });
}
