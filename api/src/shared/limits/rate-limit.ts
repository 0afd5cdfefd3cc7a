import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { Connection } from 'mongoose';
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error';
import { rateLimitModel } from './rate-limit.model';
import { createRecentRefusals } from './recent-refusals';

export interface Limit {
  /** Names what is counted. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** What was too much, as the sentence for who did it begins: 'Too many releases were published'. */
  readonly complaint: string;
  /** What else can be done than wait, as a sentence. */
  readonly advice?: string;
}

export interface RateLimit {
  /** Counts one more for somebody. Throws RATE_LIMITED, with when to come back, where that is one too many. */
  readonly count: (who: string) => Promise<void>;
}

/** A limit whose use is looked at before something is tried, and counted by how that ended. */
export interface StoredLimit extends RateLimit {
  /** Throws RATE_LIMITED where all of it is used; counts nothing. */
  readonly check: (who: string) => Promise<void>;
  /** Begins anew for somebody. */
  readonly forget: (who: string) => Promise<void>;
}

/** '45 seconds', '1 minute', '14 minutes': rounded up from two minutes on, because a bit too late is never too early. */
function durationInWords(seconds: number): string {
  const isShort = seconds < 120 && seconds !== 60;
  const [amount, unit] = isShort ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

function refusal(
  { most, windowSeconds, complaint, advice }: Limit,
  { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>,
): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const allowed = `${most} in ${durationInWords(windowSeconds)} are allowed`;
  return new AppError('RATE_LIMITED', {
    message: [`${complaint}: ${allowed}. Please try again in ${durationInWords(retryAfterSeconds)}.`, advice]
      .filter(Boolean)
      .join(' '),
    retryAfterSeconds,
  });
}

/** Counts one more for somebody; false where that is one too many. */
export async function isWithin(limit: RateLimit, who: string): Promise<boolean> {
  try {
    await limit.count(who);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

function counting(limit: Limit, limiter: RateLimiterAbstract): RateLimit {
  return {
    count: async (who) => {
      try {
        await limiter.consume(who);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(limit, error) : error;
      }
    },
  };
}

const optionsOf = ({ name, most, windowSeconds }: Limit) => ({
  keyPrefix: name,
  points: most,
  duration: windowSeconds,
});

/** A limit that all instances of the API count together, in the database, for no longer than /privacy says. */
export function sharedLimit(connection: Connection, limit: Limit): StoredLimit {
  if (limit.windowSeconds > KEPT_SECONDS.limit) {
    throw new RangeError(
      `${limit.name} counts for ${limit.windowSeconds} seconds, ${KEPT_SECONDS.limit} at most`,
    );
  }
  const { collection } = rateLimitModel(connection);
  const limiter = new RateLimiterMongo({
    ...optionsOf(limit),
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: collection.collectionName,
    // With every other model's, at start.
    disableIndexesCreation: true,
  });
  const refusals = createRecentRefusals();
  return {
    ...counting(limit, limiter),
    check: async (who) => {
      const msBeforeNext = refusals.msLeft(who);
      if (msBeforeNext !== null) throw refusal(limit, { msBeforeNext });
      const used = await limiter.get(who);
      if (!used || used.remainingPoints > 0) return;
      refusals.add(who, used.msBeforeNext);
      throw refusal(limit, used);
    },
    forget: async (who) => {
      await limiter.delete(who);
      refusals.forget(who);
    },
  };
}

/** A limit that each instance counts for itself: for what must not cost a write. */
export function ownLimit(limit: Limit): RateLimit {
  return counting(limit, new RateLimiterMemory(optionsOf(limit)));
}
