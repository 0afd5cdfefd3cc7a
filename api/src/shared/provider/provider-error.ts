import type { HttpFailure, HttpFailureKind } from '../http-client/http-failure';

/** What went wrong, in the words a caller branches on. 'limited': we did not ask, because the client asks too much. */
export type ProviderErrorKind =
  'refused' | 'authentication' | 'failed' | 'timeout' | 'unavailable' | 'limited';

export interface ProviderErrorDetails {
  /** The vendor's name as people know it, such as 'Amadeus'. */
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  /** HTTP status of the vendor's answer; null where there was none. */
  readonly status: number | null;
  /** The vendor's own code and words, null where it gave none. */
  readonly code?: number | string | null;
  readonly title?: string | null;
  readonly detail?: string | null;
  /** The request parameter the vendor complains about. */
  readonly parameter?: string | null;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A vendor's failure, the same for every vendor and port. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  readonly status: number | null;
  readonly code: number | string | null;
  readonly title: string | null;
  readonly detail: string | null;
  readonly parameter: string | null;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(details: ProviderErrorDetails) {
    super(`${details.provider}: ${details.kind} ${details.status ?? 'without an answer'}`, {
      cause: details.cause,
    });
    this.provider = details.provider;
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code ?? null;
    this.title = details.title ?? null;
    this.detail = details.detail ?? null;
    this.parameter = details.parameter ?? null;
    this.retryable = details.retryable;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** A vendor's answer that has no usable content, although its status promised one. */
export function unusableAnswer(provider: string, cause?: unknown): ProviderError {
  return new ProviderError({ provider, kind: 'failed', status: null, retryable: true, cause });
}

const KIND_BY_FAILURE: Readonly<Record<HttpFailureKind, ProviderErrorKind>> = {
  timeout: 'timeout',
  'circuit-open': 'unavailable',
  status: 'refused',
  network: 'failed',
  body: 'failed',
};

/** A failed call without vendor content: no answer, a broken one, or a circuit that is open. */
export function providerErrorOf(provider: string, failure: HttpFailure): ProviderError {
  const status = failure.status ?? null;
  return new ProviderError({
    provider,
    kind: KIND_BY_FAILURE[failure.kind],
    status,
    retryable: failure.kind !== 'status' || status === null || status >= 500 || status === 429,
    retryAfterMs: failure.retryAfterMs,
    cause: failure,
  });
}
