import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../build/build-site';
import { root } from '../root';
import { runCommand } from '../run-command';
import { Crew } from '../start/crew';
import type { Member } from '../start/kept-process';
import { deployShell } from '../start/deployed-shell';
import { Progress } from '../start/progress';
import { waitUntilReady } from '../start/ready';
import { seedDatabase, type SeedPlan } from '../start/seed-database';
import { eachStandIn, STAND_IN_NAMES, STAND_INS } from '../start/sandbox';
import { planSite } from '../start/site';

const READY_TIMEOUT_MS = 120_000;

export interface BenchSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Variant {
  /** Latency of the travel provider. */
  readonly delayMs?: number;
  /** Variables of the API that differ from the composed site's. */
  readonly api?: Readonly<Record<string, string>>;
}

/** A bench is more than anybody should be served at once; docs/guides/measuring.md says what is off. */
const UNLIMITED = { LOAD_SHEDDING: 'off', PROVIDER_CALLS_MAX: '1000000', MAP_VIEWS_MAX: '1000000' };

function varied(member: Member, { delayMs = 0, api = {} }: Variant): Member {
  if (member.name === 'API') return { ...member, env: { ...member.env, ...UNLIMITED, ...api } };
  if (member.name === 'sandbox')
    return { ...member, env: { ...member.env, SANDBOX_DELAY_MS: String(delayMs) } };
  return member;
}

function seedBenchSite(seed: SeedPlan): Promise<void> {
  return seedDatabase(root, seed, new Progress(process.stderr), new AbortController().signal);
}

/** What would name another provider than the sandbox. */
const NO_OWN_PROVIDER = Object.fromEntries(
  STAND_IN_NAMES.flatMap((name) => STAND_INS[name].replacedBy.map((variable) => [variable, undefined])),
);

/** Starts the built site, or a variant of it, on free ports with data of its own. */
export async function startBenchSite(variant: Variant = {}): Promise<BenchSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-bench-'));
  const crew = new Crew(path.join(dataDir, 'logs'));
  let clear = () => {};
  const stop = async () => {
    await crew.stop();
    clear();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await deployShell(root, dataDir);
    const plan = await planSite(
      root,
      { port: 0, sandboxPorts: eachStandIn(() => 0), dataDir, isProduction: false, devServers: [] },
      { ...process.env, MONGODB_URI: undefined, ...NO_OWN_PROVIDER },
      (line) => console.error(line),
    );
    ({ clear } = plan);
    for (const member of plan.members) {
      if (member.name === 'API' && plan.seed) await seedBenchSite(plan.seed);
      crew.start(varied(member, variant));
    }
    const patience = AbortSignal.timeout(READY_TIMEOUT_MS);
    await waitUntilReady(`${plan.url}/readyz`, patience);
    await waitUntilReady(plan.url, patience);
    return { url: plan.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The first screen after a start may take longer than its deadline, and is then drawn by the browser. */
const FIRST_SCREEN_TRIES = 3;

/** @throws when a page comes without its first screen: to measure that would mean nothing. */
export async function expectFirstScreen(url: string): Promise<void> {
  for (let tries = 0; tries < FIRST_SCREEN_TRIES; tries += 1) {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    if ((await response.text()).includes('data-server="true"')) return;
  }
  throw new Error(`${url} has no first screen from the server.`);
}

/** Builds what is stale, and the same code as one bundle. Returns the API's variables for the latter. */
export async function buildForBench(out: string): Promise<Record<string, string>> {
  await buildSite(root, new Progress(process.stderr), new AbortController().signal);
  const builder = path.join(root, 'shell/build/bin/atoll-one-bundle.mjs');
  const code = await runCommand(process.execPath, [builder, root, out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error('The one bundle does not build.');
  return { SHELL_DIR: path.join(out, 'shell/dist'), RELEASES_FROM: path.join(out, 'mfe-hotels/dist') };
}
