import { REMOTES } from '@atoll/contracts/registry';
import type { ReleaseEvent, ReleaseSummary, RunningAnswer } from '@atoll/contracts/release-summary';
import { readArguments, remoteNamed, SITE_OPTIONS, siteFor } from './command-line';
import { ReleaseError } from './release-error';
import { listReleases, operate, type Operation, type Site } from './site-client';

const USAGE = [
  'pnpm releases list [remote]',
  'pnpm releases activate <remote> <hash>',
  'pnpm releases rollback <remote> [hash]',
  'pnpm releases canary <remote> <hash> <percent>   (0 ends it)',
  'pnpm releases disable <remote> <hash>',
  'pnpm releases enable <remote> <hash>',
  '',
  'All take --to URL, --token TOKEN (or ATOLL_DEPLOY_TOKEN) and --reason "…".',
].join('\n');

function stateOf({ active, canaryPercent, disabled, takenBack }: ReleaseSummary): string {
  if (active) return 'runs';
  if (canaryPercent !== null) return `canary ${canaryPercent} %`;
  if (disabled) return 'disabled';
  return takenBack ? 'taken back' : '';
}

function releaseLine(release: ReleaseSummary): string {
  const { hash, version, publishedAt, commit } = release;
  return `  ${hash}  ${version.padEnd(8)} ${publishedAt}  ${(commit ?? '').slice(0, 8).padEnd(8)}  ${stateOf(release)}`;
}

function eventLine({ at, action, hash, who, reason }: ReleaseEvent): string {
  return `  ${at}  ${action.padEnd(18)} ${hash}  by ${who}${reason ? `: ${reason}` : ''}`;
}

async function printList(site: Site, app: string): Promise<void> {
  const { releases, events = [] } = await listReleases(site, app);
  const lines = [app, ...releases.map(releaseLine), '', ...events.map(eventLine), ''];
  console.log(lines.join('\n'));
}

/** The release a rollback is about when nobody names one: a canary before what runs for everybody. */
async function runningHash(site: Site, app: string): Promise<string> {
  const { releases } = await listReleases(site, app);
  const running =
    releases.find(({ canaryPercent }) => canaryPercent !== null) ?? releases.find(({ active }) => active);
  if (!running) throw new ReleaseError(`${app} has no release that runs.`);
  return running.hash;
}

function operationFrom(name: string, percent: string | undefined, reason: string | undefined): Operation {
  const why = reason === undefined ? {} : { reason };
  if (name === 'activate' || name === 'rollback' || name === 'disable' || name === 'enable')
    return { name, body: why };
  if (name === 'canary' && percent !== undefined && percent.trim() !== '' && !Number.isNaN(Number(percent))) {
    return { name, body: { percent: Number(percent), ...why } };
  }
  throw new ReleaseError(USAGE);
}

function answerLine(app: string, { active, canary }: RunningAnswer): string {
  const forSome = canary ? `; ${canary.percent} % of the visitors get ${canary.hash}` : '';
  return `${app} runs ${active ?? 'nothing'}${forSome}.`;
}

/** `pnpm releases …`: lists releases and moves pointers on a running site. */
export async function manageReleases(root: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { positionals, values } = readArguments({ args, allowPositionals: true, options: SITE_OPTIONS });
  const [command = '', remote, hash, percent] = positionals;
  if (command === 'list') {
    const apps = remote === undefined ? REMOTES : [remoteNamed(remote)];
    for (const app of apps) await printList(siteFor(app, values, env, root), app);
    return;
  }
  const operation = operationFrom(command, percent, values.reason);
  const app = remoteNamed(remote);
  const site = siteFor(app, values, env, root);
  if (hash === undefined && command !== 'rollback') throw new ReleaseError(USAGE);
  const about = hash ?? (await runningHash(site, app));
  console.log(answerLine(app, await operate(site, app, about, operation)));
}
