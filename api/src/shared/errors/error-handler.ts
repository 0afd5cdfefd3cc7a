import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorEnvelope } from '@atoll/contracts/errors';
import { AppError } from './app-error';
import { asksForPage } from '../http/asks-for-page';
import { isDatabaseOutage } from '../mongo/database-outage';
import { invalidInput } from './invalid-input';
import { errorPage } from './error-page';
import { isUnwritable } from './unwritable';

/** Fastify's own refusals that have a code of ours; its other 4xx are INVALID_REQUEST. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};
const DATABASE_RETRY_SECONDS = 5;

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Whatever was thrown, as an error of the catalogue. The original stays as its cause, for the log only. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseOutage(error) || isUnwritable(error)) {
    return new AppError('OVERLOADED', { retryAfterSeconds: DATABASE_RETRY_SECONDS, cause: error });
  }
  if (!isFastifyError(error)) return new AppError('INTERNAL', { cause: error });
  if (error.validation) return invalidInput(error);
  const status = error.statusCode ?? 500;
  const code = CODE_BY_STATUS[status] ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL');
  return new AppError(code, { cause: error });
}

function log(request: FastifyRequest, error: AppError): void {
  // An API that sheds load, or is not ready yet, says so on purpose; a lost database has a cause and is a failure.
  const isOnPurpose = error.code === 'OVERLOADED' && error.cause === undefined;
  const level = error.status >= 500 && !isOnPurpose ? 'error' : 'info';
  request.log[level]({ err: error, code: error.code }, 'request failed');
}

/**
 * Answers with the envelope of `@atoll/contracts/errors`, or with a page where a browser asked for one: the only place
 * where an error becomes a response.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  log(request, failure);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  reply.headers(failure.headers ?? {}).header('cache-control', 'no-store');
  if (asksForPage(request)) return reply.code(failure.status).send(errorPage(reply, failure.message));
  const envelope: ErrorEnvelope = {
    code: failure.code,
    message: failure.message,
    requestId: request.id,
    ...(failure.fields ? { fields: failure.fields } : {}),
  };
  // Not through the route's response schema: it describes the good answer and would drop our keys.
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(JSON.stringify({ ...failure.body, ...envelope }));
}
