/**
 * Why a call to another server gave no usable answer: it was too slow, the connection broke, it answered with a
 * failing status, its body could not be used, or its circuit is open and it was not asked at all.
 */
export type HttpFailureKind = 'timeout' | 'network' | 'status' | 'body' | 'circuit-open';

interface HttpFailureDetails {
  readonly kind: HttpFailureKind;
  readonly host: string;
  /** HTTP status, for kind 'status' and 'body'. */
  readonly status?: number;
  /** The parsed body of a failing answer; undefined where it was not JSON. */
  readonly body?: unknown;
  /** From the answer's Retry-After, or until an open circuit lets a call through. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** A failed call. Its message names host and kind only: addresses and headers can hold secrets. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly kind: HttpFailureKind;
  readonly host: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;

  constructor(details: HttpFailureDetails) {
    const status = details.status === undefined ? '' : ` (HTTP ${details.status})`;
    super(`${details.host}: ${details.kind}${status}`, { cause: details.cause });
    this.kind = details.kind;
    this.host = details.host;
    this.status = details.status;
    this.body = details.body;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** True when the failure says that the host is in trouble, rather than that it refused this request. */
export function isHostTrouble(error: unknown): boolean {
  if (!(error instanceof HttpFailure)) return false;
  return error.kind !== 'status' || (error.status ?? 0) >= 500;
}
