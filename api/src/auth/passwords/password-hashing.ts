import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../shared/errors/app-error';
import { QueueFull } from '../../shared/limits/call-queue';
import { createFairQueue, type FairQueue } from '../../shared/limits/fair-queue';

/** The library's number for it; its enumeration exists in types alone. */
const ARGON2ID = 2;
/** As OWASP advises: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** About five seconds' worth: whoever would wait longer is asked to come back. */
const WAITING_MAX = 256;
/** An office behind one address may sign in at nine; half a second's worth. */
const WAITING_PER_CLIENT_MAX = 32;
const RETRY_SECONDS = 2;
/** A refusal is cheap for who asks again at once: so it takes a moment, and a flood leaves the API time for others. */
export const REFUSAL_DELAY_MS = 500;

/** Of who is signed in, holds a mailed link or has a browser that knows the account, and of everybody else: what strangers send keeps no owner waiting. */
export type Lane = 'known' | 'strangers';

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  /** Whether it is the password of a hash; for null, where there is no account, false after the same work. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
  /**
   * Runs one piece of work of a lane after the other, its clients in turn. Throws OVERLOADED where too much of a
   * client's waits.
   */
  readonly inTurn: <T>(client: string, work: () => Promise<T>, lane?: Lane) => Promise<T>;
}

/**
 * Hashes off the main thread, one of each lane at a time: memory and cores stay with the rest of the API, however many
 * sign in.
 * `hash` and `verify` themselves do not queue: call them in turn.
 */
export function createPasswordHashing(): PasswordHashing {
  const laneOf = (lane: Lane) =>
    createFairQueue({
      name: `passwords of ${lane}`,
      atOnce: 1,
      waiting: WAITING_MAX,
      waitingPerClient: WAITING_PER_CLIENT_MAX,
    });
  const lanes: Readonly<Record<Lane, FairQueue>> = { known: laneOf('known'), strangers: laneOf('strangers') };
  const ofNobody = hash(randomBytes(32), COST);
  // It is awaited where it is used; until then a failure must not end the process.
  ofNobody.catch(() => undefined);
  return {
    hash: (password) => hash(password, COST),
    verify: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? (await ofNobody), password);
      return isRight && passwordHash !== null;
    },
    inTurn: async (client, work, lane = 'strangers') => {
      try {
        return await lanes[lane](client, work);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        await delay(REFUSAL_DELAY_MS);
        throw new AppError('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS });
      }
    },
  };
}
