import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Tour, ToursAnswer, ToursQuery } from '@atoll/contracts/tour';
import { degradeTo } from '../shared/provider/degraded-answer';
import { readTourSearch } from './activities-query';
import type { ActivitiesService } from './activities.service';

/** Activities of a square or around a point, and one activity (PRV-05, TOU-14, TOU-16, TOU-40). */
export function activitiesRoutes({
  activities,
}: {
  activities: ActivitiesService;
}): FastifyPluginAsyncTypebox {
  // Async, so that a query that cannot be read is answered in the shape of the list as well.
  const search = async (query: ToursQuery) => activities.search(readTourSearch(query));
  return async (app) => {
    app.get(
      API_PATHS.activities,
      {
        schema: {
          tags: ['activities'],
          summary: 'Tours and activities in a square or around a point, filtered, one page at a time',
          querystring: ToursQuery,
          response: { 200: ToursAnswer },
        },
      },
      ({ query }) => search(query).catch(degradeTo({ data: [], meta: { count: 0, found: 0 } })),
    );
    app.get(
      `${API_PATHS.activities}/:id`,
      {
        schema: {
          tags: ['activities'],
          summary: 'One tour or activity',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 200: Tour },
        },
      },
      ({ params }) => activities.activity(params.id).catch(degradeTo()),
    );
  };
}
