import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify';
import type { Connection } from 'mongoose';
import type { Release } from '@atoll/contracts/registry';
import { buildApp } from '../src/app';
import { createFeatures } from '../src/features';
import { cspHashes } from '../src/html/inline-hashes';
import { readShellBuild } from '../src/html/shell-build';
import type { Timeouts } from '../src/shared/http/server-options';
import { createLogger } from '../src/shared/observability/logger';
import { buildFolder } from '../src/releases/build-folder';
import { createKeptReleases } from '../src/releases/kept-releases';
import { createPublisher, type Publisher } from '../src/releases/publisher';
import { openReleaseStore } from '../src/releases/open-release-store';
import { createReleasesRepository, type ReleasesRepository } from '../src/releases/releases.repository';
import { testConfig } from './config';
import { buildShell } from './shell-folder';

/** No deadline of a first screen passes because the machine is busy; what passes them is tested at the renderer. */
export const PATIENT = {
  startMs: 60_000,
  describeMs: 60_000,
  drawMs: 60_000,
  practiceMs: 60_000,
  fetchMs: 60_000,
} as const;

export interface TestSite {
  readonly app: FastifyInstance;
  readonly publisher: Publisher;
  /** Publishes a build folder as another instance would: this one only sees the registry change. */
  readonly publish: (folder: string) => Promise<Release>;
  readonly repository: ReleasesRepository;
  readonly dataDir: string;
}

export interface TestSiteOptions {
  /** The test's own configuration keys. */
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: FastifyBaseLogger;
  readonly timeouts?: Partial<Timeouts>;
  /** Sees every route that a feature registers. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** The whole API on a database, with a small shell and an empty release store of its own. Close `app` after use. */
export async function buildTestSite(database: Connection, options: TestSiteOptions = {}): Promise<TestSite> {
  const ownDir = await mkdtemp(join(tmpdir(), 'atoll-data-'));
  const config = testConfig({ DATA_DIR: ownDir, SHELL_DIR: await buildShell(), ...options.env });
  const log = options.log ?? createLogger(config);
  const shell = await readShellBuild(config.SHELL_DIR);
  const store = await openReleaseStore(config);
  const repository = createReleasesRepository(database);
  const watcher = fp(async (instance) => {
    instance.addHook('onRoute', (route) => options.onRoute?.(route));
  });
  const features = [
    watcher,
    ...createFeatures({
      config,
      log,
      database,
      shell,
      releases: { repository, store },
      rendererDeadlines: PATIENT,
    }),
  ];
  const scriptHashes = cspHashes(shell?.inlineScripts ?? []);
  const app = await buildApp({ config, log, database, features, scriptHashes, timeouts: options.timeouts });
  const publisher = createPublisher({
    repository,
    store,
    kept: createKeptReleases({ database, repository, store, log }),
    log,
    followsFolders: config.NODE_ENV === 'development',
    provided: shell?.provides ?? null,
  });
  return {
    app,
    publisher,
    publish: async (folder) => (await publisher.publish(buildFolder(folder), { who: 'another' })).release,
    repository,
    dataDir: config.DATA_DIR,
  };
}
