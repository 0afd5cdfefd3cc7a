import type { OwnRequest, Quote } from '@atoll/contracts/quote';
import { choose, firstChoice, isWholeChoice } from '@atoll/contracts/quote-totals';
import { useIsServerPage } from '@atoll/platform';
import { startTransition, useEffect, useState } from 'react';
import { choicesStorage, keepChoices, keptChoices, type Choices } from './kept-choices';

const keyOf = ({ id, version }: Quote) => `${id} ${version}`;

/**
 * What is chosen of each quote: options and one of each group. It stays on this device until another version takes the
 * quote's place, which begins anew.
 */
export function useChoices({ id, quotes }: Pick<OwnRequest, 'id' | 'quotes'>) {
  const isServerPage = useIsServerPage();
  const [choices, setChoices] = useState<Choices>(() => (isServerPage ? {} : keptChoices(id)));

  useEffect(() => {
    const read = () => startTransition(() => setChoices(keptChoices(id)));
    read();
    return choicesStorage.onOtherTab(read);
  }, [id]);
  useEffect(() => {
    const kept = Object.entries(keptChoices(id));
    const left = kept.filter(([key]) => quotes.some((quote) => keyOf(quote) === key));
    if (left.length < kept.length) keepChoices(id, Object.fromEntries(left));
  }, [id, quotes]);

  function chosenOf(quote: Quote): readonly string[] {
    const kept = choices[keyOf(quote)];
    return kept && isWholeChoice(quote.lines, kept) ? kept : firstChoice(quote.lines);
  }
  function pick(quote: Quote, lineId: string): void {
    const next = { ...choices, [keyOf(quote)]: choose(quote.lines, chosenOf(quote), lineId) };
    setChoices(next);
    keepChoices(id, next);
  }
  return { chosenOf, pick };
}
