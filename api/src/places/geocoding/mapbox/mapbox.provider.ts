import { GEOCODING_LIMIT, GEOCODING_TIMEOUT_MS } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { BREAKER_DEFAULTS, type BreakerOptions } from '../../../shared/http-client/breaker';
import { createHttpClient } from '../../../shared/http-client/http-client';
import type { VendorWatch } from '../../../shared/http-client/vendor-watch';
import { createCallAllowance } from '../../../shared/provider/call-allowance';
import type { Geocoder, MapSearch } from '../geocoding-ports';
import { isMaldivesTerm, islandNamed, MALDIVES_SEARCH } from '../maldives';
import { complete, geocoderFailure, shaped } from '../vendor-answer';
import {
  FeatureAnswer,
  MapboxForward,
  MapboxRetrieved,
  MapboxSuggestion,
  SuggestAnswer,
} from './mapbox-answers';
import { readForward, readRetrieved, readSuggestion } from './mapbox-mapper';

const MAPBOX = 'Mapbox';

export interface MapboxOptions {
  readonly baseUrl: string;
  readonly token: string;
  /** Calls that one client may cause in a minute. */
  readonly clientCallsPerMinute: number;
  /** Of one call; 5 s unless told otherwise (CON-05). */
  readonly timeoutMs?: number;
  readonly breaker?: Partial<BreakerOptions>;
  readonly watch?: VendorWatch;
}

const SEARCH_BOX = '/search/searchbox/v1';
const LANGUAGE = 'en';
/** The specification also names 'island', which is no type of Mapbox: it would refuse the whole call. */
const FORWARD_TYPES = 'place,locality,neighborhood';
/** The longest text that Mapbox takes; no place is called anything longer. */
const TEXT_MAX = 256;
/** Suggestions of these are groups of things, not places: they cannot be retrieved. */
const NO_PLACES = ['category', 'brand'];

/** Map search and forward geocoding by Mapbox, with one token, one circuit breaker and one allowance. */
export function mapboxProvider(options: MapboxOptions): { mapSearch: MapSearch; geocoder: Geocoder } {
  const http = createHttpClient({
    baseUrl: options.baseUrl,
    timeoutMs: options.timeoutMs ?? GEOCODING_TIMEOUT_MS,
    // A traveler is waiting, and another source is next.
    retry: { retries: 0 },
    breaker: options.breaker,
    watch: options.watch,
  });
  const allowed = createCallAllowance({
    provider: MAPBOX,
    clientCallsPerMinute: options.clientCallsPerMinute,
    slowCallMs: options.breaker?.slowCallMs ?? BREAKER_DEFAULTS.slowCallMs,
  });
  const get = (path: string, query: Readonly<Record<string, string | undefined>>) =>
    allowed(() =>
      http
        .json({ path, query: { ...query, access_token: options.token, language: LANGUAGE } })
        .catch(geocoderFailure(MAPBOX)),
    );

  async function forward(text: string): Promise<readonly CityOption[]> {
    const island = islandNamed(text);
    if (island) return [island];
    if (text.length > TEXT_MAX) return [];
    // A semicolon would make two searches of one.
    const words = encodeURIComponent(text.replaceAll(';', ' '));
    const body = await get(`/geocoding/v5/mapbox.places/${words}.json`, {
      types: FORWARD_TYPES,
      limit: String(GEOCODING_LIMIT),
    });
    const { features } = shaped(MAPBOX, FeatureAnswer, body);
    return complete(MapboxForward, features).flatMap(readForward);
  }

  return {
    mapSearch: {
      name: MAPBOX,
      suggest: async (text, session) => {
        if (text.length > TEXT_MAX) return [];
        const body = await get(`${SEARCH_BOX}/suggest`, {
          q: text,
          session_token: session.token,
          limit: String(GEOCODING_LIMIT),
          ...(isMaldivesTerm(text) ? MALDIVES_SEARCH : {}),
        });
        const { suggestions } = shaped(MAPBOX, SuggestAnswer, body);
        return complete(MapboxSuggestion, suggestions)
          .filter(({ feature_type: type }) => !NO_PLACES.includes(type))
          .slice(0, GEOCODING_LIMIT)
          .map(readSuggestion);
      },
      retrieve: async (suggestion, session) => {
        const path = `${SEARCH_BOX}/retrieve/${encodeURIComponent(suggestion.mapboxId)}`;
        const body = await get(path, { session_token: session.token });
        const [place] = complete(MapboxRetrieved, shaped(MAPBOX, FeatureAnswer, body).features);
        return place ? readRetrieved(place, suggestion) : null;
      },
    },
    geocoder: { name: MAPBOX, search: forward },
  };
}
