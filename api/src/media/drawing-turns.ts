import { AppError } from '../shared/errors/app-error';
import { QueueFull } from '../shared/limits/call-queue';
import { createFairQueue, type FairQueue, type FairQueueOptions } from '../shared/limits/fair-queue';

const RETRY_SECONDS = 2;
const TOO_MANY = `Too many new pictures were asked for from this address. Please try again in ${RETRY_SECONDS} seconds.`;

function refuse(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  const retryAfterSeconds = RETRY_SECONDS;
  if (!error.isOfOneClient) throw new AppError('OVERLOADED', { retryAfterSeconds });
  throw new AppError('RATE_LIMITED', { message: TOO_MANY, retryAfterSeconds });
}

/** Turns for drawing pictures; whoever finds no place to wait is answered 429, or 503 where everybody waits. */
function createDrawingTurns(options: FairQueueOptions): FairQueue {
  const turns = createFairQueue(options);
  return (client, draw, signal) => turns(client, draw, signal).catch(refuse);
}

/** A drawing by its name; who asks while it is being made shares it, who asks before that waits for the own turn. */
export type SharedDrawings = (name: string, client: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Drawings that are made once, however many ask at the same time. Nobody joins one that still waits: whoever asked for
 * it first may have a long line before it.
 */
export function createSharedDrawings(options: FairQueueOptions): SharedDrawings {
  const turns = createDrawingTurns(options);
  const begun = new Map<string, Promise<Buffer>>();
  return (name, client, draw) => {
    const drawOnce = () => {
      const known = begun.get(name);
      if (known) return known;
      const drawing = draw().finally(() => begun.delete(name));
      begun.set(name, drawing);
      return drawing;
    };
    return begun.get(name) ?? turns(client, drawOnce);
  };
}
