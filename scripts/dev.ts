import { planDevServers, remotesIn } from './dev/dev-servers';
import { keepCurrent } from './dev/keep-current';
import { root } from './root';
import { readOptions } from './start/options';
import { runSite } from './start/run-site';
import { StartError } from './start/start-error';

// The site in development. Usage: dev.ts [remote…]; those remotes run from their sources, the others from releases.
const argv = process.argv.slice(2);

try {
  const devServers = await planDevServers(remotesIn(argv));
  await runSite(root, { ...readOptions(argv, process.env, root), devServers }, keepCurrent);
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
