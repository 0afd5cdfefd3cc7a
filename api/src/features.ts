import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { activitiesFeature } from './activities/activities.feature';
import { clientErrorsFeature } from './client-errors/client-errors.feature';
import type { Config } from './config';
import { directoryFeature } from './directory/directory.feature';
import { hotelsFeature } from './hotels/hotels.feature';
import { htmlFeature } from './html/html.feature';
import type { ShellBuild } from './html/shell-build';
import { mapPicturesFeature } from './map-pictures/map-pictures.feature';
import { mediaFeature } from './media/media.feature';
import { pageViewsFeature } from './page-views/page-views.feature';
import { findPlaces, placesFeature } from './places/places.feature';
import { createChangeLog, tailChanges } from './platform/changes/change-log';
import { createJobs } from './platform/jobs/jobs';
import { ownLimit } from './platform/limits/rate-limit';
import type { Readiness } from './platform/observability/readiness';
import { createTravelProviders } from './platform/travel/travel-providers';
import type { ReleaseStore } from './releases/release-store';
import { releasesFeature } from './releases/releases.feature';
import type { ReleasesRepository } from './releases/releases.repository';
import { shareFeature } from './share/share.feature';
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
}

/** Every feature of the API with what it needs: the only place that knows which feature answers which port. */
export function createFeatures({ releases, ...deps }: FeatureDeps): FastifyPluginAsync[] {
  const { config, shell, log, database } = deps;
  const changes = createChangeLog(database);
  const jobs = createJobs(database, log);
  const travel = createTravelProviders(config);
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
  const directory = directoryFeature({ ...deps, changes, jobs });
  return [
    plugin,
    clientErrorsFeature({ onReleaseError, limit: reportLimit }),
    placesFeature({ travel }),
    hotelsFeature({ ...deps, travel, findPlaces }),
    activitiesFeature({ ...deps, travel }),
    mediaFeature({ ...deps, pages: directory.pages }),
    mapPicturesFeature(deps),
    siteContentFeature(deps),
    pageViewsFeature(deps),
    directory.plugin,
    sitemapFeature({ ...deps, pages: directory.pages }),
    shareFeature(deps),
    tailChanges(changes, log),
    jobs.plugin,
    htmlFeature({ ...deps, changes, findPlaces, releases: running, releasesDir: releases.store.root }),
  ];
}
