import type { FastifyPluginAsync } from 'fastify';
import type { FindPlaces } from '../platform/places/find-places';
import { loadPlacesIndex } from './places-index';
import { placesRoutes } from './places.routes';

/** The gazetteer: places by what was typed, and by where they are. */
export function placesFeature(): FastifyPluginAsync {
  return placesRoutes({ places: loadPlacesIndex });
}

export const findPlaces: FindPlaces = async (query, limit) => (await loadPlacesIndex()).find(query, limit);
