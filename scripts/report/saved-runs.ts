import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import type { SuiteName, SuiteRun } from './outcome';

const REPORT_DIR = path.join(root, '.cache/report');

function fileOf(suite: SuiteName): string {
  return reportFile(`${suite}.json`);
}

/** Where a program may write a report of its own, in a folder that is there. */
export function reportFile(name: string): string {
  mkdirSync(REPORT_DIR, { recursive: true });
  return path.join(REPORT_DIR, name);
}

export function saveRun(suite: SuiteName, run: SuiteRun): void {
  writeFileSync(fileOf(suite), JSON.stringify(run, null, 2));
}

/** A suite's last run; one that did not run to its end, or was killed, is itself a failure. */
export function savedRun(suite: SuiteName): SuiteRun {
  if (existsSync(fileOf(suite))) return JSON.parse(readFileSync(fileOf(suite), 'utf8')) as SuiteRun;
  const title = `${suite} did not run to the end`;
  return { outcomes: [{ title, file: '', part: 'workspace', passed: false }], files: [], stages: [] };
}

/** Forgets the last run, so that a run that dies early cannot pass off an old report as its own. */
export function forgetRun(suite: SuiteName): void {
  rmSync(fileOf(suite), { force: true });
}
