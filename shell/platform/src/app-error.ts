import { isErrorEnvelope, type ErrorCode } from '@atoll/contracts/errors';

/** Why a request or an action failed, as a union that a page can branch on. */
export type AppError =
  | {
      readonly kind: 'api';
      readonly status: number;
      readonly code: ErrorCode;
      readonly message: string;
      readonly requestId: string;
      readonly fields?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'network'; readonly message: string }
  | {
      readonly kind: 'unknown';
      /** Of the reply, where there was one. */
      readonly status?: number;
      readonly message: string;
    };

/** A reply that is no JSON, such as the error page of a proxy. */
export class UnreadableReplyError extends Error {
  constructor(readonly status: number) {
    super(`The reply with status ${status} is not JSON`);
    this.name = 'UnreadableReplyError';
  }
}

/** Turns anything that was thrown or answered into an AppError; an AppError passes unchanged, also as the cause of an error. */
export function toAppError(problem: unknown, status = 0): AppError {
  if (isAppError(problem)) return problem;
  if (problem instanceof Error && isAppError(problem.cause)) return problem.cause;
  if (isErrorEnvelope(problem)) return { kind: 'api', status, ...problem };
  if (problem instanceof TypeError && /fetch|network/i.test(problem.message)) {
    return { kind: 'network', message: problem.message };
  }
  if (problem instanceof UnreadableReplyError)
    return { kind: 'unknown', status: problem.status, message: problem.message };
  return {
    kind: 'unknown',
    message: problem instanceof Error ? problem.message : `Unexpected answer ${status}`,
  };
}

function isAppError(problem: unknown): problem is AppError {
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'kind' in problem &&
    (problem.kind === 'api' || problem.kind === 'network' || problem.kind === 'unknown')
  );
}
