import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { jestOutcomes } from '../report/jest-outcomes';
import { forgetOutcomes, reportFile, saveOutcomes } from '../report/saved-outcomes';
import { root } from '../root';
import { runCommand } from '../run-command';

/** Runs every package's unit tests and saves their outcomes. Arguments go to Jest. Resolves with its exit code. */
export async function runUnitSuite(args: readonly string[]): Promise<number> {
  forgetOutcomes('unit');
  // On a fresh clone Jest is the first to write a report: it does not make the folder itself.
  const raw = reportFile('jest.json');
  rmSync(raw, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const code = await runCommand(process.execPath, [jest, '--json', `--outputFile=${raw}`, ...args], {
    cwd: root,
    // With --json Jest writes the report to standard output too; people read its progress on the error output.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ran = existsSync(raw);
  const crashed = { title: 'Jest could not run', file: '', part: 'workspace', passed: false };
  type Report = Parameters<typeof jestOutcomes>[0];
  saveOutcomes('unit', ran ? jestOutcomes(JSON.parse(readFileSync(raw, 'utf8')) as Report, root) : [crashed]);
  return code;
}
