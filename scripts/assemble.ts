import path from 'node:path';
import { assembleFolder } from './assemble/assemble-folder';
import { buildSite } from './build/build-site';
import { root } from './root';
import { Progress } from './start/progress';
import { StartError } from './start/start-error';

try {
  const [wanted] = process.argv.slice(2);
  if (!wanted) throw new StartError('Say where to: pnpm assemble FOLDER');
  const folder = path.resolve(wanted);
  const progress = new Progress();
  await buildSite(root, progress, new AbortController().signal);
  await progress.step(`assemble ${folder}`, () => assembleFolder(root, folder));
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
