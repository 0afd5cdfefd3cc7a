import type { OwnRequest, Quote } from '@atoll/contracts/quote';
import { firstChoice, totalOf } from '@atoll/contracts/quote-totals';
import { firstName } from '@atoll/contracts/words';
import { useState } from 'react';
import { changesSince, differencesFrom } from './quote-differences';
import type { ShownQuote } from './quote-head';

/** Side by side at most. */
export const SIDE_BY_SIDE_MAX = 3;

type Compared = Pick<OwnRequest, 'quotes' | 'earlier' | 'invitations'>;

/** The quotes on the table, by their agents: another version of a quote takes its place. The first is compared with. */
export function useShownQuotes(
  { quotes, earlier, invitations }: Compared,
  chosenOf: (quote: Quote) => readonly string[],
) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const known = picked.flatMap((agentId) => quotes.find((quote) => quote.agentId === agentId) ?? []);
  const others = quotes.filter((quote) => !known.includes(quote));
  const onTable = [...known, ...others].slice(0, SIDE_BY_SIDE_MAX);
  const [base] = onTable;
  const shown = onTable.map((quote): ShownQuote => {
    const invitation = invitations.find(({ agent }) => agent.id === quote.agentId);
    const before = earlier.find(({ agentId }) => agentId === quote.agentId);
    const isComparable = before?.currency === quote.currency;
    return {
      quote,
      invitation,
      agent: firstName(invitation?.agent.name ?? 'The agent'),
      chosen: chosenOf(quote),
      fromBase: !base || quote === base ? null : differencesFrom(base, quote),
      sinceEarlier: before ? changesSince(before, quote) : null,
      earlierTotal: before && isComparable ? totalOf(before.lines, firstChoice(before.lines)).total : null,
    };
  });
  return {
    shown,
    /** Puts a quote first: the others are compared with it. One that was not on the table takes the last one's place. */
    putFirst: (agentId: string) =>
      setPicked([agentId, ...onTable.map((quote) => quote.agentId).filter((id) => id !== agentId)]),
  };
}
