import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Progress } from './progress';
import { StartError } from './start-error';

/** What the demo data is written into. */
export interface SeedPlan {
  readonly mongodbUri: string;
  /** As a command or the environment says it; the seed's own number where it says none. */
  readonly agents?: string;
}

const PROGRESS_LINE = /^seeded (\d+) (\d+)$/;
const BAR_WIDTH = 20;

function bar(done: number, all: number): string {
  const filled = Math.round((BAR_WIDTH * done) / all);
  return `[${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}] ${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} agents`;
}

function runSeed(
  root: string,
  { mongodbUri, agents }: SeedPlan,
  say: (state: string) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'api/dist/seed.js');
    const child = spawn(process.execPath, [script, ...(agents ? ['--agents', agents] : [])], {
      env: { ...process.env, NODE_ENV: 'development', DEMO: '1', MONGODB_URI: mongodbUri },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, done, all] = PROGRESS_LINE.exec(line) ?? [];
      if (done && all) say(bar(Number(done), Number(all)));
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The demo data could not be written:\n${complaint.trim()}`));
    });
  });
}

/**
 * Writes the demo data that is missing, with a bar of its progress.
 * @throws StartError with the seed's own words when it fails
 */
export async function seedDatabase(
  root: string,
  plan: SeedPlan,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  await progress.step('demo data', (say) => runSeed(root, plan, say, signal));
}
