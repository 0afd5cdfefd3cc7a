import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../root';
import { Progress } from '../../start/progress';
import { waitUntilReady } from '../../start/ready';
import { startHealthBalancer } from './health-balancer';
import { startInstance, stopInstance, surroundSite, type Instance } from './site-instances';

export interface TwoDisks {
  /** Of the balancer, which gives each request to the other instance. */
  readonly url: string;
  /** What the two share beside database and bucket: tokens and secrets of its start. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;

/** Starts the tests' S3-compatible store as a process of its own, and reads where it is. */
async function startBucket() {
  const program = path.join(root, 'api/test/s3-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: path.join(root, 'api'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { env: JSON.parse(line.toString()) as Record<string, string>, stop: () => child.kill('SIGTERM') };
}

/** Two instances of the built site that share a database and a bucket, each with a disk of its own. */
export async function startTwoDisks(env: Readonly<Record<string, string>>): Promise<TwoDisks> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-two-disks-'));
  const bucket = await startBucket();
  const balancer = await startHealthBalancer();
  const url = balancer.url.replace('127.0.0.1', 'localhost');
  const site = await surroundSite(
    dataDir,
    { ...process.env, DEMO_AGENTS: '500', ...env },
    new Progress(process.stderr),
  );
  const instances: Instance[] = [];
  for (const disk of ['one', 'two'])
    instances.push(
      await startInstance(site, {
        ...{ ...env, ...bucket.env },
        ...{ PUBLIC_URL: url, TRUST_PROXY: '127.0.0.0/8,::1', DATA_DIR: path.join(dataDir, `disk-${disk}`) },
      }),
    );
  for (const instance of instances) balancer.add(instance);
  await waitUntilReady(balancer.url, AbortSignal.timeout(READY_TIMEOUT_MS));
  return {
    url,
    dataDir,
    stop: async () => {
      await balancer.close();
      await Promise.all(instances.map(stopInstance));
      await site.stop();
      bucket.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
