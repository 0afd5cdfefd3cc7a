import { minorText } from '@atoll/contracts/minor-in-words';
import type { AgentRequest, OwnQuote } from '@atoll/contracts/quote';
import { firstChoice, totalOf } from '@atoll/contracts/quote-totals';
import { addDays } from '@atoll/contracts/dates';
import { Panel } from '../shared/panel';
import { QuoteView } from './quote/quote-view';
import * as s from './request-page.module.css';
import { dayAndClock } from '../shared/time-words';

interface Props {
  readonly request: Pick<AgentRequest, 'quotes' | 'wish' | 'wishChanges'>;
  readonly now: number;
}

/** The versions that were sent, the newest first, each as the traveler sees it. */
export function SentQuotes({ request: { quotes, wish, wishChanges }, now }: Props) {
  const changedAt = wishChanges[0]?.at ?? '';
  if (quotes.length === 0) return null;
  const dateOf = (day: number) => (wish.when.from ? addDays(wish.when.from, day - 1) : null);
  const sumOf = ({ lines, currency }: OwnQuote) =>
    minorText(totalOf(lines, firstChoice(lines)).total, currency);
  return (
    <Panel title="What you have sent">
      {quotes.map((quote) => (
        <details key={quote.id} className={s.version}>
          <summary>
            Version {quote.version}, {sumOf(quote)}, sent {dayAndClock(quote.sentAt, now)}
            {quote.sentAt < changedAt && ', made before the change'}
          </summary>
          <QuoteView quote={quote} chosen={firstChoice(quote.lines)} dateOf={dateOf} />
        </details>
      ))}
    </Panel>
  );
}
