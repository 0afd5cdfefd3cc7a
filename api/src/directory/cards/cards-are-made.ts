import { AppError } from '../../shared/errors/app-error';

/** A country of fifty cities takes some milliseconds; what waits is a whole directory that was just written. */
const RETRY_SECONDS = 5;

/** A page that there is, of a place whose card the worker has not made yet: it must not be called unknown. */
export function cardsAreMade(): AppError {
  return new AppError('OVERLOADED', {
    message: 'This place is being prepared. Please try again in a moment.',
    retryAfterSeconds: RETRY_SECONDS,
  });
}
