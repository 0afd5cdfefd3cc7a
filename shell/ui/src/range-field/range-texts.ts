import type { BoundsProblems } from '@atoll/contracts/bounds';

/** A range of whole numbers; both ends belong to it. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** What the two number fields hold, as it was typed. */
export interface RangeTexts {
  min: string;
  max: string;
}

/** What is said about numbers that make no range. */
export interface RangeProblems extends BoundsProblems {
  /** Not a whole number. */
  readonly text: string;
}

export function textsOf({ min, max }: NumberRange): RangeTexts {
  return { min: String(min), max: String(max) };
}

/** What is wrong with typed numbers, as the sentence to show, or null. An empty field asks for nothing. */
export function rangeProblem({ min, max }: RangeTexts, problems: RangeProblems): string | null {
  const texts = [min, max].map((text) => text.trim()).filter(Boolean);
  if (texts.some((text) => /^-\s*\d/.test(text))) return problems.negative;
  if (!texts.every((text) => /^\d+$/.test(text))) return problems.text;
  const isCleared = texts.length < 2 || Number(max) === 0;
  return !isCleared && Number(min) > Number(max) ? problems.order : null;
}

/**
 * Two sound texts as a range. Null, which narrows nothing, without a maximum above 0 and with both ends at the
 * bounds, where they were at first.
 */
export function parseRange(texts: RangeTexts, bounds: NumberRange): NumberRange | null {
  const [min, max] = [Number(texts.min), Number(texts.max)];
  const isUntouched = min === bounds.min && max === bounds.max;
  return max === 0 || isUntouched ? null : { min, max };
}
