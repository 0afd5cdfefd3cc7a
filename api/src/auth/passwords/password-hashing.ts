import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { AppError } from '../../platform/errors/app-error';

/** The library's number for it; its enumeration exists in types alone. */
const ARGON2ID = 2;
/** As OWASP advises: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** About two seconds' worth: whoever would wait longer is asked to come back. */
const WAITING_MAX = 64;
const RETRY_SECONDS = 2;

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  /** Whether it is the password of a hash; for null, where there is no account, false after the same work. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
  /** Runs one piece of work after the other. Throws OVERLOADED where too many wait. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Hashes off the main thread, one at a time: memory and cores stay with the rest of the API, however many sign in.
 * `hash` and `verify` themselves do not queue: call them in turn.
 */
export function createPasswordHashing(): PasswordHashing {
  const turns = bulkhead(1, WAITING_MAX);
  const ofNobody = hash(randomBytes(32), COST);
  // It is awaited where it is used; until then a failure must not end the process.
  ofNobody.catch(() => undefined);
  return {
    hash: (password) => hash(password, COST),
    verify: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? (await ofNobody), password);
      return isRight && passwordHash !== null;
    },
    inTurn: async (work) => {
      try {
        return await turns.execute(work);
      } catch (error) {
        if (!isBulkheadRejectedError(error)) throw error;
        throw new AppError('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS });
      }
    },
  };
}
