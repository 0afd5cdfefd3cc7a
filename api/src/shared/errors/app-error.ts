import type { ErrorCode } from '@atoll/contracts/errors';
import { CATALOGUE } from './catalogue';

export interface AppErrorOptions {
  /** Instead of the catalogue's sentence. Shown to people: no vendor, driver or stack text. */
  readonly message?: string;
  /** What is wrong with which input, one sentence each. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Merged into the envelope, so that a degraded answer keeps the shape of a list (`{hotels: [], …}`). */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure that the API answers with its catalogue entry; anything else that is thrown becomes INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: AppErrorOptions['fields'];
  readonly retryAfterSeconds: number | undefined;
  readonly body: AppErrorOptions['body'];
  readonly headers: AppErrorOptions['headers'];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? CATALOGUE[code].message, { cause: options.cause });
    this.code = code;
    this.status = CATALOGUE[code].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.body = options.body;
    this.headers = options.headers;
  }
}

/** An INVALID_REQUEST about one input. */
export function invalidField(field: string, problem: string): AppError {
  return new AppError('INVALID_REQUEST', { message: problem, fields: { [field]: problem } });
}
