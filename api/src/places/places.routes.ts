import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import {
  PlacesAnswer,
  PlacesQuery,
  ReversePlaceAnswer,
  RegionQuery,
  ReversePlaceQuery,
  SubmittedPlaceAnswer,
} from '@atoll/contracts/place';
import { readPoint } from '../shared/places/degrees';
import type { ReverseGeocoder } from './geocoding/geocoding-ports';
import type { PlacesIndex } from './places-index';
import type { PlacesWithSights } from './places-with-sights';
import { reversePlace } from './reverse-place';
import { findInSources, type PlaceSource } from './sources/place-sources';

export interface PlacesDeps {
  readonly places: () => Promise<PlacesIndex>;
  readonly find: PlacesWithSights['find'];
  /** In the order in which they are asked for a submitted text. */
  readonly sources: readonly PlaceSource[];
  /** Asked for a point that no place of the gazetteer is near; null where the site has none. */
  readonly reverse: ReverseGeocoder | null;
}

/** The gazetteer changes with a release only. */
const CACHE_CONTROL = 'public, max-age=3600';
/** What there is to see changes when somebody writes it: an answer without sights may have one soon. */
const SIGHTS_CACHE_CONTROL = 'public, max-age=300';

/** `GET /api/places` (HSE-13 to HSE-18) and `GET /api/places/reverse`. */
export function placesRoutes({ places, find, sources, reverse }: PlacesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Warm before the first traveler types; tests that only inject do not pay for it.
    app.addHook('onListen', async () => void (await places()));
    app.get(
      API_PATHS.places,
      {
        schema: {
          tags: ['places'],
          summary:
            'Places and sights by any of their names in any script, by its beginning or by a similar one, best first',
          querystring: PlacesQuery,
          response: { 200: PlacesAnswer },
        },
      },
      async ({ query }, reply) => {
        const found = await find(query.q, query.limit ?? GEOCODING_LIMIT);
        reply.header('cache-control', SIGHTS_CACHE_CONTROL);
        return { places: found };
      },
    );
    app.get(
      API_PATHS.placesSubmitted,
      {
        schema: {
          tags: ['places'],
          summary: 'A submitted place by the first source that knows it; not for asking while somebody types',
          querystring: PlacesQuery,
          response: { 200: SubmittedPlaceAnswer },
        },
      },
      async ({ query, log }) => {
        const found = await findInSources(sources, query.q, log);
        return { source: found.source, places: found.places.slice(0, query.limit ?? GEOCODING_LIMIT) };
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
          summary: 'The nearest place to a point; names of the point itself where no place is near',
          querystring: ReversePlaceQuery,
          response: { 200: ReversePlaceAnswer },
        },
      },
      async ({ query, log }, reply) => {
        const point = readPoint(query.lat, query.lon);
        const answer = await reversePlace(point, await places(), reverse, log);
        // A point without an answer may have one when the geocoder is back.
        if (answer.place) reply.header('cache-control', CACHE_CONTROL);
        return answer;
      },
    );
  };
}
