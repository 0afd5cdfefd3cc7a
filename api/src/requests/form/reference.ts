import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which people mistake for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** What people say of a request on the phone: 'AT-7K2M9Q'. */
export function newReference(): string {
  return `AT-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
