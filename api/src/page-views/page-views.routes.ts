import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { PageView } from '@atoll/contracts/page-view';
import { matchSiteRoute, pagePath } from '@atoll/contracts/site-routes';
import type { PageViewsRepository } from './page-views.repository';

/** Every address that is no page of the site counts as one, or a visitor could fill the database with names. */
const NO_PAGE = '(not found)';

/** `POST /api/page-views` (HOM-27). Register it in production with analytics only: elsewhere it must not exist. */
export function pageViewsRoutes({
  pageViews,
}: {
  pageViews: PageViewsRepository;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      API_PATHS.pageViews,
      { schema: { tags: ['observability'], body: PageView } },
      async ({ body }, reply) => {
        const path = pagePath(body.path);
        const page = path === null ? null : matchSiteRoute(path);
        await pageViews.count(page?.pattern ?? NO_PAGE, new Date());
        return reply.code(204).send();
      },
    );
  };
}
