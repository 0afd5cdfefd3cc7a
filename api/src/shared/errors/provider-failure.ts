import type { ErrorCode } from '@atoll/contracts/errors';
import { AppError, type AppErrorOptions } from './app-error';

/** What a provider answered instead of data. */
export interface ProviderAnswer {
  /** HTTP status of the provider's answer. */
  readonly status: number;
  readonly title?: string | undefined;
  readonly detail?: string | undefined;
  readonly code?: number | string | undefined;
}

/** Provider statuses that have a sentence of their own in the specification (ERR-02 to ERR-06). */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'PROVIDER_BAD_REQUEST',
  403: 'PROVIDER_FORBIDDEN',
  404: 'PROVIDER_NOT_FOUND',
  429: 'PROVIDER_RATE_LIMITED',
  500: 'PROVIDER_FAILED',
};

function sentence(answer: ProviderAnswer, code: ErrorCode | undefined): string | undefined {
  const reason = answer.detail ?? answer.title ?? answer.code;
  if (code === 'PROVIDER_BAD_REQUEST') return `Invalid request parameters: ${reason ?? 'no reason given'}`;
  if (code) return undefined;
  return `API Error: ${answer.title ?? `HTTP ${answer.status}`} - ${answer.detail ?? answer.code ?? answer.status}`;
}

/** The error for a provider's refusal, in the specification's words (ERR-01 to ERR-06). */
export function providerFailure(answer: ProviderAnswer, options: AppErrorOptions = {}): AppError {
  const code = CODE_BY_STATUS[answer.status];
  const message = sentence(answer, code);
  return new AppError(code ?? 'PROVIDER_FAILED', { ...(message ? { message } : {}), ...options });
}

/** The error for a provider that gives no token (ERR-07); `provider` is the vendor's name, such as 'Amadeus'. */
export function providerAuthenticationFailure(provider: string, options: AppErrorOptions = {}): AppError {
  return new AppError('PROVIDER_AUTHENTICATION', {
    message: `Failed to authenticate with ${provider} API`,
    ...options,
  });
}
