import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import { activitiesRoutes } from './activities/activities.routes';
import { createActivitiesService } from './activities/activities.service';
import { clientErrorsRoutes } from './client-errors/client-errors.routes';
import { assetsRoutes } from './html/assets.routes';
import { htmlFeature } from './html/html.feature';
import type { FindPlaces } from './html/typed-place';
import type { ShellBuild } from './html/shell-build';
import { ARTWORK_DIR } from './platform/artwork/artwork-folder';
import { artworkRoutes } from './media/artwork.routes';
import { createPageViewsRepository } from './page-views/page-views.repository';
import { pageViewsRoutes } from './page-views/page-views.routes';
import { createHotelContentRepository } from './hotels/hotel-content.repository';
import { createHotelContents } from './hotels/hotel-contents';
import { hotelsRoutes } from './hotels/hotels.routes';
import { createHotelsService } from './hotels/hotels.service';
import { listedContent, sampleContent } from './hotels/sample-content';
import { loadPlacesIndex } from './places/places-index';
import { placesRoutes } from './places/places.routes';
import type { PlaceSource } from './places/sources/place-sources';
import { popularPlaces } from './places/sources/popular-places';
import { travelDataPlaces } from './places/sources/travel-data';
import type { Config } from './platform/config/config';
import { ownLimit, sharedLimit } from './platform/limits/rate-limit';
import { absentProviders } from './platform/travel/absent.provider';
import { amadeusProviders, type TravelProviders } from './platform/travel/amadeus/amadeus.provider';
import { readVisitor } from './releases/canary';
import { createDeployTokens } from './releases/deploy-tokens';
import { withDevServers } from './releases/dev-servers';
import { createPublisher } from './releases/publisher';
import { releaseHealthRoutes } from './releases/release-health.routes';
import { createReleaseMoves, type ReleaseMoves } from './releases/release-moves';
import { createReleaseOperations } from './releases/release-operations';
import { releaseOperationsRoutes } from './releases/release-operations.routes';
import type { ReleaseStore } from './releases/release-store';
import { createReleaseWatch } from './releases/release-watch';
import type { ReleasesRepository } from './releases/releases.repository';
import { releasesRoutes } from './releases/releases.routes';
import { createReleasesService, type ReleasesService } from './releases/releases.service';

export interface FeatureDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly releases: { readonly repository: ReleasesRepository; readonly store: ReleaseStore };
  /** Null where no shell is built: the API answers, pages do not. */
  readonly shell: ShellBuild | null;
}

function pages(
  { config, shell, log, releases: { store } }: FeatureDeps,
  releases: ReleasesService,
  { beforeRun }: ReleaseMoves,
): FastifyPluginAsync[] {
  if (!shell) return [];
  const html = htmlFeature({
    config,
    shell,
    log,
    releasesDir: store.root,
    running: releases.running,
    everyRunning: releases.everyRunning,
    beforeRun,
    visitorOf: (cookie) => readVisitor(cookie, config.PUBLIC_URL.startsWith('https:')),
    hasCanary: releases.hasCanary,
    findPlaces,
  });
  return [html, assetsRoutes({ shellDir: config.SHELL_DIR })];
}

function analytics({ config, database }: FeatureDeps): FastifyPluginAsync[] {
  if (config.NODE_ENV !== 'production' || config.ANALYTICS !== 'on') return [];
  return [pageViewsRoutes({ pageViews: createPageViewsRepository(database) })];
}

const findPlaces: FindPlaces = async (query, limit) => (await loadPlacesIndex()).find(query, limit);

/** A vendor call counts as slow before its traveler's deadline, so that the circuit knows when the answer leaves. */
const SLOW_SHARE = 0.8;

