import { PROVIDER_TIMEOUT_MS, TOKEN_REFRESH_MARGIN_MS } from '@atoll/contracts/constants';
import { BREAKER_DEFAULTS } from '../../http-client/breaker';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '../../http-client/http-client';
import type { VendorWatch } from '../../http-client/vendor-watch';
import { createCallAllowance } from '../../provider/call-allowance';
import { ProviderError, unusableAnswer } from '../../provider/provider-error';
import { createAccessTokens, type AccessTokens, type IssuedToken } from './access-token';
import { AMADEUS, amadeusError, amadeusTokenError } from './amadeus-error';

export interface AmadeusOptions {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Calls that one client may cause in a minute. */
  readonly clientCallsPerMinute?: number;
  /** The vendor takes 30 s at most (PRV-01). */
  readonly timeoutMs?: number;
  readonly retry?: HttpClientOptions['retry'];
  readonly breaker?: HttpClientOptions['breaker'];
  readonly watch?: VendorWatch;
  /** Milliseconds; injectable for tests. */
  readonly now?: () => number;
}

export type AmadeusQuery = Readonly<Record<string, string | undefined>>;

/** Authorised GET calls to Amadeus. */
export interface AmadeusClient {
  /** The `data` member of the answer. Fails with a ProviderError. */
  data(path: string, query?: AmadeusQuery): Promise<unknown>;
}

const CLIENT_CALLS_PER_MINUTE = 120;
const TOKEN_PATH = '/v1/security/oauth2/token';
/** New callers wait this long for a token request that somebody else started. */
const TOKEN_SHARED_MS = 2_500;

function readToken(body: unknown): IssuedToken {
  const answer = body as { access_token?: unknown; expires_in?: unknown } | null;
  const { access_token: value, expires_in: seconds } = answer ?? {};
  if (typeof value !== 'string' || typeof seconds !== 'number') {
    throw new ProviderError({ provider: AMADEUS, kind: 'authentication', status: null, retryable: true });
  }
  return { value, lifetimeMs: seconds * 1_000 };
}

async function requestToken(http: HttpClient, options: AmadeusOptions): Promise<IssuedToken> {
  const { clientId, clientSecret } = options;
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  // Asking twice gives two valid tokens and changes nothing else, so it may be repeated.
  const body = await http
    .json({ method: 'POST', path: TOKEN_PATH, form, idempotent: true })
    .catch((error: unknown) => {
      throw amadeusTokenError(error);
    });
  return readToken(body);
}

function dataOf(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data;
  throw unusableAnswer(AMADEUS);
}

async function authorised(
  http: HttpClient,
  tokens: AccessTokens,
  path: string,
  query: AmadeusQuery,
): Promise<unknown> {
  const call = (token: string) =>
    http.json({ path, query, headers: { authorization: `Bearer ${token}` } }).catch((error: unknown) => {
      throw amadeusError(error);
    });
  const token = await tokens.current();
  try {
    return await call(token);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 401) throw error;
    tokens.forget(token);
    return await call(await tokens.current());
  }
}

/**
 * A client for one Amadeus account: bearer token by client credentials, kept until five minutes before its end and
 * asked for once by any number of parallel calls; a 401 forgets it and repeats the call once (PRV-01 to PRV-04). What
 * a request from outside may cause is bounded.
 */
export function createAmadeusClient(options: AmadeusOptions): AmadeusClient {
  const http = createHttpClient({
    baseUrl: options.baseUrl,
    timeoutMs: options.timeoutMs ?? PROVIDER_TIMEOUT_MS,
    retry: options.retry,
    breaker: options.breaker,
    watch: options.watch,
  });
  const tokens = createAccessTokens({
    request: () => requestToken(http, options),
    marginMs: TOKEN_REFRESH_MARGIN_MS,
    sharedMs: TOKEN_SHARED_MS,
    now: options.now ?? Date.now,
  });
  const allowed = createCallAllowance({
    provider: AMADEUS,
    clientCallsPerMinute: options.clientCallsPerMinute ?? CLIENT_CALLS_PER_MINUTE,
    slowCallMs: options.breaker?.slowCallMs ?? BREAKER_DEFAULTS.slowCallMs,
  });
  return {
    data: async (path, query = {}) => dataOf(await allowed(() => authorised(http, tokens, path, query))),
  };
}
