import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSite } from '../scripts/suites/spawned-site';
import { MANY_VISITORS } from '../scripts/suites/temporary-site';
import { test as base } from './journey';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START_TIMEOUT_MS = 240_000;
/** Tokens of its own, and more searches from one address than a person makes. */
const OWN_ENV = { ...MANY_VISITORS, DEPLOY_TOKENS: '' };

/** A site of a spec's own, for what would get in the way of other journeys. */
export interface OwnSite {
  readonly url: string;
  readonly root: string;
  readonly dataDir: string;
  /** Ends all of it, the API too; no test of the same file can use it afterwards. */
  readonly stop: () => Promise<void>;
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
      try {
        const { url, stop } = await spawnSite(dataDir, { ...OWN_ENV, ...siteEnv });
        try {
          await use({ url, root: ROOT, dataDir, stop });
        } finally {
          await stop();
        }
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});

export { expect } from './journey';
