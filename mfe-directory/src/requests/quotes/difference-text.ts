import { minorText } from '@atoll/contracts/minor-in-words';

/** '$24.00 more', '$6.00 less'; null where both cost the same. */
export function differenceText(minor: number, before: number, currency: string): string | null {
  if (minor === before) return null;
  return `${minorText(Math.abs(minor - before), currency)} ${minor > before ? 'more' : 'less'}`;
}
