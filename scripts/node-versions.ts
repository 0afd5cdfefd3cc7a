import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleFolder } from './assemble/assemble-folder';
import { fetchNode, NODE_MAJORS, startsOn, unitTestsOn } from './assemble/node-version';
import { buildSite } from './build/build-site';
import { root } from './root';
import { Progress } from './start/progress';
import { StartError } from './start/start-error';

const START_ONLY = '--start-only';
const args = process.argv.slice(2);
const isStartOnly = args.includes(START_ONLY);
const jestArgs = args.filter((arg) => arg !== START_ONLY);
const temporary = mkdtempSync(path.join(tmpdir(), 'atoll-node-versions-'));
const folder = path.join(temporary, 'site');
const results: string[] = [];

/** One line of Node: the assembled folder starts on it, and the unit tests pass. */
async function tryMajor(major: number): Promise<void> {
  const node = await fetchNode(major);
  const readyMs = await startsOn(node, root, folder);
  const code = isStartOnly ? 0 : await unitTestsOn(node, root, jestArgs);
  if (code !== 0) process.exitCode = 1;
  const tests = isStartOnly ? 'not run' : code === 0 ? 'passed' : 'FAILED';
  results.push(`Node ${node.version}: ready in ${readyMs} ms, unit tests ${tests}`);
}

try {
  const progress = new Progress();
  await buildSite(root, progress, new AbortController().signal);
  await assembleFolder(root, folder);
  for (const major of NODE_MAJORS) await progress.step(`Node ${major}`, () => tryMajor(major));
  console.log(`\n${results.join('\n')}`);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
