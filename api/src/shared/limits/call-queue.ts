import type { Connection } from 'mongoose';
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterQueue,
  RateLimiterQueueError,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { rateLimitModel } from './rate-limit.model';

export interface CallQueueOptions {
  /** Names what is waited for. */
  readonly name: string;
  /** From one call to the next. */
  readonly gapMs: number;
  /** Calls that may wait in one instance. */
  readonly waiting: number;
}

/** No place left to wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor(
    message: string,
    /** True where only the one who asks has no place left. */
    readonly isOfOneClient = false,
  ) {
    super(message);
  }
}

/** Resolves when it is the caller's turn, first come first served. Throws QueueFull. */
export type CallQueue = () => Promise<void>;

function queueOn(limiter: RateLimiterAbstract, { name, waiting }: CallQueueOptions): CallQueue {
  const queue = new RateLimiterQueue(limiter, { maxQueueSize: waiting });
  return async () => {
    await queue.removeTokens(1).catch((error: unknown) => {
      if (error instanceof RateLimiterQueueError) throw new QueueFull(`${name}: ${error.message}`);
      throw error;
    });
  };
}

const optionsOf = ({ name, gapMs }: CallQueueOptions) => ({
  keyPrefix: name,
  points: 1,
  duration: gapMs / 1_000,
});

/** A queue whose turns all instances of the API share, through the database: one call at a time for the whole site. */
export function sharedQueue(connection: Connection, options: CallQueueOptions): CallQueue {
  const limiter = new RateLimiterMongo({
    ...optionsOf(options),
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: rateLimitModel(connection).collection.collectionName,
    // With every other model's, at start.
    disableIndexesCreation: true,
  });
  return queueOn(limiter, options);
}

/** A queue of one instance. */
export function ownQueue(options: CallQueueOptions): CallQueue {
  return queueOn(new RateLimiterMemory(optionsOf(options)), options);
}
