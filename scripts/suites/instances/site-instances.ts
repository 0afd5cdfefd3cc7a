import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root';
import { Crew } from '../../start/crew';
import { deployShell } from '../../start/deployed-shell';
import type { Member } from '../../start/kept-process';
import { freePort } from '../../start/ports';
import type { Progress } from '../../start/progress';
import { waitUntilReady } from '../../start/ready';
import { eachStandIn } from '../../start/sandbox';
import { seedDatabase } from '../../start/seed-database';
import { planSite } from '../../start/site';
import type { Backend } from './health-balancer';

/** One process of the API among several on one database. */
export interface Instance extends Backend {
  readonly child: ChildProcess;
  readonly metricsUrl: string;
}

/** All of a site but its API: database with sample data, and the providers' stand-ins. */
export interface SurroundedSite {
  /** How its API is started. */
  readonly api: Member;
  readonly logDir: string;
  readonly stop: () => Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;

/** Starts what instances of the built site share. */
export async function surroundSite(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<SurroundedSite> {
  const crew = new Crew(path.join(dataDir, 'logs'));
  await deployShell(root, dataDir);
  const plan = await planSite(
    root,
    { port: 0, sandboxPorts: eachStandIn(() => 0), dataDir, isProduction: false, devServers: [] },
    { ...env, MONGODB_URI: undefined },
    (line) => console.error(line),
  );
  const stop = async () => {
    await crew.stop();
    plan.clear();
  };
  const api = plan.members.find(({ name }) => name === 'API');
  if (!api) throw new Error('The site has no API');
  try {
    for (const other of plan.members) if (other !== api) crew.start(other);
    if (plan.seed) await seedDatabase(root, plan.seed, progress, new AbortController().signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { api, logDir: crew.logDir, stop };
}

/** Starts one more instance and waits until it is ready; `env` goes before what the site says. */
export async function startInstance(
  { api, logDir }: Pick<SurroundedSite, 'api' | 'logDir'>,
  env: Readonly<Record<string, string>>,
): Promise<Instance> {
  const [port, adminPort] = [await freePort(0, 'PORT'), await freePort(0, 'ADMIN_PORT')];
  const log = openSync(path.join(logDir, `instance-${port}.log`), 'a');
  const child = spawn(process.execPath, [...(api.nodeArgs ?? []), api.script], {
    cwd: root,
    env: { ...process.env, ...api.env, ...env, PORT: String(port), ADMIN_PORT: String(adminPort) },
    stdio: ['ignore', log, log],
  });
  const admin = `http://127.0.0.1:${adminPort}`;
  const readyUrl = `${admin}/readyz`;
  await waitUntilReady(readyUrl, AbortSignal.timeout(READY_TIMEOUT_MS));
  return { child, url: `http://127.0.0.1:${port}`, readyUrl, metricsUrl: `${admin}/metrics` };
}

/** Asks an instance to end, and waits for its code. */
export async function stopInstance({ child }: Instance): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}
