import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { timed } from '../report/durations';
import { jestFileTimes, jestOutcomes } from '../report/jest-outcomes';
import type { SuiteRun } from '../report/outcome';
import { forgetRun, reportFile, saveRun } from '../report/saved-runs';
import { root } from '../root';
import { runCommand } from '../run-command';

// On a fresh clone Jest is the first to write a report: it does not make the folder itself.
const raw = reportFile('jest.json');

function readReport(): Pick<SuiteRun, 'outcomes' | 'files'> {
  const crashed = { title: 'Jest could not run', file: '', part: 'workspace', passed: false };
  if (!existsSync(raw)) return { outcomes: [crashed], files: [] };
  const report = JSON.parse(readFileSync(raw, 'utf8')) as Parameters<typeof jestOutcomes>[0];
  return { outcomes: jestOutcomes(report, root), files: jestFileTimes(report, root) };
}

/** Runs every package's unit tests and saves their outcomes. Arguments go to Jest. Resolves with its exit code. */
export async function runUnitSuite(args: readonly string[]): Promise<number> {
  forgetRun('unit');
  rmSync(raw, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const [code, duration] = await timed('unit', () =>
    runCommand(process.execPath, [jest, '--json', `--outputFile=${raw}`, ...args], {
      cwd: root,
      // With --json Jest writes the report to standard output too; people read its progress on the error output.
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  saveRun('unit', { ...readReport(), stages: [duration] });
  return code;
}
