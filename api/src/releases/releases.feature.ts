import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { SharedByShell } from '@atoll/contracts/shared-by-shell';
import type { PlatformConfig } from '../shared/config/shared.config';
import { sharedLimit, type RateLimit } from '../shared/limits/rate-limit';
import { repeat } from '../shared/repeat';
import type { RunningReleases } from '../shared/releases/running-releases';
import { readVisitor } from './canary';
import { createCanarySteps } from './canary-steps';
import { createDeployTokens } from './deploy-tokens';
import { withDevServers } from './dev-servers';
import { createKeptReleases } from './kept-releases';
import { createPublisher } from './publisher';
import { createReleaseCounts } from './release-counts';
import { releaseHealthRoutes } from './release-health.routes';
import { createReleaseMoves } from './release-moves';
import { createReleaseOperations } from './release-operations';
import { releaseOperationsRoutes } from './release-operations.routes';
import type { ReleaseStore } from './release-store';
import { createReleaseWatch, REPORTS_LIMIT, type ReleaseWatch } from './release-watch';
import type { ReleasesConfig } from './releases.config';
import type { ReleasesRepository } from './releases.repository';
import { releasesRoutes } from './releases.routes';
import { createReleasesService } from './releases.service';
import { createServedFiles } from './served-files';

export interface ReleasesFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'> & ReleasesConfig;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly repository: ReleasesRepository;
  readonly store: ReleaseStore;
  /** What the shell shares with remotes; null where no shell is built. */
  readonly provided: SharedByShell | null;
  /** Loads and errors together, so that a limit never changes their ratio, on which an automatic rollback depends. */
  readonly reportLimit: RateLimit;
}

export interface ReleasesFeature {
  readonly plugin: FastifyPluginAsync;
  readonly running: RunningReleases;
  /** Told of each error that a remote's own release caused. */
  readonly onReleaseError: ReleaseWatch['failed'];
}

const STEPS_EVERY_MS = 5_000;
const TEN_MINUTES_SECONDS = 600;
const SWEEP_EVERY_MS = 6 * 3_600_000;
/** Not while an instance starts. */
const SWEEP_DELAY_MS = 600_000;

/** What one deploy token may do in ten minutes, whichever instance it speaks to. */
function releaseLimits({ config, database }: ReleasesFeatureDeps) {
  const window = { windowSeconds: TEN_MINUTES_SECONDS };
  return {
    uploads: sharedLimit(database, {
      ...window,
      name: 'release-uploads',
      most: config.RELEASE_UPLOADS_MAX,
      complaint: 'Too many releases were uploaded with this deploy token',
    }),
    operations: sharedLimit(database, {
      ...window,
      name: 'release-operations',
      most: config.RELEASE_OPERATIONS_MAX,
      complaint: 'Too many release operations were asked for with this deploy token',
    }),
  };
}

/** Publishing, operating and watching releases; and what runs, for the features that show it. */
export function releasesFeature(deps: ReleasesFeatureDeps): ReleasesFeature {
  const { config, log, database, repository, store, provided, reportLimit } = deps;
  const counts = createReleaseCounts(database);
  const kept = createKeptReleases({ database, repository, store, log });
  const { move, beforeRun } = createReleaseMoves(repository, store, kept);
  const releases = withDevServers(
    createReleasesService({ repository, store, kept, counts, log }),
    config.DEV_REMOTES,
  );
  const tokens = createDeployTokens(config.DEPLOY_TOKENS);
  const publisher = createPublisher({
    ...{ repository, store, kept, log, provided, move },
    followsFolders: false,
  });
  const operations = createReleaseOperations({ repository, move, counts, log });
  const steps = createCanarySteps({ repository, move, counts, log });
  const watch = createReleaseWatch({
    ...{ repository, move, counts, log },
    reports: sharedLimit(database, REPORTS_LIMIT),
  });
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  return {
    running: { ...releases, beforeRun, visitorOf: (cookie) => readVisitor(cookie, isSecure) },
    onReleaseError: watch.failed,
    plugin: async (app) => {
      const sweeping = repeat(async () => {
        await kept.sweep();
        return 'again';
      }, SWEEP_EVERY_MS);
      app.addHook('onReady', async () =>
        sweeping.start((err) => log.warn({ err }, 'old releases are looked at later'), SWEEP_DELAY_MS),
      );
      const advancing = repeat(async () => {
        await steps.advanceAll();
        return 'again';
      }, STEPS_EVERY_MS);
      app.addHook('onReady', async () =>
        advancing.start((err) => log.warn({ err }, 'canaries are looked at later'), STEPS_EVERY_MS),
      );
      app.addHook('onClose', async () => {
        await Promise.all([sweeping.stop(), advancing.stop()]);
      });
      await app.register(
        releasesRoutes({ releases, tokens, files: createServedFiles({ repository, store, kept, log }) }),
      );
      await app.register(
        releaseOperationsRoutes({
          publisher,
          operations,
          tokens,
          root: store.root,
          limits: releaseLimits(deps),
        }),
      );
      await app.register(releaseHealthRoutes({ watch, limit: reportLimit }));
    },
  };
}
