import { root } from './root';
import { readOptions } from './start/options';
import { runSite } from './start/run-site';
import { StartError } from './start/start-error';

try {
  await runSite(root, readOptions(process.argv.slice(2), process.env, root));
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
