import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntilReady } from '../start/ready';

/** A site of the folder that is tried out, on a database and data of its own. */
export interface Trial {
  readonly url: string;
  /** From the start of its process until `/readyz` said yes. */
  readonly readyMs: number;
  /** Its home folder and, inside it, where it keeps its data; empty when it starts. */
  readonly home: string;
  /** Ends site and database, and removes their data. Hands back the site's exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface TrialOptions {
  /** The repository, for the database that the site needs. */
  readonly root: string;
  /** The assembled folder. */
  readonly folder: string;
  /** The program that runs it: a Node. */
  readonly node: string;
  /** The longest that it may take to be ready. */
  readonly patienceMs: number;
}

/** Resolves with what follows `pattern`'s beginning in the output of a process; rejects with all of it when that ends before. */
function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = pattern.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`It ended with code ${code}: ${output}`)));
  });
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

/** Nothing of the machine's environment: no PATH, no home with settings in it. */
function bareEnvironment(home: string, database: string): NodeJS.ProcessEnv {
  return {
    HOME: home,
    DATA_DIR: path.join(home, 'data'),
    MONGODB_URI: `mongodb://127.0.0.1:${database}/atoll`,
    AUTH_SECRET: 'rZ7uQm2xVt9KbW4nYc6HsJ8dLf3PgE5aTqXo1NiR0kM',
    PORT: '0',
  };
}

/**
 * Starts the site of an assembled folder as a stranger to the repository would: with plain Node, an empty home and no
 * other environment, on an empty database, and waits until it is ready.
 */
export async function tryFolder({ root, folder, node, patienceMs }: TrialOptions): Promise<Trial> {
  const place = mkdtempSync(path.join(tmpdir(), 'atoll-trial-'));
  const home = path.join(place, 'home');
  mkdirSync(home);
  const engine = path.join(root, 'api/embedded-mongo/dist/main.js');
  const database = spawn(process.execPath, [engine, '--data-dir', path.join(place, 'mongo')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const children = [database];
  async function stop(): Promise<number | null> {
    const codes = [];
    for (const child of children.toReversed()) codes.push(await end(child));
    rmSync(place, { recursive: true, force: true });
    return codes[0] ?? null;
  }
  try {
    const port = await said(database, /listening (\d+)/);
    const beganAt = performance.now();
    const site = spawn(node, [path.join(folder, 'server.mjs')], {
      cwd: home,
      env: bareEnvironment(home, port),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(site);
    const url = await said(site, /Server listening at (http:[^"]+)"/);
    await waitUntilReady(`${url}/readyz`, AbortSignal.timeout(patienceMs));
    return { url, home, readyMs: Math.round(performance.now() - beganAt), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
