import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import {
  PlacesAnswer,
  PlacesQuery,
  ReversePlaceAnswer,
  RegionQuery,
  ReversePlaceQuery,
} from '@atoll/contracts/place';
import { readPoint } from '../platform/places/degrees';
import type { PlacesIndex } from './places-index';

export interface PlacesDeps {
  readonly places: () => Promise<PlacesIndex>;
}

/** The gazetteer changes with a release only. */
const CACHE_CONTROL = 'public, max-age=3600';
/** What each part of an address adds (specification, hotels and tours, 7.5). */
const CONFIDENCE = { city: 0.3, state: 0.3, country: 0.4 };

function reverseAnswer(nearest: ReturnType<PlacesIndex['nearest']>): ReversePlaceAnswer {
  if (!nearest) return { city: null, state: null, country: null, confidence: 0, place: null };
  const { place, division: state } = nearest;
  const confidence = CONFIDENCE.city + (state ? CONFIDENCE.state : 0) + CONFIDENCE.country;
  return {
    city: place.name,
    state,
    country: place.country,
    confidence: Number(confidence.toFixed(1)),
    place,
  };
}

/** `GET /api/places` (HSE-13 to HSE-18) and `GET /api/places/reverse`. */
export function placesRoutes({ places }: PlacesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Warm before the first traveler types; tests that only inject do not pay for it.
    app.addHook('onListen', async () => void (await places()));
    app.get(
      API_PATHS.places,
      {
        schema: {
          tags: ['places'],
          summary:
            'Places by any of their names in any script, by its beginning or by a similar one, best first',
          querystring: PlacesQuery,
          response: { 200: PlacesAnswer },
        },
      },
      async ({ query }, reply) => {
        const index = await places();
        reply.header('cache-control', CACHE_CONTROL);
        return { places: index.find(query.q, query.limit ?? GEOCODING_LIMIT) };
      },
    );
    app.get(
      API_PATHS.placesOfRegion,
      {
        schema: {
          tags: ['places'],
          summary: 'The five largest places of a region, which is never searched as a whole',
          querystring: RegionQuery,
          response: { 200: PlacesAnswer },
        },
      },
      async ({ query }, reply) => {
        const index = await places();
        reply.header('cache-control', CACHE_CONTROL);
        return { places: index.offers(query.name, query.lat, query.lon) };
      },
    );
    app.get(
      API_PATHS.placesReverse,
      {
        schema: {
          tags: ['places'],
          summary: 'The nearest place to a point',
          querystring: ReversePlaceQuery,
          response: { 200: ReversePlaceAnswer },
        },
      },
      async ({ query }, reply) => {
        const { latitude, longitude } = readPoint(query.lat, query.lon);
        const index = await places();
        reply.header('cache-control', CACHE_CONTROL);
        return reverseAnswer(index.nearest(latitude, longitude));
      },
    );
  };
}
