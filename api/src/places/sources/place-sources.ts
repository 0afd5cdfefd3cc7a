import type { FastifyBaseLogger } from 'fastify';
import type { CityOption } from '@atoll/contracts/place';

/** Somebody who can be asked where a typed place is. */
export interface PlaceSource {
  readonly name: 'built-in' | 'map-search' | 'geocoder' | 'travel-data' | 'popular-cities';
  /** Null: this site has none, which is logged and skipped. Rejecting means that the next one is asked. */
  readonly find: ((query: string) => Promise<readonly CityOption[]>) | null;
}

export interface FoundPlaces {
  /** Null where nobody knows the place. */
  readonly source: PlaceSource['name'] | null;
  readonly places: readonly CityOption[];
}

/**
 * Asks the sources in turn until one knows the place (TOU-11, C9): only when somebody submits, never while they type,
 * because some of them cost money per question. Each one that is tried is logged.
 */
export async function findInSources(
  sources: readonly PlaceSource[],
  query: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<FoundPlaces> {
  for (const { name, find } of sources) {
    if (!find) {
      log.info({ source: name }, 'place source is absent');
      continue;
    }
    try {
      const places = await find(query);
      log.info({ source: name, found: places.length }, 'place source was asked');
      if (places.length > 0) return { source: name, places };
    } catch (error) {
      log.warn({ err: error, source: name }, 'place source failed');
    }
  }
  return { source: null, places: [] };
}
