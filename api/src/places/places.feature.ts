import type { FastifyPluginAsync } from 'fastify';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import type { FindPlaces } from '../shared/places/find-places';
import type { PlaceNames } from '../shared/places/place-names';
import type { TravelProviders } from '../shared/travel/amadeus/amadeus.provider';
import type { Geocoding } from './geocoding/geocoding';
import { loadPlacesIndex } from './places-index';
import { placesRoutes } from './places.routes';
import { mapSearchPlaces } from './sources/map-search';
import type { PlaceSource } from './sources/place-sources';
import { popularPlaces } from './sources/popular-places';
import { tellApart } from './sources/tell-apart';
import { travelDataPlaces } from './sources/travel-data';

export interface PlacesFeatureDeps {
  readonly travel: Pick<TravelProviders, 'locations'>;
  readonly geocoding: Geocoding;
}

export const findPlaces: FindPlaces = async (query, limit) => (await loadPlacesIndex()).find(query, limit);

/** What places are called, once the gazetteer is in memory. */
export const placeNames = (): Promise<PlaceNames> => loadPlacesIndex();

function sourcesOf({ travel, geocoding }: PlacesFeatureDeps): PlaceSource[] {
  const { mapSearch, geocoders } = geocoding;
  const geocoderSources = geocoders.map(({ name, search }): PlaceSource => ({
    name: 'geocoder',
    provider: name,
    find: async (query) => tellApart(await search(query)),
  }));
  return [
    { name: 'built-in', find: (query) => findPlaces(query, GEOCODING_LIMIT) },
    { name: 'map-search', provider: mapSearch?.name, find: mapSearch && mapSearchPlaces(mapSearch) },
    ...(geocoderSources.length > 0 ? geocoderSources : [{ name: 'geocoder', find: null } as const]),
    { name: 'travel-data', provider: travel.locations.name, find: travelDataPlaces(travel.locations) },
    { name: 'popular-cities', find: popularPlaces },
  ];
}

/** The gazetteer: places by what was typed, and by where they are; what it does not know also by other sources. */
export function placesFeature(deps: PlacesFeatureDeps): FastifyPluginAsync {
  return placesRoutes({
    places: loadPlacesIndex,
    sources: sourcesOf(deps),
    reverse: deps.geocoding.reverse,
  });
}
