import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SIGHTS_PATH, SightsAnswer, SightsQuery } from '@atoll/contracts/sights';
import type { DirectoryIndex } from '../read-model/directory-index';
import { readMapView } from '../read-model/map-view';

export interface SightsRoutesDeps {
  readonly index: () => Promise<DirectoryIndex>;
}

/** `GET /api/sights`: what there is to see in a part of the map (MAP-26). */
export function sightsRoutes({ index }: SightsRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      SIGHTS_PATH,
      {
        schema: {
          tags: ['directory'],
          summary: 'Sights of cities in a part of the map, those that stand together at its zoom as one',
          querystring: SightsQuery,
          response: { 200: SightsAnswer },
        },
      },
      async ({ query }) => (await index()).sightClusters.find(readMapView(query)),
    );
  };
}
