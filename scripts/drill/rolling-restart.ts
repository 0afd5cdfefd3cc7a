import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSite } from '../build/build-site';
import { root } from '../root';
import { Crew } from '../start/crew';
import { deployShell } from '../start/deployed-shell';
import type { Member } from '../start/kept-process';
import { freePort } from '../start/ports';
import { Progress } from '../start/progress';
import { waitUntilReady } from '../start/ready';
import { eachStandIn } from '../start/sandbox';
import { seedDatabase } from '../start/seed-database';
import { planSite } from '../start/site';
import { startHealthBalancer, type Backend, type HealthBalancer } from './health-balancer';
import { Visitors, type Seen } from './visitors';

/** What looks at the metrics of an instance took: the first waits for the database, later ones never do. */
interface Scrape {
  readonly firstMs: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly series: number;
}

export interface RollingFigures extends Seen {
  readonly restarts: number;
  readonly exitCodes: readonly (number | null)[];
  readonly scrapes: readonly Scrape[];
}

interface Instance extends Backend {
  readonly child: ChildProcess;
  readonly metricsUrl: string;
}

const READY_TIMEOUT_MS = 120_000;
const VISITS_PER_SECOND = 100;
const CALM_MS = 5_000;
/** Longer than the balancer's interval, with room for a busy machine. */
const SHUTDOWN_DELAY_MS = 4_000;
const SCRAPES = 20;
/** Nobody is refused because one machine asks for everybody. */
const UNLIMITED = { TRUST_PROXY: '127.0.0.0/8,::1', QUOTE_REQUESTS_MAX: '100000' };

async function startInstance(member: Member, logDir: string): Promise<Instance> {
  const [port, adminPort] = [await freePort(0, 'PORT'), await freePort(0, 'ADMIN_PORT')];
  const log = openSync(path.join(logDir, `instance-${port}.log`), 'a');
  const child = spawn(process.execPath, [...(member.nodeArgs ?? []), member.script], {
    cwd: root,
    env: {
      ...{ ...process.env, ...member.env, ...UNLIMITED },
      ...{ PORT: String(port), ADMIN_PORT: String(adminPort) },
      SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
    },
    stdio: ['ignore', log, log],
  });
  const admin = `http://127.0.0.1:${adminPort}`;
  const readyUrl = `${admin}/readyz`;
  await waitUntilReady(readyUrl, AbortSignal.timeout(READY_TIMEOUT_MS));
  return { child, url: `http://127.0.0.1:${port}`, readyUrl, metricsUrl: `${admin}/metrics` };
}

async function stopInstance({ child }: Instance): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}

async function scrape({ metricsUrl }: Instance): Promise<Scrape> {
  const tookMs: number[] = [];
  let series = 0;
  for (let each = 0; each < SCRAPES; each += 1) {
    const beganAt = performance.now();
    const text = await (await fetch(metricsUrl)).text();
    tookMs.push(Math.round((performance.now() - beganAt) * 10) / 10);
    series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length;
    await pause(200);
  }
  const [firstMs = 0, ...later] = tookMs;
  later.sort((one, other) => one - other);
  const medianMs = later[Math.floor(later.length / 2)] ?? 0;
  return { firstMs, medianMs, slowestMs: later.at(-1) ?? 0, series };
}

/** Restarts the instances one after the other while visitors come. */
async function restartAll(
  member: Member,
  logDir: string,
  { balancer, instances }: { readonly balancer: HealthBalancer; readonly instances: Set<Instance> },
): Promise<RollingFigures> {
  const begin = async () => {
    const instance = await startInstance(member, logDir);
    instances.add(instance);
    balancer.add(instance);
  };
  await begin();
  await begin();
  await waitUntilReady(balancer.url, AbortSignal.timeout(READY_TIMEOUT_MS));
  const visitors = new Visitors(balancer.url, VISITS_PER_SECOND);
  const coming = visitors.come();
  const exitCodes: (number | null)[] = [];
  for (const instance of [...instances]) {
    await pause(CALM_MS);
    exitCodes.push(await stopInstance(instance));
    instances.delete(instance);
    balancer.remove(instance);
    await begin();
  }
  await pause(CALM_MS);
  visitors.stop();
  await coming;
  const seen = await visitors.seen();
  const scrapes: Scrape[] = [];
  for (const instance of instances) scrapes.push(await scrape(instance));
  return { ...seen, restarts: exitCodes.length, exitCodes, scrapes };
}

/** Whether a visitor was answered with an error, or something of theirs is gone. */
export function isAnybodyFailed({ failed, requestsLost, mailsLost, exitCodes }: RollingFigures): boolean {
  const isUnclean = exitCodes.some((code) => code !== 0);
  return Object.keys(failed).length > 0 || requestsLost + mailsLost > 0 || isUnclean;
}

/** Two instances of the built site on one database behind a balancer, restarted in turn under 100 requests a second. */
export async function drillRollingRestart(): Promise<RollingFigures> {
  const { signal } = new AbortController();
  const progress = new Progress(process.stderr);
  await buildSite(root, progress, signal);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-rolling-'));
  const crew = new Crew(path.join(dataDir, 'logs'));
  await deployShell(root, dataDir);
  const plan = await planSite(
    root,
    { port: 0, sandboxPorts: eachStandIn(() => 0), dataDir, isProduction: false, devServers: [] },
    { ...process.env, MONGODB_URI: undefined, DEMO_AGENTS: process.env.DEMO_AGENTS ?? '500' },
    (line) => console.error(line),
  );
  const instances = new Set<Instance>();
  const balancer = await startHealthBalancer();
  try {
    const member = plan.members.find(({ name }) => name === 'API');
    if (!member) throw new Error('The site has no API');
    for (const other of plan.members) if (other !== member) crew.start(other);
    if (plan.seed) await seedDatabase(root, plan.seed, progress, signal);
    return await restartAll(member, crew.logDir, { balancer, instances });
  } finally {
    await balancer.close();
    await Promise.all([...instances].map(stopInstance));
    await crew.stop();
    plan.clear();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
