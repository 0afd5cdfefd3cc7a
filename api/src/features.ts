import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { clientErrorsRoutes } from './client-errors/client-errors.routes';
import { assetsRoutes } from './html/assets.routes';
import { htmlRoutes } from './html/html.routes';
import { createHtmlService } from './html/html.service';
import type { ShellBuild } from './html/shell-build';
import { createPageViewsRepository } from './page-views/page-views.repository';
import { pageViewsRoutes } from './page-views/page-views.routes';
import type { Config } from './platform/config/config';
import type { ReleaseStore } from './releases/release-store';
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

function pages({ config, shell }: FeatureDeps, releases: ReleasesService): FastifyPluginAsync[] {
  if (!shell) return [];
  const settings = { production: config.NODE_ENV === 'production', analytics: config.ANALYTICS === 'on' };
  const html = createHtmlService({ shell, running: releases.running, settings });
  return [htmlRoutes({ html }), assetsRoutes({ shellDir: config.SHELL_DIR })];
}

function analytics({ config, database }: FeatureDeps): FastifyPluginAsync[] {
  if (config.NODE_ENV !== 'production' || config.ANALYTICS !== 'on') return [];
  return [pageViewsRoutes({ pageViews: createPageViewsRepository(database) })];
}

/** Every feature of the API with what it needs: the only place that knows which adapter serves which port. */
export async function createFeatures(deps: FeatureDeps): Promise<FastifyPluginAsync[]> {
  const releases = createReleasesService({ ...deps.releases, log: deps.log });
  return [
    releasesRoutes({ releases, root: deps.releases.store.root }),
    clientErrorsRoutes(),
    ...analytics(deps),
    ...pages(deps, releases),
  ];
}
