import { PRICE_PROBLEMS } from '@atoll/contracts/bounds';
import type { RangeProblems } from './range-texts';

/** Everything that a range field says about its numbers. */
export interface RangeWords {
  /** Accessible names of the slider's handles. */
  readonly handles: { readonly min: string; readonly max: string };
  /** Labels of the number fields. */
  readonly fields: { readonly min: string; readonly max: string };
  readonly problems: RangeProblems;
}

/** Prices in dollars. */
export const PRICE_WORDS: RangeWords = {
  handles: { min: 'Lowest price', max: 'Highest price' },
  fields: { min: 'Min, $', max: 'Max, $' },
  problems: { text: 'Enter whole numbers, such as 100', ...PRICE_PROBLEMS },
};
