import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { WebSearchAnswer, WebSearchRequest } from '@atoll/contracts/marco-search';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import type { RateLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { WEB_QUERY_MIN, type WebSearch } from './web-search';

export interface SearchRoutesDeps {
  readonly webSearch: WebSearch;
  readonly limit: RateLimit;
  readonly isFromOurPage: (request: FastifyRequest) => Promise<void>;
}

/** `POST /api/search`: what Marco asks of the web, for the site's own pages (MAR-37, MAR-38). */
export function searchRoutes({
  webSearch,
  limit,
  isFromOurPage,
}: SearchRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      API_PATHS.webSearch,
      {
        schema: {
          tags: ['marco'],
          summary: 'Searches the web',
          body: WebSearchRequest,
          response: { 200: WebSearchAnswer, ...TOO_MANY },
        },
        onRequest: isFromOurPage,
      },
      async (request) => {
        const query = request.body.query.trim();
        if (query.length < WEB_QUERY_MIN)
          throw invalidField('query', `This must have at least ${WEB_QUERY_MIN} characters.`);
        await limit.count(clientOf(request.ip));
        try {
          return await webSearch.search(query);
        } catch (cause) {
          throw new AppError('PROVIDER_UNAVAILABLE', { cause });
        }
      },
    );
  };
}
