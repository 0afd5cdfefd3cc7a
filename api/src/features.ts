import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { activitiesFeature, describeTours } from './activities/activities.feature';
import { agentHubFeature } from './agent-hub/agent-hub.feature';
import { agentDashboardFeature } from './agent-dashboard/agent-dashboard.feature';
import { authFeature } from './auth/auth.feature';
import { accountsIn } from './auth/find-account';
import { accountsSearch } from './auth/portal-accounts/accounts-search';
import { savedItemsSearch } from './auth/saved/saved.routes';
import { createSessionWatch } from './auth/sessions/session-watch';
import { clientErrorsFeature } from './client-errors/client-errors.feature';
import type { Config } from './config';
import { connectionsFeature } from './connections/connections.feature';
import { crmFeature } from './crm/crm.feature';
import { directoryFeature } from './directory/directory.feature';
import { ADMIN_ENHANCE_MAX } from '@atoll/contracts/admin-enhance';
import { ENHANCE_MAX } from '@atoll/contracts/enhance';
import { enhanceFeature } from './enhance/enhance.feature';
import { entryVisitsFeature } from './entry-visits/entry-visits.feature';
import { exchangeRatesRoutes } from './exchange-rates/exchange-rates.routes';
import { hotelAccountsFeature } from './hotel-accounts/hotel-accounts.feature';
import { hotelDashboardFeature } from './hotel-dashboard/hotel-dashboard.feature';
import { hotelDocumentsFeature } from './hotel-documents/hotel-documents.feature';
import { hotelGalleryFeature } from './hotel-gallery/hotel-gallery.feature';
import { describeHotels, hotelsFeature } from './hotels/hotels.feature';
import { expoFeature } from './expo/expo.feature';
import { htmlFeature } from './html/html.feature';
import { answerOfPage } from './html/page-subjects';
import type { RendererDeadlines } from './html/rendering/renderer';
import type { ShellBuild } from './html/shell-build';
import { indexNowFeature } from './index-now/index-now.feature';
import { marcoFeature } from './marco/marco.feature';
import { mapPicturesFeature } from './map-pictures/map-pictures.feature';
import { agentPictures, mediaFeature, sitePictures } from './media/media.feature';
import { outreachFeature } from './outreach/outreach.feature';
import { ownSearchFeature } from './own-search/own-search.feature';
import { directoryPictureUses } from './directory/picture-uses';
import { expoPictureUses } from './expo/picture-uses';
import { sitePictureUses } from './site-content/picture-uses';
import { pagesFeature } from './pages/pages.feature';
import { pageViewsFeature } from './page-views/page-views.feature';
import { createGeocoding } from './places/geocoding/geocoding';
import { findPlaces, findPlacesAndSights, placeNames, placesFeature } from './places/places.feature';
import { createAuditLog } from './shared/audit/audit-log';
import { createChangeLog, tailChanges } from './shared/changes/change-log';
import { createEditLog } from './shared/edits/edit-log';
import { editsRoutes } from './shared/edits/edits.routes';
import { createConnections } from './shared/connections/connections';
import { measureJobs } from './shared/jobs/job-metrics';
import { createJobs } from './shared/jobs/jobs';
import { ownLimit, sharedLimit } from './shared/limits/rate-limit';
import { failedJobs, jobsRoutes } from './shared/jobs/jobs.routes';
import { cityAttention } from './portal-attention/city-attention';
import { portalAttentionFeature } from './portal-attention/portal-attention.feature';
import { givenUpMails, givenUpMailsRoutes } from './shared/mail/given-up-mails.routes';
import { mailWatch, measureMails } from './shared/mail/mail-metrics';
import { createMails } from './shared/mail/mails';
import { createMailSettings } from './shared/mail/settings/mail-settings';
import { mailSettingsAccountPart } from './shared/mail/settings/mail-settings-account-part';
import { mailSettingsRoutes } from './shared/mail/settings/mail-settings.routes';
import { outboxRoutes } from './shared/mail/outbox.routes';
import { createSend, hasOutbox } from './shared/mail/transport';
import { keptExchangeRates } from './shared/money/exchange-rates';
import { measureDisk } from './shared/observability/disk-metrics';
import { cacheWatches } from './shared/observability/cache-watch';
import { NO_TRACING, type Tracing } from './shared/observability/tracing';
import { vendorWatches } from './shared/observability/vendor-watch';
import type { Metrics } from './shared/observability/metrics';
import type { Readiness } from './shared/observability/readiness';
import { createDriveStorage } from './shared/storage/drive-storage';
import { createTravelProviders } from './shared/travel/travel-providers';
import type { ReleaseStore } from './releases/release-store';
import { releasesFeature } from './releases/releases.feature';
import type { ReleasesRepository } from './releases/releases.repository';
import { requestsFeature } from './requests/requests.feature';
import { shareFeature } from './share/share.feature';
import { siteSettings } from './site-settings';
import { siteContentFeature } from './site-content/site-content.feature';
import { sitemapFeature } from './sitemap/sitemap.feature';
import { sitemapPaths } from './sitemap/sitemap-files';

