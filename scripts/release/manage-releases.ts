import { REMOTES } from '@atoll/contracts/registry';
import type { CanaryProgress } from '@atoll/contracts/release-canary';
import type { ReleaseEvent, ReleaseSummary, RunningAnswer } from '@atoll/contracts/release-summary';
import { BISECT_USAGE, bisectReleases } from './bisect/bisect-releases';
import { canaryFrom, type GuardValues } from './canary-arguments';
import { readArguments, remoteNamed, SITE_OPTIONS, siteFor } from './command-line';
import { differenceLines } from './difference-lines';
import { ReleaseError } from './release-error';
import { compareReleases, listReleases, operate, type Operation, type Site } from './site-client';

const OPTIONS = {
  ...SITE_OPTIONS,
  errors: { type: 'string' },
  loads: { type: 'string' },
  then: { type: 'string' },
} as const;

const USAGE = [
  'pnpm releases list [remote]',
  'pnpm releases activate <remote> <hash>',
  'pnpm releases rollback <remote> [hash]',
  'pnpm releases canary <remote> <hash> <percent>   (0 ends it)',
  'pnpm releases canary <remote> <hash> 5/30,25/60,100/60   (per cent/minutes; --errors 5 --loads 20 --then pause|rollback)',
  'pnpm releases resume <remote> <hash>',
  'pnpm releases compare <remote> <hash> <other hash>',
  'pnpm releases disable <remote> <hash>',
  'pnpm releases enable <remote> <hash>',
  BISECT_USAGE,
  '',
  'All take --to URL, --token TOKEN (or ATOLL_DEPLOY_TOKEN) and --reason "…".',
].join('\n');

function stateOf({ active, canaryPercent, disabled, filesRemoved, takenBack }: ReleaseSummary): string {
  if (active) return 'runs';
  if (canaryPercent !== null) return `canary ${canaryPercent} %`;
  if (disabled) return 'disabled';
  if (filesRemoved) return 'files removed';
  return takenBack ? 'taken back' : '';
}

function releaseLine(release: ReleaseSummary): string {
  const { hash, version, publishedAt, commit } = release;
  return `  ${hash}  ${version.padEnd(8)} ${publishedAt}  ${(commit ?? '').slice(0, 8).padEnd(8)}  ${stateOf(release)}`;
}

function canaryLine({ steps, step, stepSince, seen, paused }: CanaryProgress): string {
  const all = steps.map(({ percent, minutes }) => `${percent} %/${minutes} min`).join(', ');
  const state = paused === null ? `since ${stepSince}` : `paused: ${paused}`;
  return `  canary in steps ${all}; step ${step + 1}, ${seen.errors} errors in ${seen.loads} loads, ${state}`;
}

function eventLine({ at, action, hash, who, reason }: ReleaseEvent): string {
  return `  ${at}  ${action.padEnd(18)} ${hash}  by ${who}${reason ? `: ${reason}` : ''}`;
}

async function printList(site: Site, app: string): Promise<void> {
  const { releases, canary, events = [] } = await listReleases(site, app);
  const steps = canary ? [canaryLine(canary)] : [];
  const lines = [app, ...releases.map(releaseLine), ...steps, '', ...events.map(eventLine), ''];
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

const PLAIN = ['activate', 'rollback', 'resume', 'disable', 'enable'] as const;

interface Values extends GuardValues {
  readonly reason?: string | undefined;
}

function operationFrom(command: string, share: string | undefined, values: Values): Operation {
  const why = values.reason === undefined ? {} : { reason: values.reason };
  const name = PLAIN.find((each) => each === command);
  if (name) return { name, body: why };
  if (command === 'canary' && share !== undefined)
    return { name: command, body: { ...canaryFrom(share, values), ...why } };
  throw new ReleaseError(USAGE);
}

async function printDifference(site: Site, app: string, hash: string, other: string): Promise<void> {
  const lines = differenceLines(await compareReleases(site, app, hash, other));
  console.log([`${app} from ${hash} to ${other}`, ...lines].join('\n'));
}

function answerLine(app: string, { active, canary }: RunningAnswer): string {
  const forSome = canary ? `; ${canary.percent} % of the visitors get ${canary.hash}` : '';
  return `${app} runs ${active ?? 'nothing'}${forSome}.`;
}

/** `pnpm releases …`: lists releases and moves pointers on a running site. */
export async function manageReleases(root: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (args[0] === 'bisect') return bisectReleases(root, args.slice(1), env);
  const { positionals, values } = readArguments({ args, allowPositionals: true, options: OPTIONS });
  const [command = '', remote, hash, more] = positionals;
  if (command === 'list') {
    const apps = remote === undefined ? REMOTES : [remoteNamed(remote)];
    for (const app of apps) await printList(siteFor(app, values, env, root), app);
    return;
  }
  if (command === 'compare' && hash !== undefined && more !== undefined) {
    const compared = remoteNamed(remote);
    await printDifference(siteFor(compared, values, env, root), compared, hash, more);
    return;
  }
  const operation = operationFrom(command, more, values);
  const app = remoteNamed(remote);
  const site = siteFor(app, values, env, root);
  if (hash === undefined && command !== 'rollback') throw new ReleaseError(USAGE);
  const about = hash ?? (await runningHash(site, app));
  console.log(answerLine(app, await operate(site, app, about, operation)));
}
