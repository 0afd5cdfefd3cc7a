import type { FastifyBaseLogger } from 'fastify';
import type { CityOption } from '@atoll/contracts/place';
import { byDeadline, deadlineIn } from '../../shared/provider/deadline';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Somebody who can be asked where a typed place is. */
export interface PlaceSource {
  readonly name: 'built-in' | 'map-search' | 'geocoder' | 'travel-data' | 'popular-cities';
  /** Whom the source is, where it is a vendor. */
  readonly provider?: string;
  /** Null: this site has none, which is logged and skipped. Rejecting means that the next one is asked. */
  readonly find: ((query: string, log: Log) => Promise<readonly CityOption[]>) | null;
}

export interface FoundPlaces {
  /** Null where nobody knows the place. */
  readonly source: PlaceSource['name'] | null;
  readonly places: readonly CityOption[];
}

/** A source that hangs gives way to the next one: longer than one vendor call takes at most (CON-05). */
const SOURCE_MS = 6_000;

/**
 * Asks the sources in turn until one knows the place (TOU-11, C9): only when somebody submits, never while they type,
 * because some of them cost money per question. Each one that is tried is logged.
 */
export async function findInSources(
  sources: readonly PlaceSource[],
  query: string,
  log: Log,
): Promise<FoundPlaces> {
  for (const { name, provider, find } of sources) {
    if (!find) {
      log.info({ source: name }, 'place source is absent');
      continue;
    }
    try {
      const places = await byDeadline(find(query, log), deadlineIn(SOURCE_MS), provider ?? name);
      log.info({ source: name, provider, found: places.length }, 'place source was asked');
      if (places.length > 0) return { source: name, places };
    } catch (error) {
      log.warn({ err: error, source: name, provider }, 'place source failed');
    }
  }
  return { source: null, places: [] };
}
