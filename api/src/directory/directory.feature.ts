import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { ChangeLog } from '../platform/changes/change-log';
import type { Jobs } from '../platform/jobs/jobs';
import type { Readiness } from '../platform/observability/readiness';
import { createAgentsRepository } from './agents/agents.repository';
import { agentsRoutes } from './agents/agents.routes';
import { createCardWorker } from './cards/card-worker';
import { createCitiesRepository } from './destinations/cities.repository';
import { destinationsRoutes } from './destinations/destinations.routes';
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
/** A job that is asked for while it ends may not run again: it is asked for once more. */
const ASK_AGAIN_MS = 1_000;
const LOAD_AGAIN_MS = 1_000;

/** Travel agents, destinations and cities: their read model, their cards, and the routes that answer from them. */
export function directoryFeature({
  database,
  log,
  changes,
  jobs,
  readiness,
}: DirectoryFeatureDeps): FastifyPluginAsync {
  const index = keepIndex({
    documents: createDirectoryDocuments(database),
    findMissed: missedWrites(database),
    changes,
    log,
  });
  jobs.define(CARDS_JOB, createCardWorker(database, changes));
  const askForCards = () =>
    jobs.ask(CARDS_JOB).catch((err: unknown) => log.warn({ err }, 'the cards are made later'));

  return async (app) => {
    let isOpen = true;
    const timers = new Set<NodeJS.Timeout>();
    const later = (task: () => void, delayMs: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (isOpen) task();
      }, delayMs);
      timers.add(timer);
    };
    let isAskedAgain = false;
    const unsubscribe = changes.onChange((heard) => {
      if (heard.every(({ kind }) => kind === 'card')) return;
      void askForCards();
      if (isAskedAgain) return;
      isAskedAgain = true;
      later(() => {
        isAskedAgain = false;
        void askForCards();
      }, ASK_AGAIN_MS);
    });
    const release = readiness?.hold();
    const load = () => {
      index.ready().then(
        () => release?.(),
        (err: unknown) => {
          log.warn({ err }, 'the directory is not loaded yet');
          later(load, LOAD_AGAIN_MS);
        },
      );
    };
    let reconciling: Promise<unknown> = Promise.resolve();
    const reconcile = () => {
      reconciling = index
        .reconcile()
        .then(askForCards)
        .catch((err: unknown) => log.warn({ err }, 'missed changes are looked for later'))
        .finally(() => later(reconcile, RECONCILE_MS));
    };
    app.addHook('onReady', async () => {
      load();
      void askForCards();
      later(reconcile, RECONCILE_MS);
    });
    app.addHook('onClose', async () => {
      isOpen = false;
      unsubscribe();
      for (const timer of timers) clearTimeout(timer);
      await index.close();
      await reconciling;
    });
    await app.register(
      agentsRoutes({ index: index.ready, agents: createAgentsRepository(database, changes) }),
    );
    await app.register(
      destinationsRoutes({ index: index.ready, cities: createCitiesRepository(database, changes) }),
    );
  };
}
