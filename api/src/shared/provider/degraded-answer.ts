import { AppError, type AppErrorOptions } from '../errors/app-error';
import { providerAuthenticationFailure, providerFailure } from '../errors/provider-failure';
import { ProviderError } from './provider-error';

const DEFAULT_RETRY_SECONDS = 2;

function retryAfterSeconds(error: ProviderError): number | undefined {
  if (error.kind !== 'unavailable' && error.kind !== 'limited' && error.status !== 429) return undefined;
  if (error.retryAfterMs === undefined) return DEFAULT_RETRY_SECONDS;
  return Math.max(1, Math.ceil(error.retryAfterMs / 1_000));
}

function said({ detail }: ProviderError): Pick<AppErrorOptions, 'message'> {
  return detail === null ? {} : { message: detail };
}

/**
 * The API's answer to a vendor's failure, in the specification's words (ERR-01 to ERR-07).
 * `body` is merged into it, so that a failing list is still shaped like a list.
 */
function appErrorOf(error: ProviderError, body?: AppErrorOptions['body']): AppError {
  const options: AppErrorOptions = { body, cause: error, retryAfterSeconds: retryAfterSeconds(error) };
  if (error.kind === 'timeout') return new AppError('PROVIDER_TIMEOUT', options);
  if (error.kind === 'unavailable') return new AppError('PROVIDER_UNAVAILABLE', options);
  if (error.kind === 'limited') return new AppError('RATE_LIMITED', { ...options, ...said(error) });
  // Before the status is looked at: a token call that failed with 500 is an authentication failure (ERR-07).
  if (error.kind === 'authentication' && error.title === null) {
    return providerAuthenticationFailure(error.provider, options);
  }
  if (error.kind === 'failed' || (error.status ?? 500) >= 500)
    return new AppError('PROVIDER_FAILED', options);
  return providerFailure(
    {
      status: error.status ?? 500,
      title: error.title ?? undefined,
      detail: error.detail ?? undefined,
      code: error.code ?? undefined,
    },
    options,
  );
}

/** For `.catch`: turns a vendor's failure into the API's error, shaped like `body`; anything else passes. */
export function degradeTo(body?: AppErrorOptions['body']): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError) throw appErrorOf(error, body);
    if (error instanceof AppError && body) {
      throw new AppError(error.code, {
        message: error.message,
        fields: error.fields,
        headers: error.headers,
        retryAfterSeconds: error.retryAfterSeconds,
        body: { ...error.body, ...body },
        cause: error,
      });
    }
    throw error;
  };
}
