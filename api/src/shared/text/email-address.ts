import { domainToASCII, domainToUnicode } from 'node:url';
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

const HOST_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** A host as the network knows it, of whichever script. */
const ANY_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An address that somebody notes of somebody else, as it is kept and compared. Its host may be of any script, as it may
 * not where accounts are known by their addresses. Null for what is none.
 */
export function contactEmail(text: string): string | null {
  const plain = normaliseEmail(text);
  if (plain !== null) return plain;
  const [name = '', host = '', ...rest] = text.trim().split('@');
  const [plainName] = normaliseEmail(`${name}@host.example`)?.split('@') ?? [];
  const known = HOST_LETTERS.test(host) ? domainToASCII(host) : '';
  if (rest.length > 0 || plainName === undefined || !ANY_HOST.test(known)) return null;
  const email = `${plainName}@${domainToUnicode(known)}`;
  return email.length <= EMAIL_MAX ? email : null;
}
