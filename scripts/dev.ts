import { chosenPackages, keepCurrent } from './dev/keep-current';
import { root } from './root';
import { readOptions } from './start/options';
import { runSite } from './start/run-site';
import { StartError } from './start/start-error';

// The site in development. Usage: dev.ts [--remotes hotels,tours]; without it, no remote is rebuilt.
const argv = process.argv.slice(2);

try {
  const isChosen = chosenPackages(argv);
  await runSite(root, readOptions(argv, process.env, root), (site) => keepCurrent(root, site, isChosen));
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
