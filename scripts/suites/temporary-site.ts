import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';

const READY = /Atoll is ready on (\S+)/;

export interface TemporarySite {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

function urlFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      const [, url] = READY.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.once('close', (code) => reject(new Error(`The site ended with code ${code} before it was ready.`)));
  });
}

/** Starts the built site on free ports with an empty data directory of its own; `stop` removes that again. */
export async function startTemporarySite(): Promise<TemporarySite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atoll-e2e-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--data-dir', dataDir], {
    cwd: root,
    // Browser and site share the machine here: a busy one must not look like a broken page. Shedding load has tests
    // of its own in the API, and so has what one address may ask the provider for.
    env: {
      ...process.env,
      PORT: '0',
      SANDBOX_TRAVEL_PORT: '0',
      SANDBOX_LANGUAGE_MODEL_PORT: '0',
      SANDBOX_WEB_SEARCH_PORT: '0',
      SANDBOX_GEOCODER_PORT: '0',
      MARCO_MESSAGES_MAX: '100000',
      SANDBOX_MAP_SEARCH_PORT: '0',
      LOAD_SHEDDING: 'off',
      MAP_VIEWS_MAX: '100000',
      PROVIDER_CALLS_MAX: '100000',
      DEMO_AGENTS: process.env.DEMO_AGENTS ?? '500',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    return { url: await urlFrom(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
