import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSite } from '../build/build-site';
import { root } from '../root';
import { Progress } from '../start/progress';
import { waitUntilReady } from '../start/ready';
import { startHealthBalancer, type HealthBalancer } from '../suites/instances/health-balancer';
import {
  startInstance,
  stopInstance,
  surroundSite,
  type Instance,
  type SurroundedSite,
} from '../suites/instances/site-instances';
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

const READY_TIMEOUT_MS = 120_000;
const VISITS_PER_SECOND = 100;
const CALM_MS = 5_000;
/** Longer than the balancer's interval, with room for a busy machine. */
const SHUTDOWN_DELAY_MS = 4_000;
const SCRAPES = 20;
/** Nobody is refused because one machine asks for everybody. */
const UNLIMITED = {
  TRUST_PROXY: '127.0.0.0/8,::1',
  QUOTE_REQUESTS_MAX: '100000',
  SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
};

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
  site: SurroundedSite,
  { balancer, instances }: { readonly balancer: HealthBalancer; readonly instances: Set<Instance> },
): Promise<RollingFigures> {
  const begin = async () => {
    const instance = await startInstance(site, UNLIMITED);
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
  const progress = new Progress(process.stderr);
  await buildSite(root, progress, new AbortController().signal);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-rolling-'));
  const env = { ...process.env, DEMO_AGENTS: process.env.DEMO_AGENTS ?? '500' };
  const site = await surroundSite(dataDir, env, progress);
  const instances = new Set<Instance>();
  const balancer = await startHealthBalancer();
  try {
    return await restartAll(site, { balancer, instances });
  } finally {
    await balancer.close();
    await Promise.all([...instances].map(stopInstance));
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
