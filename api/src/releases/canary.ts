import { createHash, randomUUID } from 'node:crypto';
import { COOKIES } from '@atoll/contracts/cookies';
import type { Visitor } from '../shared/releases/running-releases';

const { name: COOKIE, seconds: COOKIE_SECONDS } = COOKIES.release;
const VISITOR = /^[A-Za-z0-9_-]{22}$/;
const BUCKETS = 2 ** 32;

/** Chooses visitors for a canary: by name and app only, so that each always gets the same answer. */
export function getsCanary(visitor: string, app: string, percent: number): boolean {
  const bucket = createHash('sha256').update(`${app} ${visitor}`).digest().readUInt32BE();
  return bucket < (percent / 100) * BUCKETS;
}

function cookieValue(header: string | undefined): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, value] = pairs.find(([name]) => name === COOKIE) ?? [];
  return value !== undefined && VISITOR.test(value) ? value : null;
}

/** Of a UUID, because Node fetches randomness for many of them at a time: every page needs a name. */
function newName(): string {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url');
}

/** The visitor that a Cookie header names, or a new one. The cookie is for the page only: no script reads it. */
export function readVisitor(cookieHeader: string | undefined, isSecure: boolean): Visitor {
  const known = cookieValue(cookieHeader);
  if (known !== null) return { id: known, setCookie: null };
  const id = newName();
  const attributes = `Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { id, setCookie: `${COOKIE}=${id}; ${attributes}` };
}
