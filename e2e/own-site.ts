import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from './journey';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY = /Atoll is ready on (\S+)/;
const START_TIMEOUT_MS = 240_000;
/** Free ports, tokens of its own, and more searches from one address than a person makes. */
const OWN_ENV = {
  PORT: '0',
  SANDBOX_TRAVEL_PORT: '0',
  SANDBOX_LANGUAGE_MODEL_PORT: '0',
  SANDBOX_WEB_SEARCH_PORT: '0',
  SANDBOX_GEOCODER_PORT: '0',
  MARCO_MESSAGES_MAX: '100000',
  SANDBOX_MAP_SEARCH_PORT: '0',
  PROVIDER_CALLS_MAX: '100000',
  DEPLOY_TOKENS: '',
  // What a journey needs of the demo: all of it takes a busy machine longer than the journey.
  DEMO_AGENTS: '500',
  CI: '1',
};

/** A site of a spec's own, for what would get in the way of other journeys. */
export interface OwnSite {
  readonly url: string;
  readonly root: string;
  readonly dataDir: string;
  /** Ends all of it, the API too; no test of the same file can use it afterwards. */
  readonly stop: () => Promise<void>;
}

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = READY.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.once('close', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
  });
}

interface SiteFixtures {
  /** Variables that the site gets besides. */
  readonly siteEnv: Readonly<Record<string, string>>;
  readonly ownSite: OwnSite;
}

/** Journeys on a site that nobody else visits; it is started once for the worker and ended with it. */
export const test = base.extend<object, SiteFixtures>({
  siteEnv: [async ({}, use) => use({}), { scope: 'worker' }],
  ownSite: [
    async ({ siteEnv }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'atoll-own-'));
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--data-dir', dataDir], {
        cwd: ROOT,
        env: { ...process.env, ...OWN_ENV, ...siteEnv },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      try {
        await use({ url: await started(child), root: ROOT, dataDir, stop });
      } finally {
        await stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});

export { expect } from './journey';
