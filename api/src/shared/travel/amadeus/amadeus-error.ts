import { HttpFailure } from '../../http-client/http-failure';
import { ProviderError, providerErrorOf } from '../../provider/provider-error';

export const AMADEUS = 'Amadeus';

interface VendorIssue {
  readonly code?: unknown;
  readonly title?: unknown;
  readonly detail?: unknown;
  readonly source?: { readonly parameter?: unknown };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function firstIssue(body: unknown): VendorIssue | null {
  if (!isRecord(body) || !Array.isArray(body.errors)) return null;
  const issue: unknown = body.errors[0];
  return isRecord(issue) ? issue : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function codeOf(value: unknown): number | string | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** Any failure of a data call as a ProviderError, with the vendor's first issue where it sent one. */
export function amadeusError(error: unknown): unknown {
  if (!(error instanceof HttpFailure)) return error;
  const plain = providerErrorOf(AMADEUS, error);
  if (error.kind !== 'status') return plain;
  const issue = firstIssue(error.body);
  return new ProviderError({
    provider: AMADEUS,
    kind: error.status === 401 ? 'authentication' : 'refused',
    status: plain.status,
    code: codeOf(issue?.code),
    title: textOf(issue?.title),
    detail: textOf(issue?.detail),
    parameter: textOf(issue?.source?.parameter),
    retryable: plain.retryable,
    retryAfterMs: plain.retryAfterMs,
    cause: error,
  });
}

/** A failure of the token call: authentication has failed, unless the vendor was not asked at all (ERR-07). */
export function amadeusTokenError(error: unknown): unknown {
  if (!(error instanceof HttpFailure) || error.kind === 'circuit-open') return amadeusError(error);
  return new ProviderError({
    provider: AMADEUS,
    kind: 'authentication',
    status: error.status ?? null,
    retryable: true,
    cause: error,
  });
}
