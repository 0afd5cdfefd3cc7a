import { fileURLToPath } from 'node:url';
import { readOptions } from './start/options';
import { runSite } from './start/run-site';
import { StartError } from './start/start-error';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await runSite(root, readOptions(process.argv.slice(2), process.env, root));
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
