import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { ChangeLog } from '../shared/changes/change-log';
import type { AuditLog } from '../shared/audit/audit-log';
import type { AccountPart, FindAccount } from '../shared/auth/account';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { Jobs } from '../shared/jobs/jobs';
import { ownLimit } from '../shared/limits/rate-limit';
import type { Mails } from '../shared/mail/mails';
import type { Readiness } from '../shared/observability/readiness';
import type { OwnPictures } from '../shared/pictures/own-pictures';
import type { FindPlaces } from '../shared/places/find-places';
import type { PlaceNames } from '../shared/places/place-names';
import { repeat } from '../shared/repeat';
import { createAgentsRepository } from './agents/agents.repository';
import { agentsRoutes } from './agents/agents.routes';
import { agentAccountPart } from './own-agent/agent-account-part';
import { createAgentEntriesRepository } from './own-agent/agent-entries.repository';
import { defineAgentMails } from './own-agent/agent-mails';
import { agentQueueRoutes } from './own-agent/agent-queue.routes';
import { createListing } from './own-agent/listing.service';
import { ownListingRoutes } from './own-agent/own-listing.routes';
import { ownAgentRoutes } from './own-agent/own-agent.routes';
import { createCardWorker } from './cards/card-worker';
import { createCitiesRepository } from './destinations/cities.repository';
import { createCountriesRepository } from './destinations/countries.repository';
import { destinationsRoutes } from './destinations/destinations.routes';
import { directoryPages } from './directory-pages';
import { keepIndex } from './read-model/current-index';
import { createDirectoryDocuments } from './read-model/directory-documents';
import { missedWrites } from './read-model/missed-writes';

export interface DirectoryFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL' | 'MAP_VIEWS_MAX'>;
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly changes: ChangeLog;
  readonly jobs: Jobs;
  readonly mails: Mails;
  readonly audit: AuditLog;
  readonly findAccount: FindAccount;
  readonly findPlaces: FindPlaces;
  /** Pictures that agents upload of themselves. */
  readonly pictures: OwnPictures;
  readonly placeNames: () => Promise<PlaceNames>;
  readonly readiness?: Readiness | undefined;
}

const CARDS_JOB = 'directory-cards';
const RECONCILE_MS = 60_000;
const LOAD_AGAIN_MS = 1_000;

export interface DirectoryFeature {
  readonly plugin: FastifyPluginAsync;
  /** For the features that list or picture its pages. */
  readonly pages: DirectoryPages;
  /** What the directory keeps of an agent's account. */
  readonly accountPart: AccountPart;
}

/** Travel agents, destinations and cities: their read model, their cards, and the routes that answer from them. */
export function directoryFeature(deps: DirectoryFeatureDeps): DirectoryFeature {
  const { database, log, changes, jobs, readiness } = deps;
  const index = keepIndex({
    documents: createDirectoryDocuments(database),
    findMissed: missedWrites(database),
    changes,
    log,
  });
  jobs.define(CARDS_JOB, createCardWorker(database, changes));
  const askForCards = () =>
    jobs.ask(CARDS_JOB).catch((err: unknown) => log.warn({ err }, 'the cards are made later'));

  const agents = createAgentsRepository(database, changes);
  const cities = createCitiesRepository(database, changes);
  const ownAgents = {
    ...deps,
    agents,
    cities,
    countries: createCountriesRepository(database, changes),
    entries: createAgentEntriesRepository(database),
    isShown: async ({ clean_country }: { readonly clean_country: string }) =>
      (await index.ready()).isVisible(clean_country),
  };
  const listing = createListing(ownAgents);
  defineAgentMails(deps.mails, deps.config.PUBLIC_URL);
  const mapLimit = ownLimit({
    name: 'map-views',
    most: deps.config.MAP_VIEWS_MAX,
    windowSeconds: 60,
    complaint: 'Too many parts of the map were asked for from this address',
  });

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
    await app.register(agentsRoutes({ index: index.ready, agents, placeNames: deps.placeNames, mapLimit }));
    await app.register(ownAgentRoutes({ ...ownAgents, listing }));
    await app.register(ownListingRoutes(ownAgents));
    await app.register(agentQueueRoutes({ ...ownAgents, listing }));
    await app.register(destinationsRoutes({ index: index.ready, cities, placeNames: deps.placeNames }));
  };
  return {
    plugin,
    pages: directoryPages(index.ready),
    accountPart: agentAccountPart({ ...ownAgents, listing }),
  };
}
