import type { StoredLimit } from '../../shared/limits/rate-limit';
import type { Lane, PasswordHashing } from './password-hashing';

/** A limit of failures, and under which name a failure counts there. */
export interface FailureCount {
  readonly limit: StoredLimit;
  readonly who: string;
}

interface HasPassword {
  readonly password_hash: string;
}

export interface PasswordCheck<T extends HasPassword> {
  /** Whose password it should be, read when it is its turn; null where there is no account. */
  readonly find: () => Promise<T | null>;
  readonly password: string;
  /** Whose turn the work takes. */
  readonly client: string;
  /** Where it waits; with everybody by default. */
  readonly lane?: Lane;
  /** Where a failure counts, by whose password it should be. */
  readonly countsOf: (found: T | null) => readonly FailureCount[];
}

export interface PasswordChecked<T> {
  readonly found: T | null;
  readonly isRight: boolean;
}

/**
 * Whether it is the password. All of it in turn: of many guesses at once no more are looked at than a limit allows, and
 * what one client sends waits for its own turns, not before others. Throws RATE_LIMITED where a limit is used up.
 */
export function checkPassword<T extends HasPassword>(
  passwords: PasswordHashing,
  { find, password, client, lane, countsOf }: PasswordCheck<T>,
): Promise<PasswordChecked<T>> {
  const check = async () => {
    const found = await find();
    const counts = countsOf(found);
    for (const { limit, who } of counts) await limit.check(who);
    const isRight = await passwords.verify(found?.password_hash ?? null, password);
    if (!isRight) await Promise.all(counts.map(({ limit, who }) => limit.count(who)));
    return { found, isRight };
  };
  return passwords.inTurn(client, check, lane);
}
