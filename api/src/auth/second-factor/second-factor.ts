import { AppError } from '../../shared/errors/app-error';
import type { AuthParts } from '../auth-parts';
import type { SecondFactor, UserDocument } from '../models/user.model';
import { newRecoveryCodes, newSecret, recoveryHash, setUpAddress, stepOf } from './codes';

export interface SecondFactors {
  /** A new secret, which opens nothing until its first code was right. */
  readonly begin: (user: UserDocument) => Promise<{ secret: string; address: string }>;
  /** Turns it on; the codes that open the account without the app, which nobody sees again. Throws for a wrong code. */
  readonly turnOn: (user: UserDocument, code: string) => Promise<string[]>;
  /** Throws for a code that is not right, or was used before. */
  readonly check: (user: UserDocument, code: string) => Promise<void>;
}

const WRONG = 'The code is not right. Take the one that the app shows now.';

export function wrongCode(): AppError {
  return new AppError('INVALID_REQUEST', { message: WRONG, fields: { code: WRONG } });
}

/** Apps that show codes (RFC 6238), for those who work in the portal. Wrong codes are counted by the routes. */
export function createSecondFactors(
  { users, secretBox }: Pick<AuthParts, 'users' | 'secretBox'>,
  now: () => number = Date.now,
): SecondFactors {
  /** Whether it was still the factor that was read: of two uses of one code at once, one loses. */
  async function replace(user: UserDocument, before: SecondFactor, after: SecondFactor): Promise<void> {
    if (!(await users.changeSecondFactor(user._id, before, after))) throw wrongCode();
  }

  function usedStep({ secret, last_step }: SecondFactor, code: string): number | null {
    const opened = /^\d{6}$/.test(code) ? secretBox.open(secret) : null;
    const step = opened === null ? null : stepOf(opened, code, now());
    return step !== null && step > last_step ? step : null;
  }

  /** By the secret that signs now, so that an earlier one can be forgotten. */
  function resealed({ secret }: SecondFactor): Pick<SecondFactor, 'secret'> {
    const opened = secretBox.open(secret);
    return { secret: opened === null ? secret : secretBox.seal(opened) };
  }

  return {
    begin: async ({ _id, email }) => {
      const secret = newSecret();
      const factor = { secret: secretBox.seal(secret), since: null, last_step: 0, recovery_hashes: [] };
      await users.change(_id, { second_factor: factor });
      return { secret, address: setUpAddress(secret, email) };
    },
    turnOn: async (user, code) => {
      const factor = user.second_factor;
      const step = factor && usedStep(factor, code.replace(/\s/g, ''));
      if (!factor || factor.since || step === null || step === undefined) throw wrongCode();
      const codes = newRecoveryCodes();
      const on = {
        ...factor,
        since: new Date(now()),
        last_step: step,
        recovery_hashes: codes.map(recoveryHash),
      };
      await replace(user, factor, on);
      return codes;
    },
    check: async (user, code) => {
      const factor = user.second_factor;
      if (!factor?.since) throw wrongCode();
      const step = usedStep(factor, code.replace(/\s/g, ''));
      if (step !== null) return replace(user, factor, { ...factor, ...resealed(factor), last_step: step });
      const hash = recoveryHash(code);
      if (!factor.recovery_hashes.includes(hash)) throw wrongCode();
      const left = factor.recovery_hashes.filter((each) => each !== hash);
      return replace(user, factor, { ...factor, recovery_hashes: left });
    },
  };
}
