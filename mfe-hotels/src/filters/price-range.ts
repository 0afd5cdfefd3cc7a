import { INITIAL_PRICE_RANGE, type PriceRange } from '@atoll/contracts/pages/hotels.page';

/** What the two number fields hold, as it was typed. */
export interface PriceTexts {
  min: string;
  max: string;
}

const PROBLEMS = {
  text: 'Enter whole numbers, such as 100',
  negative: 'Prices cannot be negative',
  order: 'The lowest price is above the highest',
} as const;

export function textsOf({ min, max }: PriceRange): PriceTexts {
  return { min: String(min), max: String(max) };
}

/** What is wrong with typed prices, as the sentence to show, or null. An empty field asks for nothing. */
export function priceProblem({ min, max }: PriceTexts): string | null {
  const texts = [min, max].map((text) => text.trim()).filter(Boolean);
  if (texts.some((text) => /^-\s*\d/.test(text))) return PROBLEMS.negative;
  if (!texts.every((text) => /^\d+$/.test(text))) return PROBLEMS.text;
  const isCleared = texts.length < 2 || Number(max) === 0;
  return !isCleared && Number(min) > Number(max) ? PROBLEMS.order : null;
}

/**
 * Two sound texts as a price range. Null, which sends none, without a maximum above 0 and with both ends where they
 * were at first (HSE-52, HSE-64).
 */
export function parsePriceRange(texts: PriceTexts): PriceRange | null {
  if (priceProblem(texts)) return null;
  const [min, max] = [Number(texts.min), Number(texts.max)];
  const isUntouched = min === INITIAL_PRICE_RANGE.min && max === INITIAL_PRICE_RANGE.max;
  return max === 0 || isUntouched ? null : { min, max };
}
