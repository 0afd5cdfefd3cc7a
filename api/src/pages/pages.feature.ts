import { apiSecrets, type SecretConfig } from '../shared/secrets/api-secrets';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { FindAccount } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { Changes } from '../shared/changes/changes';
import type { EditLog } from '../shared/edits/edit-log';
import type { Jobs } from '../shared/jobs/jobs';
import type { OwnSearchPart } from '../shared/own-search/own-search';
import { portalHref, portalPart } from '../shared/own-search/portal-part';
import { createEditedPages } from './edited-pages';
import { managedPagesRoutes } from './managed-pages.routes';
import { createManagedPagesRepository } from './managed-pages.repository';
import { pageScheduleRoutes } from './page-schedule.routes';
import { createPreviewTokens } from './preview-token';
import { publicPagesRoutes } from './public-pages.routes';
import { scheduledPages } from './scheduled-pages';

export interface PagesFeatureDeps {
  readonly config: { readonly PUBLIC_URL: string } & SecretConfig;
  readonly database: Connection;
  readonly changes: Pick<Changes, 'around'>;
  readonly edits: Pick<EditLog, 'note' | 'noteFor'>;
  readonly findAccount: FindAccount;
  readonly jobs: Pick<Jobs, 'define' | 'ask'>;
  readonly log: FastifyBaseLogger;
  /** Another clock, in tests. */
  readonly now?: () => Date;
}

export interface PagesFeature {
  readonly plugin: FastifyPluginAsync;
  /** The last parts of the addresses of pages that the site shows. */
  readonly slugs: () => Promise<string[]>;
  /** For the portal's search. */
  readonly searchPart: OwnSearchPart;
}

/** Pages that are written in the portal. */
export function pagesFeature({
  config,
  database,
  changes,
  edits,
  findAccount,
  now = () => new Date(),
  ...deps
}: PagesFeatureDeps): PagesFeature {
  const repository = createManagedPagesRepository(database, changes);
  const tokens = createPreviewTokens(apiSecrets(config));
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  const scheduled = scheduledPages({ ...deps, repository, edits, now });
  return {
    plugin: async (app) => {
      app.addHook('onRequest', async (request) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      const pages = createEditedPages({ repository, edits, findAccount });
      await app.register(managedPagesRoutes({ pages, tokens, now }));
      await app.register(pageScheduleRoutes({ pages, now }));
      await app.register(scheduled);
      await app.register(publicPagesRoutes({ repository, tokens, now }));
    },
    slugs: repository.publishedSlugs,
    searchPart: portalPart('Pages', 'content', async (_q, hasWords) =>
      (await repository.all())
        .filter(({ draft }) => hasWords(draft.title, draft.slug))
        .map(({ _id, draft, published }) => ({
          ...{ title: draft.title, detail: published ? `/pages/${published.slug}` : 'Draft' },
          href: portalHref('pages', _id),
        })),
    ),
  };
}
