import { wholeNumberText } from '@atoll/contracts/words';

/**
 * What is wrong with a text that is longer than it may be; null where it is not. A field without `maxLength` says so,
 * where one with it would cut what is pasted without a word.
 */
export function tooLong(text: string, max: number): string | null {
  if (text.length <= max) return null;
  return `At most ${wholeNumberText(max)} letters, please. These are ${wholeNumberText(text.length)}.`;
}