export interface FeatureDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly releases: { readonly repository: ReleasesRepository; readonly store: ReleaseStore };
  /** Null where no shell is built: the API answers, pages do not. */
  readonly shell: ShellBuild | null;
  /** What they count in, the same as the application's. */
  readonly metrics: Metrics;
  readonly tracing?: Tracing;
  /** Told what is not there yet when the API begins to listen. */
  readonly readiness?: Readiness;
  /** How long is waited for first screens; tests of what is in them wait as long as a busy machine takes. */
  readonly rendererDeadlines?: Partial<RendererDeadlines>;
}

/** Every feature of the API with what it needs: the only place that knows which feature answers which port. */
export function createFeatures({ releases, ...deps }: FeatureDeps): FastifyPluginAsync[] {
  const { config, shell, log, database } = deps;
  const watchVendor = vendorWatches(deps.metrics, deps.tracing ?? NO_TRACING);
  const watchCache = cacheWatches(deps.metrics);
  measureJobs(deps.metrics, database);
  measureMails(deps.metrics, database);
  measureDisk(deps.metrics, config.DATA_DIR);
  const changes = createChangeLog(database);
  const jobs = createJobs(database, log);
  const travel = createTravelProviders(config, watchVendor);
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
  const mailSettings = createMailSettings(deps);
  const mails = createMails({
    ...deps,
    jobs,
    send: createSend(database, config),
    settings: mailSettings,
    watch: mailWatch(deps.metrics),
  });
  const findAccount = accountsIn(database, config);
  const edits = createEditLog(database, findAccount);
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
    ...{ edits, sitePictures: sitePictures(database) },
  });
  const pages = pagesFeature({ ...deps, jobs, changes, edits, findAccount });
  const expo = expoFeature({ ...deps, changes, edits, pictures: sitePictures(database) });
  const hotelAccounts = hotelAccountsFeature({ ...deps, changes, findAccount, audit, edits, mails });
  const { findHotelState, findHouse, houses } = hotelAccounts;
  const hotelGallery = hotelGalleryFeature({
    ...deps,
    ...{ storage, changes, jobs, houses, findPlaces },
    pages: directory.pages,
  });
  const hotelDocuments = hotelDocumentsFeature({ ...deps, storage, jobs, houses, audit });
  const { ending, watch } = createSessionWatch({ ...deps, changes });
  const marco = marcoFeature({
    ...deps,
    watchVendor,
    rates,
    watchSession: watch,
    travel,
    sights: directory.sights,
    findPlaces,
    describeHotels: describeHotels(deps),
    describeTours: describeTours(config),
  });
  const connections = createConnections(database);
  const requests = requestsFeature({
    ...deps,
    edits,
    changes,
    jobs,
    mails,
    findAccount,
    findHouse,
    findHousePage: hotelGallery.findHousePage,
    connections,
    pages: directory.pages,
    askable: directory.askableAgents,
    watchSession: watch,
    rates,
    storage,
  });
  const outreach = outreachFeature({ ...deps, jobs, mails, edits, findAccount });
  const entryVisits = entryVisitsFeature({
    ...deps,
    pages: directory.pages,
    askable: directory.askableAgents,
    findHouse: hotelGallery.findHouse,
    findHousePage: hotelGallery.findHousePage,
  });
  const crm = crmFeature({
    ...{ ...deps, changes, jobs, storage, findHotelState },
    asked: requests.askedTravelers,
  });
  const sitemapSources = {
    ...{ pages: directory.pages, eventIds: expo.comingIds, houseSlugs: hotelGallery.houseSlugs },
    guidePages: directory.guidePages,
    pageSlugs: pages.slugs,
  };
  // Before the directory lets go of an agent's row, requests have gone to others; before requests go, contacts forget them.
  const accountParts = [
    // First: whose page it was is known only while there is one.
    entryVisits.accountPart,
    ...[hotelAccounts.part, hotelGallery.part, hotelDocuments.part],
    ...[crm.askedPart, requests.accountPart, crm.accountPart],
    ...[directory.accountPart, marco.accountPart],
    ...[outreach.accountPart, mailSettingsAccountPart(mailSettings, findAccount)],
  ];
  const auth = authFeature({ ...deps, mails, audit, edits, findHotelState, accountParts, ending });
  return [
    // First: what other features ask for at start needs them, and they go on until the others have closed.
    jobs.plugin,
    auth.identify,
    auth.plugin,
    hotelAccounts.plugin,
    hotelGallery.plugin,
    hotelDocuments.plugin,
    mails.plugin,
    mailSettingsRoutes({ settings: mailSettings, findAccount }),
    audit.plugin,
    jobsRoutes(database, jobs),
    portalAttentionFeature([
      { key: 'hotels', duty: 'moderation', count: hotelAccounts.waiting },
      { key: 'agents', duty: 'moderation', count: directory.waitingAgents },
      { key: 'reports', duty: 'moderation', count: requests.openReports },
      ...cityAttention(directory.cityNeeds),
      { key: 'jobs', duty: 'jobs', count: () => failedJobs(database) },
      { key: 'mails', duty: 'jobs', count: () => givenUpMails(database) },
    ]),
    editsRoutes(edits),
    givenUpMailsRoutes(database, jobs),
    ...(hasOutbox(config) ? [outboxRoutes(database)] : []),
    plugin,
    clientErrorsFeature({ onReleaseError, limit: reportLimit }),
    placesFeature({
      ...{ travel, sights: directory.sights },
      geocoding: createGeocoding(config, database, { watchVendor, watchCache }),
    }),
    hotelsFeature({ ...deps, travel, findPlaces, watchCache }),
    activitiesFeature({ ...deps, travel, rates, watchCache }),
    exchangeRatesRoutes({ rates }),
    mediaFeature({
      ...{ ...deps, jobs, storage, pages: directory.pages },
      uses: [directoryPictureUses(database), expoPictureUses(database), sitePictureUses(database)],
    }),
    marco.plugin,
    enhanceFeature({
      ...deps,
      writer: marco.writer,
      hub: directory.hubAgents,
      adminLimit: sharedLimit(database, {
        ...{ name: 'admin-enhance', most: ADMIN_ENHANCE_MAX, windowSeconds: 3_600 },
        complaint: 'Too many texts were asked for',
      }),
      limit: sharedLimit(database, {
        ...{ name: 'enhance', most: ENHANCE_MAX, windowSeconds: 3_600 },
        complaint: 'Too many texts were asked for',
      }),
    }),
    mapPicturesFeature(deps),
    siteContentFeature({ ...deps, changes, edits, pictures: sitePictures(database) }),
    pageViewsFeature(deps),
    entryVisits.plugin,
    agentDashboardFeature({
      ...{ workOf: requests.workOf, visitsOf: entryVisits.visitsOf, dueTasks: crm.dueTasks },
    }),
    hotelDashboardFeature({ visitsOf: entryVisits.visitsOf, dueTasks: crm.dueTasks, findHotelState }),
    ownSearchFeature([
      ...[...requests.searchParts, crm.searchPart, savedItemsSearch(database)],
      ...[...directory.searchParts, pages.searchPart, expo.searchPart, accountsSearch(database)],
    ]),
    directory.plugin,
    agentHubFeature({
      ...{ ...deps, jobs, storage, edits, hub: directory.hubAgents },
      visitsOfAll: entryVisits.visitsOfAll,
    }),
    requests.plugin,
    connectionsFeature({
      ...{ ...deps, changes, mails, findAccount, findHotelState, findHouse, houses, connections },
      ...{ askable: directory.askableAgents, notAskable: hotelGallery.notAskable },
      findHousePage: hotelGallery.findHousePage,
    }),
    crm.plugin,
    expo.plugin,
    outreach.plugin,
    pages.plugin,
    sitemapFeature({ ...deps, ...sitemapSources }),
    indexNowFeature({
      ...{ ...deps, ...sitemapSources, changes, jobs, edits, answerOf: answerOfPage },
      allPaths: () => sitemapPaths(sitemapSources),
      watchVendor,
    }),
    shareFeature(deps),
    tailChanges(changes, log),
    htmlFeature({
      ...deps,
      settings: siteSettings(config),
      ...{ changes, watchVendor },
      findPlaces: findPlacesAndSights(directory.sights),
      visitorOf: auth.visitorOf,
      releases: running,
      releasesDir: releases.store.root,
    }),
  ];
}
