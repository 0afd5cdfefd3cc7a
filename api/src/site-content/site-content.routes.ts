import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { SiteContent } from '@atoll/contracts/site-content';
import type { SiteContentRepository } from './site-content.repository';

/** `GET /api/site-content`: what home shows that is nobody's data. */
export function siteContentRoutes(content: SiteContentRepository): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(API_PATHS.siteContent, { schema: { tags: ['site'], response: { 200: SiteContent } } }, () =>
      content.read(),
    );
  };
}
