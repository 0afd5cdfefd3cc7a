import type { FastifyPluginAsync } from 'fastify';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import type { Sights } from '../shared/directory/sights';
import type { FindPlaces } from '../shared/places/find-places';
import type { PlaceNames } from '../shared/places/place-names';
import type { TravelProviders } from '../shared/travel/amadeus/amadeus.provider';
import type { Geocoding } from './geocoding/geocoding';
import { loadPlacesIndex } from './places-index';
import { createPlacesWithSights, type PlacesWithSights } from './places-with-sights';
import { placesRoutes } from './places.routes';
import { mapSearchPlaces } from './sources/map-search';
import type { PlaceSource } from './sources/place-sources';
import { popularPlaces } from './sources/popular-places';
import { tellApart } from './sources/tell-apart';
import { travelDataPlaces } from './sources/travel-data';

export interface PlacesFeatureDeps {
  readonly travel: Pick<TravelProviders, 'locations'>;
  readonly geocoding: Geocoding;
  readonly sights: Pick<Sights, 'all'>;
}

export const findPlaces: FindPlaces = async (query, limit) => (await loadPlacesIndex()).find(query, limit);

/** What places are called, once the gazetteer is in memory. */
export const placeNames = (): Promise<PlaceNames> => loadPlacesIndex();

/** Finds places, and what there is to see, for who types a place to go to. */
export function findPlacesAndSights(sights: Pick<Sights, 'all'>): FindPlaces {
  return createPlacesWithSights(loadPlacesIndex, sights).find;
}

function sourcesOf({ travel, geocoding }: PlacesFeatureDeps, find: PlacesWithSights['find']): PlaceSource[] {
  const { mapSearch, geocoders } = geocoding;
  const geocoderSources = geocoders.map(({ name, search }): PlaceSource => ({
    name: 'geocoder',
    provider: name,
    find: async (query) => tellApart(await search(query)),
  }));
  return [
    { name: 'built-in', find: (query) => find(query, GEOCODING_LIMIT) },
    { name: 'map-search', provider: mapSearch?.name, find: mapSearch && mapSearchPlaces(mapSearch) },
    ...(geocoderSources.length > 0 ? geocoderSources : [{ name: 'geocoder', find: null } as const]),
    { name: 'travel-data', provider: travel.locations.name, find: travelDataPlaces(travel.locations) },
    { name: 'popular-cities', find: popularPlaces },
  ];
}

/** The gazetteer: places by what was typed, and by where they are; what it does not know also by other sources. */
export function placesFeature(deps: PlacesFeatureDeps): FastifyPluginAsync {
  const { find } = createPlacesWithSights(loadPlacesIndex, deps.sights);
  return placesRoutes({
    places: loadPlacesIndex,
    find,
    sources: sourcesOf(deps, find),
    reverse: deps.geocoding.reverse,
  });
}
