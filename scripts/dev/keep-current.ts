import path from 'node:path';
import { buildSite } from '../build/build-site';
import { BUILDABLES, sourceFolders } from '../build/packages';
import { waitUntilReady } from '../start/ready';
import { deployShell } from '../start/deployed-shell';
import type { RunningSite } from '../start/run-site';
import { StartError } from '../start/start-error';
import { changesIn } from './changes';

/** What no dev server serves. */
const KEPT_CURRENT = ['shell', 'api'];
const READY_TIMEOUT_MS = 30_000;

/** Rebuilds what became stale and lets the API serve it; says so when it does not build, and goes on. */
async function refresh(root: string, site: RunningSite): Promise<void> {
  const { crew, plan, progress, stop } = site;
  try {
    const built = await buildSite(root, progress, stop, (name) => KEPT_CURRENT.includes(name));
    if (built.length === 0) return;
    await deployShell(root, site.dataDir);
    await crew.restart('API');
    await waitUntilReady(
      `${plan.url}/readyz`,
      AbortSignal.any([stop, AbortSignal.timeout(READY_TIMEOUT_MS)]),
    );
    progress.line(`Rebuilt ${built.join(', ')}: reload the page.`);
  } catch (error) {
    if (error instanceof StartError) progress.line(error.message);
    else if ((error as Error).name === 'TimeoutError')
      progress.line('The API does not come up: its log says why.');
    else throw error;
  }
}

/**
 * Keeps the shell and the API of a running site current with their sources until it is asked to stop. Remotes in
 * development have dev servers for that, the others stay at the release they have. Rejects when a restart fails.
 */
export async function keepCurrent(root: string, site: RunningSite): Promise<void> {
  const folders = BUILDABLES.filter(({ name }) => KEPT_CURRENT.includes(name)).flatMap((buildable) =>
    sourceFolders(root, buildable),
  );
  const sources = [...new Set(folders)].map((folder) => path.join(root, folder, 'src'));
  const changes = changesIn(sources, site.stop);
  while (!(await changes.next()).done) await refresh(root, site);
}
