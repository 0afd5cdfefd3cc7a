import type { FastifyPluginAsync } from 'fastify';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import type { FindPlaces } from '../platform/places/find-places';
import type { TravelProviders } from '../platform/travel/amadeus/amadeus.provider';
import { loadPlacesIndex } from './places-index';
import { placesRoutes } from './places.routes';
import type { PlaceSource } from './sources/place-sources';
import { popularPlaces } from './sources/popular-places';
import { travelDataPlaces } from './sources/travel-data';

export interface PlacesFeatureDeps {
  readonly travel: Pick<TravelProviders, 'locations'>;
}

export const findPlaces: FindPlaces = async (query, limit) => (await loadPlacesIndex()).find(query, limit);

/** The gazetteer: places by what was typed, and by where they are; a submitted place also by other sources. */
export function placesFeature({ travel }: PlacesFeatureDeps): FastifyPluginAsync {
  // In the order in which they are asked; map search and geocoder have no adapter yet (TOU-11).
  const sources: PlaceSource[] = [
    { name: 'built-in', find: (query) => findPlaces(query, GEOCODING_LIMIT) },
    { name: 'map-search', find: null },
    { name: 'geocoder', find: null },
    { name: 'travel-data', find: travelDataPlaces(travel.locations) },
    { name: 'popular-cities', find: popularPlaces },
  ];
  return placesRoutes({ places: loadPlacesIndex, sources });
}
