import type { Connection } from 'mongoose';
import type { PlatformConfig } from '../../shared/config/shared.config';
import type { WatchCache } from '../../shared/observability/cache-watch';
import type { WatchVendor } from '../../shared/observability/vendor-watch';
import { sharedQueue } from '../../shared/limits/call-queue';
import type { TravelConfig } from '../../shared/travel/travel.config';
import type { GeocodingConfig } from './geocoding.config';
import type { Geocoder, MapSearch, ReverseGeocoder } from './geocoding-ports';
import { mapboxProvider } from './mapbox/mapbox.provider';
import { nominatimProvider } from './nominatim/nominatim.provider';

/** The geocoders that a site has. */
export interface Geocoding {
  readonly mapSearch: MapSearch | null;
  /** In the order in which they are asked. */
  readonly geocoders: readonly Geocoder[];
  readonly reverse: ReverseGeocoder | null;
}

/** Who sees what the geocoders do. */
interface Watching {
  readonly watchVendor: WatchVendor;
  readonly watchCache: WatchCache;
}

type Config = GeocodingConfig & Pick<TravelConfig, 'PROVIDER_CALLS_MAX'> & Pick<PlatformConfig, 'PUBLIC_URL'>;

/**
 * The open geocoder allows one call a second (C9). A little more, because what counts is when calls arrive; and only as
 * many wait as get their turn while a traveler does.
 */
const OPEN_GEOCODER_QUEUE = { name: 'open-geocoder', gapMs: 1_100, waiting: 4 };

/** The adapters that the configuration chooses. One of each for the process: they keep answers, and take turns. */
export function createGeocoding(config: Config, database: Connection, watching: Watching): Geocoding {
  const { watchVendor, watchCache } = watching;
  const mapbox = config.MAPBOX_TOKEN
    ? mapboxProvider({
        baseUrl: config.MAPBOX_BASE_URL,
        token: config.MAPBOX_TOKEN,
        clientCallsPerMinute: config.PROVIDER_CALLS_MAX,
        watch: watchVendor('mapbox'),
      })
    : null;
  const nominatim = config.NOMINATIM_BASE_URL
    ? nominatimProvider({
        baseUrl: config.NOMINATIM_BASE_URL,
        publicUrl: config.PUBLIC_URL,
        queue: sharedQueue(database, OPEN_GEOCODER_QUEUE),
        watch: watchVendor('nominatim'),
        watchCache,
      })
    : null;
  return {
    mapSearch: mapbox?.mapSearch ?? null,
    geocoders: [mapbox?.geocoder, nominatim].flatMap((geocoder) => geocoder ?? []),
    reverse: nominatim,
  };
}
