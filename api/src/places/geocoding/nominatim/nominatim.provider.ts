import { GEOCODING_LIMIT, GEOCODING_TIMEOUT_MS } from '@atoll/contracts/constants';
import { LOCATION_TEXTS } from '@atoll/contracts/location-texts';
import type { CityOption } from '@atoll/contracts/place';
import { BREAKER_DEFAULTS, type BreakerOptions } from '../../../shared/http-client/breaker';
import { createHttpClient } from '../../../shared/http-client/http-client';
import type { VendorWatch } from '../../../shared/http-client/vendor-watch';
import { QueueFull, type CallQueue } from '../../../shared/limits/call-queue';
import { createAnswerCache } from '../../../shared/provider/answer-cache';
import type { WatchCache } from '../../../shared/observability/cache-watch';
import { createCallAllowance } from '../../../shared/provider/call-allowance';
import { deadlineIn } from '../../../shared/provider/deadline';
import { ProviderError } from '../../../shared/provider/provider-error';
import type { Geocoder, PointNames, ReverseGeocoder } from '../geocoding-ports';
import { complete, geocoderFailure, shaped } from '../vendor-answer';
import { NominatimPlace, ReverseAnswer, SearchAnswer } from './nominatim-answers';
import { readPlace, readPointNames } from './nominatim-mapper';

const NOMINATIM = 'Nominatim';

export interface NominatimOptions {
  readonly baseUrl: string;
  /** The site's own address: the policy wants to know who asks. */
  readonly publicUrl: string;
  /** Every call waits here for its turn. */
  readonly queue: CallQueue;
  /** Of one call; 5 s unless told otherwise (CON-05). */
  readonly timeoutMs?: number;
  readonly breaker?: Partial<BreakerOptions>;
  readonly watch?: VendorWatch;
  readonly watchCache?: WatchCache;
}

/** What a reverse call that was refused fails with, in the specification's words (MAP-16). */
const REVERSE_FAILED = 'Geocoding failed';
const HOUR_MS = 3_600_000;
/** Where places are does not change within a day; the policy asks to keep answers. */
const CACHE = { provider: NOMINATIM, max: 5_000, freshMs: 24 * HOUR_MS, staleMs: 6 * 24 * HOUR_MS };
/** The queue is everybody's: one address gets a third of it. */
const CLIENT_CALLS_PER_MINUTE = 20;
/** The longest text that is asked for; no place is called anything longer. */
const TEXT_MAX = 256;
/** About ten metres: near points share an answer, and where somebody is goes out no more exactly than is needed. */
const DECIMALS = 4;
const COMMON = { format: 'json', 'accept-language': 'en' };

function asProviderError(error: unknown): never {
  if (!(error instanceof QueueFull)) return geocoderFailure(NOMINATIM)(error);
  const known = { provider: NOMINATIM, kind: 'unavailable', status: null, retryable: true } as const;
  throw new ProviderError({ ...known, detail: LOCATION_TEXTS.failed, cause: error });
}

function asReverseFailure(error: unknown): never {
  const isRefused = error instanceof ProviderError && (error.status ?? 0) >= 400;
  throw isRefused ? new Error(REVERSE_FAILED, { cause: error }) : error;
}

/**
 * The open geocoder Nominatim, within its policy (C9): one call a second for the whole site, answers kept for a day,
 * a name to call us by. Never for what somebody is typing.
 */
export function nominatimProvider(options: NominatimOptions): Geocoder & ReverseGeocoder {
  const timeoutMs = options.timeoutMs ?? GEOCODING_TIMEOUT_MS;
  /** Waiting for a turn takes as long as the call at most. */
  const answerMs = 2 * timeoutMs;
  const http = createHttpClient({
    baseUrl: options.baseUrl,
    timeoutMs,
    // A repetition would be a call out of turn.
    retry: { retries: 0 },
    breaker: options.breaker,
    watch: options.watch,
  });
  const allowed = createCallAllowance({
    provider: NOMINATIM,
    clientCallsPerMinute: CLIENT_CALLS_PER_MINUTE,
    slowCallMs: options.breaker?.slowCallMs ?? BREAKER_DEFAULTS.slowCallMs,
  });
  const searches = createAnswerCache<readonly CityOption[]>({
    ...{ ...CACHE, sharedMs: answerMs },
    watch: options.watchCache?.('geocoder-searches'),
  });
  const points = createAnswerCache<PointNames>({
    ...{ ...CACHE, sharedMs: answerMs },
    watch: options.watchCache?.('geocoder-points'),
  });

  const get = (path: string, query: Readonly<Record<string, string>>): Promise<unknown> =>
    allowed(async () => {
      await options.queue();
      const headers = { 'user-agent': `Atoll (${options.publicUrl})` };
      return http.json({ path, query: { ...query, ...COMMON }, headers });
    }).catch(asProviderError);

  async function search(q: string): Promise<readonly CityOption[]> {
    const answer = await get('/search', { q, addressdetails: '1', limit: String(GEOCODING_LIMIT) });
    const items = shaped(NOMINATIM, SearchAnswer, answer);
    return complete(NominatimPlace, items).flatMap(readPlace).slice(0, GEOCODING_LIMIT);
  }

  async function reverse(lat: string, lon: string): Promise<PointNames> {
    return readPointNames(shaped(NOMINATIM, ReverseAnswer, await get('/reverse', { lat, lon })));
  }

  return {
    name: NOMINATIM,
    search: async (text) => {
      const q = text.trim();
      if (q.length > TEXT_MAX) return [];
      return searches.read(q.toLowerCase(), () => search(q), deadlineIn(answerMs));
    },
    reverse: ({ latitude, longitude }) => {
      const [lat, lon] = [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)];
      const work = points.read(`${lat},${lon}`, () => reverse(lat, lon), deadlineIn(answerMs));
      return work.catch(asReverseFailure);
    },
  };
}
