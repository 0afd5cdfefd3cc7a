import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** A code is good for its own half minute and the ones beside it, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 3;
const RECOVERY_GROUP_LETTERS = 4;
/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

function totp(secret: string, email = ''): TOTP {
  return new TOTP({ issuer: 'Atoll', label: email, secret: Secret.fromBase32(secret) });
}

/** 160 bits, as RFC 4226 wishes, in Base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from a picture to show codes of this secret (`otpauth://totp/…`). */
export function setUpAddress(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The half minute that a code belongs to; null where it is not right at this moment. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const made = totp(secret);
  const delta = made.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : made.counter({ timestamp: now }) + delta;
}

function recoveryCode(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: RECOVERY_GROUP_LETTERS }, letter).join('');
  return Array.from({ length: RECOVERY_GROUPS }, group).join('-');
}

/** Ten codes that each open the account once without the app: `K7QM-2WXD-9RPA`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, recoveryCode);
}

/** They have 58 bits, so that a plain hash keeps them. Spaces, hyphens and case do not matter. */
export function recoveryHash(code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}
