import type { Town } from '../world/town';

const WITH_ARTICLE =
  /^(United |Republic of|Democratic Republic|Dominican Republic|Central African|Netherlands|Philippines|Maldives|Bahamas|Gambia|Comoros|Seychelles|Isle of Man)|Islands$/;
const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

// Making one takes longer than all its answers.
const NUMBERS = new Intl.NumberFormat('en-US');

/** 'the Netherlands', 'France'. */
export function theCountry(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country;
}

/** 'a, b and c'. */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Two digits of a number say enough of it: '2,100,000'. */
export function rounded(count: number): string {
  const digits = Math.max(0, String(Math.round(count)).length - 2);
  return NUMBERS.format(Math.round(count / 10 ** digits) * 10 ** digits);
}

/** Where a town lies as seen from another one: 'northeast'. */
export function directionFrom(from: Town, to: Town): string {
  const north = to.latitude - from.latitude;
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
  const east = turn * Math.cos((from.latitude * Math.PI) / 180);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? 'north';
}
