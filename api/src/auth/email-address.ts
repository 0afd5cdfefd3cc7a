import { EMAIL_MAX } from '@atoll/contracts/account-words';

/** One @ between printable ASCII without spaces, quotes or separators, and a dotted host. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const ASCII = /^[\x20-\x7e]+$/;
const LOCAL_MAX = 64;

/**
 * An address as accounts are known by: without spaces around it, in small letters. Null for what is none. ASCII only,
 * checked before letters are made small, because other letters look like these or become them.
 */
export function normaliseEmail(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > EMAIL_MAX || !ASCII.test(trimmed)) return null;
  const email = trimmed.toLowerCase();
  return ADDRESS.test(email) && email.indexOf('@') <= LOCAL_MAX ? email : null;
}
