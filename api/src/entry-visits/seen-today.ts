import { createHmac, randomBytes } from 'node:crypto';

/** As many visits a day as one process remembers; further ones of that day are not counted. */
const SEEN_MAX = 200_000;
const KEY_BYTES = 12;

/**
 * Whether somebody comes to an entry for the first time today. Address and browser are mixed with a number that nobody
 * knows and that is another one each day, and only this process remembers the result: neither the database nor
 * yesterday's memory can tell who came.
 */
export function createSeenToday(now: () => Date): (visitor: readonly string[]) => boolean {
  let day = '';
  let salt = randomBytes(32);
  const seen = new Set<string>();
  return (visitor) => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      salt = randomBytes(32);
      seen.clear();
    }
    if (seen.size >= SEEN_MAX) return false;
    const key = createHmac('sha256', salt)
      .update(JSON.stringify(visitor))
      .digest()
      .subarray(0, KEY_BYTES)
      .toString('base64');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}
