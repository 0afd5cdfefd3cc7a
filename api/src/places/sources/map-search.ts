import { randomUUID } from 'node:crypto';
import type { CityOption } from '@atoll/contracts/place';
import type { MapSearch } from '../geocoding/geocoding-ports';
import { islandNamed, islandsFor, isMaldivesTerm } from '../geocoding/maldives';
import type { PlaceSource } from './place-sources';
import { tellApart } from './tell-apart';

/** What is suggested, with the position of each. Fails where nothing of it could be retrieved. */
async function searched(mapSearch: MapSearch, text: string): Promise<CityOption[]> {
  const session = { token: randomUUID() };
  const suggestions = await mapSearch.suggest(text, session);
  const retrieved = await Promise.allSettled(
    suggestions.map((suggestion) => mapSearch.retrieve(suggestion, session)),
  );
  const places = retrieved.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  const failure = retrieved.find((one) => one.status === 'rejected');
  if (places.length === 0 && failure) throw failure.reason;
  return tellApart(places);
}

/**
 * Places by the map search box, and by the local table of islands where it fails on the Maldives or knows nothing there
 * (MAP-23).
 */
export function mapSearchPlaces(mapSearch: MapSearch): NonNullable<PlaceSource['find']> {
  return async (text, log) => {
    const island = islandNamed(text);
    if (island) return [island];
    if (!isMaldivesTerm(text)) return searched(mapSearch, text);
    const places = await searched(mapSearch, text).catch((error: unknown) => {
      log.warn({ err: error, provider: mapSearch.name }, 'map search failed, the table of islands answers');
      return [];
    });
    return places.length > 0 ? places : islandsFor(text);
  };
}
