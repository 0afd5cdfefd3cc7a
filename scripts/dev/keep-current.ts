import path from 'node:path';
import { buildSite } from '../build/build-site';
import { BUILDABLES, sourceFolders } from '../build/packages';
import { waitUntilReady } from '../start/ready';
import { deployShell } from '../start/deployed-shell';
import type { RunningSite } from '../start/run-site';
import { StartError } from '../start/start-error';
import { changesIn } from './changes';

const ALWAYS = ['shell', 'api'];
const REMOTES = BUILDABLES.map(({ name }) => name).filter((name) => name.startsWith('mfe-'));

/**
 * Which packages `--remotes hotels,tours` asks to keep current: those remotes, besides the shell and the API.
 * @throws StartError when there is no such remote
 */
export function chosenPackages(argv: readonly string[]): (name: string) => boolean {
  const at = argv.indexOf('--remotes');
  const list = at < 0 ? '' : (argv[at + 1] ?? '');
  const remotes = list
    .split(',')
    .filter(Boolean)
    .map((name) => `mfe-${name.replace(/^mfe-/, '')}`);
  const unknown = remotes.find((name) => !REMOTES.includes(name));
  if (unknown) throw new StartError(`There is no remote ${unknown}; there are ${REMOTES.join(', ')}.`);
  const chosen = new Set([...ALWAYS, ...remotes]);
  return (name) => chosen.has(name);
}

/** Rebuilds what became stale and lets the API publish and serve it; says so when it does not build, and goes on. */
async function refresh(root: string, site: RunningSite, isChosen: (name: string) => boolean): Promise<void> {
  const { crew, plan, progress, stop } = site;
  try {
    const built = await buildSite(root, progress, stop, isChosen);
    if (built.length === 0) return;
    await deployShell(root, site.dataDir);
    await crew.restart('API');
    await waitUntilReady(`${plan.url}/readyz`, stop);
    progress.line(`Rebuilt ${built.join(', ')}: reload the page.`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    progress.line(error.message);
  }
}

/**
 * Keeps a running site current with its sources until it is asked to stop: when one of the chosen packages changes,
 * it is rebuilt and the API publishes the new release. Other remotes stay at the release they have. Rejects when a
 * restart fails.
 */
export async function keepCurrent(
  root: string,
  site: RunningSite,
  isChosen: (name: string) => boolean,
): Promise<void> {
  const folders = BUILDABLES.filter(({ name }) => isChosen(name)).flatMap((buildable) =>
    sourceFolders(root, buildable),
  );
  const sources = [...new Set(folders)].map((folder) => path.join(root, folder, 'src'));
  const changes = changesIn(sources, site.stop);
  while (!(await changes.next()).done) await refresh(root, site, isChosen);
}
