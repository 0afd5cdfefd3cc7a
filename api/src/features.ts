import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { activitiesFeature, describeTours } from './activities/activities.feature';
import { authFeature } from './auth/auth.feature';
import { accountsIn } from './auth/find-account';
import { createSessionWatch } from './auth/sessions/session-watch';
import { clientErrorsFeature } from './client-errors/client-errors.feature';
import type { Config } from './config';
import { directoryFeature } from './directory/directory.feature';
import { exchangeRatesRoutes } from './exchange-rates/exchange-rates.routes';
import { hotelAccountsFeature } from './hotel-accounts/hotel-accounts.feature';
import { describeHotels, hotelsFeature } from './hotels/hotels.feature';
import { htmlFeature } from './html/html.feature';
import type { RendererDeadlines } from './html/rendering/renderer';
import type { ShellBuild } from './html/shell-build';
import { marcoFeature } from './marco/marco.feature';
import { mapPicturesFeature } from './map-pictures/map-pictures.feature';
import { agentPictures, mediaFeature } from './media/media.feature';
import { pageViewsFeature } from './page-views/page-views.feature';
import { createGeocoding } from './places/geocoding/geocoding';
import { findPlaces, placeNames, placesFeature } from './places/places.feature';
import { createAuditLog } from './shared/audit/audit-log';
import { createChangeLog, tailChanges } from './shared/changes/change-log';
import { createJobs } from './shared/jobs/jobs';
import { ownLimit } from './shared/limits/rate-limit';
import { givenUpMailsRoutes } from './shared/mail/given-up-mails.routes';
import { createMails } from './shared/mail/mails';
import { outboxRoutes } from './shared/mail/outbox.routes';
import { createSend, hasOutbox } from './shared/mail/transport';
import { keptExchangeRates } from './shared/money/exchange-rates';
import type { Readiness } from './shared/observability/readiness';
import { createDriveStorage } from './shared/storage/drive-storage';
import { createTravelProviders } from './shared/travel/travel-providers';
import type { ReleaseStore } from './releases/release-store';
import { releasesFeature } from './releases/releases.feature';
import type { ReleasesRepository } from './releases/releases.repository';
import { shareFeature } from './share/share.feature';
import { siteSettings } from './site-settings';
import { siteContentFeature } from './site-content/site-content.feature';
import { sitemapFeature } from './sitemap/sitemap.feature';

export interface FeatureDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly releases: { readonly repository: ReleasesRepository; readonly store: ReleaseStore };
  /** Null where no shell is built: the API answers, pages do not. */
  readonly shell: ShellBuild | null;
  /** Told what is not there yet when the API begins to listen. */
  readonly readiness?: Readiness;
  /** How long is waited for first screens; tests of what is in them wait as long as a busy machine takes. */
  readonly rendererDeadlines?: Partial<RendererDeadlines>;
}

/** Every feature of the API with what it needs: the only place that knows which feature answers which port. */
export function createFeatures({ releases, ...deps }: FeatureDeps): FastifyPluginAsync[] {
  const { config, shell, log, database } = deps;
  const changes = createChangeLog(database);
  const jobs = createJobs(database, log);
  const travel = createTravelProviders(config);
  const rates = keptExchangeRates();
  const reportLimit = ownLimit({
    name: 'client-reports',
    most: config.CLIENT_REPORTS_MAX,
    windowSeconds: 60,
    complaint: 'Too many reports came from this address',
  });
  const { plugin, running, onReleaseError } = releasesFeature({
    ...deps,
    ...releases,
    reportLimit,
    provided: shell?.provides ?? null,
  });
  const audit = createAuditLog(database, log);
  const mails = createMails({ ...deps, jobs, send: createSend(database, config) });
  const findAccount = accountsIn(database, config);
  const storage = createDriveStorage(config);
  const directory = directoryFeature({
    ...deps,
    changes,
    jobs,
    mails,
    audit,
    findAccount,
    findPlaces,
    placeNames,
    pictures: agentPictures(database, storage),
  });
  const hotelAccounts = hotelAccountsFeature({ ...deps, findAccount, audit, mails });
  const { findHotelState } = hotelAccounts;
  const { ending, watch } = createSessionWatch({ ...deps, changes });
  const marco = marcoFeature({
    ...deps,
    watchSession: watch,
    travel,
    findPlaces,
    describeHotels: describeHotels(deps),
    describeTours: describeTours(config),
  });
  const accountParts = [hotelAccounts.part, directory.accountPart, marco.accountPart];
  const auth = authFeature({ ...deps, mails, audit, findHotelState, accountParts, ending });
  return [
    // First: what other features ask for at start needs them, and they go on until the others have closed.
    jobs.plugin,
    auth.identify,
    auth.plugin,
    hotelAccounts.plugin,
    mails.plugin,
    audit.plugin,
    givenUpMailsRoutes(database, jobs),
    ...(hasOutbox(config) ? [outboxRoutes(database)] : []),
    plugin,
    clientErrorsFeature({ onReleaseError, limit: reportLimit }),
    placesFeature({ travel, geocoding: createGeocoding(config, database) }),
    hotelsFeature({ ...deps, travel, findPlaces }),
    activitiesFeature({ ...deps, travel, rates }),
    exchangeRatesRoutes({ rates }),
    mediaFeature({ ...deps, jobs, storage, pages: directory.pages }),
    marco.plugin,
    mapPicturesFeature(deps),
    siteContentFeature({ ...deps, changes }),
    pageViewsFeature(deps),
    directory.plugin,
    sitemapFeature({ ...deps, pages: directory.pages }),
    shareFeature(deps),
    tailChanges(changes, log),
    htmlFeature({
      ...deps,
      settings: siteSettings(config),
      changes,
      findPlaces,
      visitorOf: auth.visitorOf,
      releases: running,
      releasesDir: releases.store.root,
    }),
  ];
}