/** The travel vendor's adapter that the configuration chooses. */
function travelProviders(config: Config): TravelProviders {
  if (config.TRAVEL_PROVIDER === 'none') return absentProviders();
  return amadeusProviders({
    baseUrl: config.AMADEUS_BASE_URL,
    clientId: config.AMADEUS_CLIENT_ID,
    clientSecret: config.AMADEUS_CLIENT_SECRET,
    clientCallsPerMinute: config.PROVIDER_CALLS_MAX,
    breaker: { slowCallMs: config.PROVIDER_DEADLINE_MS * SLOW_SHARE },
  });
}

/** Who is asked for a submitted place, in order; map search and geocoder have no adapter yet (TOU-11). */
function placeSources(locations: TravelProviders['locations']): PlaceSource[] {
  return [
    { name: 'built-in', find: (query) => findPlaces(query, GEOCODING_LIMIT) },
    { name: 'map-search', find: null },
    { name: 'geocoder', find: null },
    { name: 'travel-data', find: travelDataPlaces(locations) },
    { name: 'popular-cities', find: popularPlaces },
  ];
}

function travel({ config, database }: FeatureDeps): FastifyPluginAsync[] {
  const vendor = travelProviders(config);
  const repository = createHotelContentRepository(database);
  // Production never invents what a real hotel is like.
  const describe = config.NODE_ENV === 'production' ? listedContent : sampleContent;
  const hotels = createHotelsService({
    provider: vendor.hotels,
    repository,
    contents: createHotelContents(repository, describe),
    findPlaces,
    deadlineMs: config.PROVIDER_DEADLINE_MS,
  });
  const activities = createActivitiesService({
    provider: vendor.activities,
    deadlineMs: config.PROVIDER_DEADLINE_MS,
    isSample: config.NODE_ENV !== 'production',
  });
  return [
    placesRoutes({ places: loadPlacesIndex, sources: placeSources(vendor.locations) }),
    hotelsRoutes({ hotels }),
    activitiesRoutes({ activities }),
    artworkRoutes({ libraryDir: ARTWORK_DIR, cacheDir: join(config.DATA_DIR, 'media', 'artwork') }),
  ];
}

const TEN_MINUTES_SECONDS = 600;

/** What one deploy token may do in ten minutes, whichever instance it speaks to. */
function releaseLimits({ config, database }: FeatureDeps) {
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

/** Publishing, operating and watching releases. */
function releasing(
  deps: FeatureDeps,
  service: ReleasesService,
  { move }: ReleaseMoves,
): FastifyPluginAsync[] {
  const { config, database, log, releases, shell } = deps;
  const { repository, store } = releases;
  const tokens = createDeployTokens(config.DEPLOY_TOKENS);
  const provided = shell?.provides ?? null;
  const publisher = createPublisher({ repository, store, log, provided, followsFolders: false, move });
  const operations = createReleaseOperations(repository, move, log);
  // Loads and errors together, so that a limit never changes their ratio, on which an automatic rollback depends.
  const reports = ownLimit({
    name: 'client-reports',
    most: config.CLIENT_REPORTS_MAX,
    windowSeconds: 60,
    complaint: 'Too many reports came from this address',
  });
  const watch = createReleaseWatch({ repository, move, connection: database, log });
  return [
    releasesRoutes({ releases: service, tokens, root: store.root }),
    releaseOperationsRoutes({ publisher, operations, tokens, limits: releaseLimits(deps) }),
    releaseHealthRoutes({ watch, limit: reports }),
    clientErrorsRoutes({ onReleaseError: watch.failed, limit: reports }),
  ];
}

/** Every feature of the API with what it needs: the only place that knows which adapter serves which port. */
export async function createFeatures(deps: FeatureDeps): Promise<FastifyPluginAsync[]> {
  const published = createReleasesService({ ...deps.releases, log: deps.log });
  const releases = withDevServers(published, deps.config.DEV_REMOTES);
  const moves = createReleaseMoves(deps.releases.repository);
  return [
    ...releasing(deps, releases, moves),
    ...travel(deps),
    ...analytics(deps),
    ...pages(deps, releases, moves),
  ];
}
