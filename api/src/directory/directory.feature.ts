import type { CityNeed } from '@atoll/contracts/edited-places';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { ChangeLog } from '../shared/changes/change-log';
import type { Change } from '../shared/changes/changes';
import type { AuditLog } from '../shared/audit/audit-log';
import type { AccountPart, FindAccount } from '../shared/auth/account';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { AskableAgents } from '../shared/directory/askable-agents';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { HubAgents } from '../shared/directory/hub-agents';
import type { Sights } from '../shared/directory/sights';
import type { Jobs } from '../shared/jobs/jobs';
import { ownLimit } from '../shared/limits/rate-limit';
import type { Mails } from '../shared/mail/mails';
import type { Readiness } from '../shared/observability/readiness';
import type { OwnPictures } from '../shared/pictures/own-pictures';
import type { SitePictures } from '../shared/pictures/site-pictures';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { OwnSearchPart } from '../shared/own-search/own-search';
import type { EditLog } from '../shared/edits/edit-log';
import type { FindPlaces } from '../shared/places/find-places';
import type { PlaceNames } from '../shared/places/place-names';
import { repeat } from '../shared/repeat';
import { createAgentsRepository } from './agents/agents.repository';
import { agentsRoutes } from './agents/agents.routes';
import { createAskableAgents } from './askable/askable-agents';
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
import { createGuidePagePaths } from './destinations/guide-pages/guide-page-paths';
import { directoryPages } from './directory-pages';
import { createSights } from './sights/sights';
import { sightsRoutes } from './sights/sights.routes';
import { editedCitiesRoutes } from './editing/edited-cities.routes';
import { editedCountriesRoutes } from './editing/edited-countries.routes';
import { countCityNeeds } from './editing/city-needs';
import { portalSearch } from './portal-search/portal-search';
import { createHubAgents } from './hub/hub-agents';
import type { AgentDocument } from './models/agent.model';
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
  /** Pictures that a city or a country may have. */
  readonly sitePictures: SitePictures;
  readonly edits: EditLog;
  readonly placeNames: () => Promise<PlaceNames>;
  readonly readiness?: Readiness | undefined;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

const CARDS_JOB = 'directory-cards';
/** What cards are made of; who signs in or writes a message changes none. */
const CARD_KINDS: ReadonlySet<Change['kind']> = new Set(['agent', 'city', 'country']);
const RECONCILE_MS = 60_000;
const LOAD_AGAIN_MS = 1_000;

export interface DirectoryFeature {
  readonly plugin: FastifyPluginAsync;
  /** For the features that list or picture its pages. */
  readonly pages: DirectoryPages;
  /** The paths of the pages that cities have because of their guides. */
  readonly guidePages: () => Promise<string[]>;
  /** For the search of places, and for Marco. */
  readonly sights: Sights;
  /** For requests for quotes. */
  readonly askableAgents: AskableAgents;
  /** How many agents wait for an answer. */
  readonly waitingAgents: () => Promise<number>;
  /** For the agent hub of those who run the site. */
  readonly hubAgents: HubAgents;
  /** For the portal's search. */
  readonly searchParts: readonly OwnSearchPart[];
  /** What of cities is still to be told. */
  readonly cityNeeds: () => Promise<Readonly<Record<CityNeed, number>>>;
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
  const countries = createCountriesRepository(database, changes);
  const ownAgents = {
    ...deps,
    agents,
    cities,
    countries,
    entries: createAgentEntriesRepository(database),
    isShown: async ({ clean_country, hidden }: Pick<AgentDocument, 'clean_country' | 'hidden'>) =>
      !hidden && (await index.ready()).isVisible(clean_country),
  };
  const listing = createListing(ownAgents);
  defineAgentMails(deps.mails, deps.config.PUBLIC_URL);
  const mapLimit = ownLimit({
    name: 'map-views',
    most: deps.config.MAP_VIEWS_MAX,
    windowSeconds: 60,
    complaint: 'Too many parts of the map were asked for from this address',
  });

  const editing: FastifyPluginAsync = async (app) => {
    const { edits, sitePictures: pictures } = deps;
    const refuseForeign = refuseForeignOrigin(deps.config.PUBLIC_URL);
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
    });
    await app.register(editedCitiesRoutes({ index: index.ready, cities, edits, pictures }));
    await app.register(editedCountriesRoutes({ countries, edits, pictures }));
  };

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
      if (heard.some(({ kind }) => CARD_KINDS.has(kind))) void askForCards();
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
    await app.register(sightsRoutes({ index: index.ready }));
    await app.register(editing);
  };
  const hubAgents = createHubAgents({
    ...{ ...ownAgents, index: index.ready, now: deps.now ?? (() => new Date()) },
  });
  return {
    plugin,
    searchParts: portalSearch({ index: index.ready, cities, countries, hub: hubAgents }),
    cityNeeds: countCityNeeds(index.ready, cities),
    pages: directoryPages(index.ready),
    guidePages: createGuidePagePaths(index.ready, cities),
    sights: createSights(index.loaded),
    askableAgents: createAskableAgents({ database, index: index.ready, placeNames: deps.placeNames }),
    waitingAgents: async () => (await ownAgents.entries.queue('pending_approval', 1)).total,
    accountPart: agentAccountPart({ ...ownAgents, listing }),
    hubAgents,
  };
}
