import { useState } from 'react';

/** The last value that was there, so that a closing dialog does not go blank while it fades. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** True from the first time on: what has been open once still needs its code while it closes. */
export function useEver(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}

/**
 * The last answer to this search, to be shown until its next page or order is there; null after another search.
 * `search` is what makes two answers ones to the same search.
 */
export function useLastAnswer<T>(search: string | null, answer: T | undefined): T | null {
  const [shown, setShown] = useState<{ search: string; answer: T } | null>(null);
  if (search !== null && answer !== undefined && (answer !== shown?.answer || search !== shown.search))
    setShown({ search, answer });
  return shown !== null && shown.search === search ? shown.answer : null;
}
