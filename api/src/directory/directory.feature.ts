import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { ChangeLog } from '../platform/changes/change-log';
import type { DirectoryPages } from '../platform/directory/directory-pages';
import type { Jobs } from '../platform/jobs/jobs';
import type { Readiness } from '../platform/observability/readiness';
import { repeat } from '../platform/repeat';
import { createAgentsRepository } from './agents/agents.repository';
import { agentsRoutes } from './agents/agents.routes';
import { createCardWorker } from './cards/card-worker';
import { createCitiesRepository } from './destinations/cities.repository';
import { destinationsRoutes } from './destinations/destinations.routes';
import { directoryPages } from './directory-pages';
import { keepIndex } from './read-model/current-index';
import { createDirectoryDocuments } from './read-model/directory-documents';
import { missedWrites } from './read-model/missed-writes';

export interface DirectoryFeatureDeps {
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly changes: ChangeLog;
  readonly jobs: Jobs;
  readonly readiness?: Readiness | undefined;
}

const CARDS_JOB = 'directory-cards';
const RECONCILE_MS = 60_000;
const LOAD_AGAIN_MS = 1_000;

export interface DirectoryFeature {
  readonly plugin: FastifyPluginAsync;
  /** For the features that list or picture its pages. */
  readonly pages: DirectoryPages;
}

/** Travel agents, destinations and cities: their read model, their cards, and the routes that answer from them. */
export function directoryFeature({
  database,
  log,
  changes,
  jobs,
  readiness,
}: DirectoryFeatureDeps): DirectoryFeature {
  const index = keepIndex({
    documents: createDirectoryDocuments(database),
    findMissed: missedWrites(database),
    changes,
    log,
  });
  jobs.define(CARDS_JOB, createCardWorker(database, changes));
  const askForCards = () =>
    jobs.ask(CARDS_JOB).catch((err: unknown) => log.warn({ err }, 'the cards are made later'));

  const plugin: FastifyPluginAsync = async (app) => {
    const release = readiness?.hold();
    const load = repeat(async () => {
      await index.ready();
      release?.();
      return 'done';
    }, LOAD_AGAIN_MS);
    const reconcile = repeat(async () => {
      await index.reconcile();
      await askForCards();
      return 'again';
    }, RECONCILE_MS);
    const unsubscribe = changes.onChange((heard) => {
      if (heard.some(({ kind }) => kind !== 'card')) void askForCards();
    });
    const onFailure = (err: unknown) => log.warn({ err }, 'the directory is brought up to date later');
    app.addHook('onReady', async () => {
      load.start(onFailure);
      reconcile.start(onFailure, RECONCILE_MS);
      await askForCards();
    });
    app.addHook('onClose', async () => {
      unsubscribe();
      await Promise.all([load.stop(), reconcile.stop()]);
      await index.close();
    });
    await app.register(
      agentsRoutes({ index: index.ready, agents: createAgentsRepository(database, changes) }),
    );
    await app.register(
      destinationsRoutes({ index: index.ready, cities: createCitiesRepository(database, changes) }),
    );
  };
  return { plugin, pages: directoryPages(index.ready) };
}
