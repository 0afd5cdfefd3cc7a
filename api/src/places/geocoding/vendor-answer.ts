import { LOCATION_TEXTS } from '@atoll/contracts/location-texts';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { HttpFailure } from '../../shared/http-client/http-failure';
import { ProviderError, providerErrorOf } from '../../shared/provider/provider-error';

/** The specification's sentence for a call that failed (HOM-31). */
function sentenceFor({ kind, status }: HttpFailure): string {
  if (kind === 'status') return LOCATION_TEXTS.status(status ?? 0);
  return kind === 'body' ? LOCATION_TEXTS.format : LOCATION_TEXTS.failed;
}

/** For `.catch`: a geocoder's failure as a ProviderError whose detail is the specification's sentence. */
export function geocoderFailure(provider: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof HttpFailure)) throw error;
    const plain = providerErrorOf(provider, error);
    throw new ProviderError({
      provider,
      kind: error.status === 401 ? 'authentication' : plain.kind,
      status: plain.status,
      detail: sentenceFor(error),
      retryable: plain.retryable,
      retryAfterMs: plain.retryAfterMs,
      cause: error,
    });
  };
}

/** The answer, if it has the shape. Throws a ProviderError that says 'Invalid response format' if not. */
export function shaped<S extends TSchema>(provider: string, schema: S, body: unknown): Static<S> {
  if (Value.Check(schema, body)) return body;
  const known = { provider, kind: 'failed', status: null, retryable: true } as const;
  throw new ProviderError({ ...known, detail: LOCATION_TEXTS.format });
}

/** The entries that have the shape: one that lacks something is no reason to lose the others (HSE-17). */
export function complete<S extends TSchema>(schema: S, entries: readonly unknown[]): Static<S>[] {
  return entries.filter((entry): entry is Static<S> => Value.Check(schema, entry));
}
