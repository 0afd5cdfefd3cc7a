import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ActivitiesAnswer, ActivitiesQuery, Activity } from '@atoll/contracts/activity';
import { degradeTo } from '../platform/provider/degraded-answer';
import { readActivitySearch } from './activities-query';
import type { ActivitiesService } from './activities.service';

/** Activities of a square or around a point, and one activity (PRV-05, TOU-14, TOU-16, TOU-40). */
export function activitiesRoutes({
  activities,
}: {
  activities: ActivitiesService;
}): FastifyPluginAsyncTypebox {
  // Async, so that a query that cannot be read is answered in the shape of the list as well.
  const search = async (query: ActivitiesQuery) => activities.search(readActivitySearch(query));
  return async (app) => {
    app.get(
      API_PATHS.activities,
      {
        schema: {
          tags: ['activities'],
          summary: 'Activities in a square or around a point, one page at a time',
          querystring: ActivitiesQuery,
          response: { 200: ActivitiesAnswer },
        },
      },
      ({ query }) => search(query).catch(degradeTo({ data: [], meta: { count: 0 } })),
    );
    app.get(
      `${API_PATHS.activities}/:id`,
      {
        schema: {
          tags: ['activities'],
          summary: 'One activity',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 200: Activity },
        },
      },
      ({ params }) => activities.activity(params.id).catch(degradeTo()),
    );
  };
}
