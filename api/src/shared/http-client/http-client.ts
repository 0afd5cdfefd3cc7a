import { BREAKER_DEFAULTS, createBreaker, type BreakerOptions } from './breaker';
import { RETRY_DEFAULTS, retryPolicy, type RetryOptions } from './retry';
import { HttpFailure } from './http-failure';
import { send, type HttpRequest } from './send';
import { UNWATCHED, type VendorWatch } from './vendor-watch';

export interface HttpClientOptions {
  readonly baseUrl: string;
  /** Of one attempt, from sending to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Longest answer that is read. */
  readonly maxBytes?: number;
  readonly retry?: Partial<RetryOptions>;
  readonly breaker?: Partial<BreakerOptions>;
  /** Sees every attempt, and what becomes of the circuit. */
  readonly watch?: VendorWatch | undefined;
}

/** Calls one other server. Every failure is an HttpFailure. */
export interface HttpClient {
  /** The parsed JSON body of the answer. */
  json(request: HttpRequest): Promise<unknown>;
}

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * A client for one host with a timeout, a bound on the answer's length, repetitions of idempotent calls and a
 * circuit breaker. One client per host and process, or the breaker does not see the host's failures.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl, timeoutMs, maxBytes = MAX_BYTES, watch = UNWATCHED } = options;
  const throughBreaker = createBreaker(
    new URL(baseUrl).host,
    { ...BREAKER_DEFAULTS, ...options.breaker },
    watch.breaker,
  );
  const repeating = retryPolicy({ ...RETRY_DEFAULTS, ...options.retry });
  return {
    json: (request) => {
      const attempt = () => watch.attempt(() => send(request, { baseUrl, timeoutMs, maxBytes }));
      const idempotent = request.idempotent ?? (request.method ?? 'GET') === 'GET';
      const call = throughBreaker(() => (idempotent ? repeating.execute(attempt) : attempt()));
      return call.catch((error: unknown) => {
        if (error instanceof HttpFailure && error.kind === 'circuit-open') watch.notAsked();
        throw error;
      });
    },
  };
}
