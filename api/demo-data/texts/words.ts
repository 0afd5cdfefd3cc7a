import type { Town } from '../world/town';

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

const ORDINALS = ['', 'second-', 'third-', 'fourth-', 'fifth-'] as const;

/** 'largest', 'second-largest': of a place from 1 to 5. */
export function largest(place: number): string {
  return `${ORDINALS[place - 1] ?? ''}largest`;
}

/** Two digits of a number say enough of it: 2,100,000. */
export function roundedNumber(count: number): number {
  const digits = Math.max(0, String(Math.round(count)).length - 2);
  return Math.round(count / 10 ** digits) * 10 ** digits;
}

/** The same as a sentence has it: '2,100,000'. */
export function rounded(count: number): string {
  return NUMBERS.format(roundedNumber(count));
}

export type Direction = (typeof DIRECTIONS)[number];

/** Where a town lies as seen from another one: 'northeast'. */
export function directionFrom(from: Town, to: Town): Direction {
  const north = to.latitude - from.latitude;
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
  const east = turn * Math.cos((from.latitude * Math.PI) / 180);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? 'north';
}
