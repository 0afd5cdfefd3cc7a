import { AppError } from '../platform/errors/app-error';
import { QueueFull } from '../platform/limits/call-queue';
import { createFairQueue, type FairQueue, type FairQueueOptions } from '../platform/limits/fair-queue';

const RETRY_SECONDS = 2;
const TOO_MANY = `Too many new pictures were asked for from this address. Please try again in ${RETRY_SECONDS} s.`;

function refuse(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  const retryAfterSeconds = RETRY_SECONDS;
  if (!error.isOfOneClient) throw new AppError('OVERLOADED', { retryAfterSeconds });
  throw new AppError('RATE_LIMITED', { message: TOO_MANY, retryAfterSeconds });
}

/** Turns for drawing pictures; whoever finds no place to wait is answered 429, or 503 where everybody waits. */
export function createDrawingTurns(options: FairQueueOptions): FairQueue {
  const turns = createFairQueue(options);
  return (client, draw, signal) => turns(client, draw, signal).catch(refuse);
}
