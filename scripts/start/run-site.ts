import path from 'node:path';
import { buildSite } from '../build/build-site';
import { Crew, howItEnded } from './crew';
import { deployShell } from './deployed-shell';
import type { SiteOptions } from './options';
import type { Death } from './kept-process';
import { checkNodeVersion, prepareDataDir } from './preflight';
import { Progress } from './progress';
import { waitUntilReady } from './ready';
import { forgetDatabase, noteDatabase } from './running-database';
import { seedDatabase } from './seed-database';
import { checkPorts, planSite, type SitePlan } from './site';
import { StartError } from './start-error';
import { onStopRequest } from './stop-request';

const READY_TIMEOUT_MS = 120_000;
const never = new Promise<never>(() => {});

/** A site that is up, for what goes on beside it. */
export interface RunningSite {
  readonly crew: Crew;
  readonly plan: SitePlan;
  readonly progress: Progress;
  readonly stop: AbortSignal;
  readonly dataDir: string;
}

/** Work beside a running site; the site stops when it fails. */
export type WhileRunning = (root: string, site: RunningSite) => Promise<void>;

function describeDeath(death: Death): StartError {
  const { lastOutput } = death;
  return new StartError(`${howItEnded(death)}${lastOutput ? `:\n${lastOutput}` : ' and said nothing.'}`);
}

const DEMO_NAMES = ['traveler', 'agent', 'hotel', 'hotel.pending', 'admin'];

/** Who can sign in at a demo. */
function demoAccounts({ url, demoPassword }: SitePlan): string[] {
  if (demoPassword === null) return [];
  const accounts = DEMO_NAMES.map((name) => `  ${name}@atoll.example, ${name}2@atoll.example`);
  return ['', `Demo accounts, password ${demoPassword}:`, ...accounts, `  mails: ${url}/api/dev/outbox`];
}

function summary(plan: SitePlan, logDir: string, root: string): string {
  const { url, database, providers, devServers } = plan;
  const rows = [
    ['site and API', url],
    ['database', database],
    ...providers,
    ...devServers.map(({ app, port }) => [app, `from its sources, by http://localhost:${port}`]),
    ['logs', path.relative(root, logDir) || logDir],
  ];
  const lines = rows.map(([what, where]) => `  ${String(what).padEnd(16)} ${where}`);
  return [
    '',
    `Atoll is ready on ${url}`,
    '',
    ...lines,
    ...demoAccounts(plan),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

/** Rejects when a member of the crew ends by itself. */
async function failOnDeath(crew: Crew): Promise<never> {
  throw describeDeath(await crew.firstDeath);
}

/** Starts the members in turn; the API reads the demo data when it starts, so that comes before it. */
async function startMembers(root: string, { crew, plan, progress, stop }: RunningSite): Promise<void> {
  for (const member of plan.members) {
    if (member.name === 'API' && plan.seed) await seedDatabase(root, plan.seed, progress, stop);
    crew.start(member);
  }
}

async function bringUp(root: string, site: RunningSite): Promise<void> {
  const { crew, plan, stop } = site;
  await Promise.race([startMembers(root, site), failOnDeath(crew)]);
  const patience = AbortSignal.any([stop, AbortSignal.timeout(READY_TIMEOUT_MS)]);
  await Promise.race([waitForSite(plan.url, patience), failOnDeath(crew)]);
}

async function waitForSite(url: string, patience: AbortSignal): Promise<void> {
  try {
    await waitUntilReady(`${url}/readyz`, patience);
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error;
    throw new StartError(`The site was not ready after ${READY_TIMEOUT_MS / 1000} s: its logs say why.`);
  }
}

function stopRequested(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function serveUntilStopped(
  root: string,
  site: RunningSite,
  whileRunning: WhileRunning = () => never,
): Promise<void> {
  const { crew, plan, progress, stop } = site;
  try {
    await progress.step(`start ${plan.members.map(({ name }) => name).join(', ')}`, () =>
      bringUp(root, site),
    );
    if (plan.embeddedUri) noteDatabase(site.dataDir, plan.embeddedUri);
    crew.reviveTheDead((line) => progress.line(line));
    progress.line(summary(plan, crew.logDir, process.cwd()));
    await Promise.race([stopRequested(stop), failOnDeath(crew), whileRunning(root, site)]);
    progress.line('Stopping …');
  } finally {
    forgetDatabase(site.dataDir);
    await crew.stop();
    plan.clear();
  }
}

/**
 * Builds what is stale, starts the site and keeps it running, with what goes on beside it, until it is asked to stop.
 * A process of the site that dies once it is up is started again.
 * @throws StartError when something a person can mend is in the way, or a process of the site ends before it is up
 */
export async function runSite(
  root: string,
  options: SiteOptions,
  whileRunning?: WhileRunning,
): Promise<void> {
  const progress = new Progress();
  checkNodeVersion(process.version);
  prepareDataDir(options.dataDir);
  await checkPorts(options, process.env);
  const crew = new Crew(path.join(options.dataDir, 'logs'));
  const stop = onStopRequest(() => crew.kill());
  try {
    // A dev server makes a build of its own.
    const inDevelopment = new Set(options.devServers.map(({ app }) => app));
    const built = await buildSite(root, progress, stop, (name) => !inDevelopment.has(name));
    if (built.length === 0) progress.line('Everything is built already.');
    stop.throwIfAborted();
    await deployShell(root, options.dataDir);
    const plan = await planSite(root, options, process.env, (line) => progress.line(line));
    await serveUntilStopped(root, { crew, plan, progress, stop, dataDir: options.dataDir }, whileRunning);
  } catch (error) {
    if (!stop.aborted) throw error;
  }
  progress.line('Stopped.');
}
