import { minorText } from '@atoll/contracts/minor-in-words';
import type { OwnRequest, Quote } from '@atoll/contracts/quote';
import { fullDay } from '@atoll/contracts/dates-in-words';
import type { RateTable } from '@atoll/contracts/money';
import type { InvitationView, RequestWish } from '@atoll/contracts/quote-request';
import { totalOf } from '@atoll/contracts/quote-totals';
import { countOf } from '@atoll/contracts/words';
import { useToday } from '@atoll/platform/today';
import { Chip } from '@atoll/ui/chip';
import { Portrait } from '@atoll/ui/portrait';
import { ShareQuote } from '../plans/share-quote';
import { TakeQuote } from '../plans/take-quote';
import { AcceptQuote } from './accept-quote';
import { budgetNotes } from './budget-words';
import type { Differences } from './quote-differences';
import { differenceText } from './difference-text';
import * as s from './quote-comparison.module.css';

/** A quote on the table, with what is chosen of it. */
export interface ShownQuote {
  readonly quote: Quote;
  readonly invitation: InvitationView | undefined;
  /** The agent's first name. */
  readonly agent: string;
  readonly chosen: readonly string[];
  /** Against the first quote of the table; null for that one itself. */
  readonly fromBase: Differences | null;
  /** Against its own version before; null where there is none. */
  readonly sinceEarlier: Differences | null;
  /** The total of the version before with its first choice; null where there is none, or in another currency. */
  readonly earlierTotal: number | null;
}

interface QuoteHeadProps {
  readonly shown: ShownQuote;
  readonly base: ShownQuote;
  readonly token: string;
  readonly wish: RequestWish;
  /** Null where nothing is to be converted, and until they are there. */
  readonly rates: RateTable | null;
  readonly shared: OwnRequest['shared'];
  /** When the wish was changed last; null where it never was. */
  readonly changedAt: string | null;
  readonly hasOthers: boolean;
  readonly isOpen: boolean;
  readonly onConflict: (message: string) => void;
}

/** '$492.00 less than Inês, 7 differences'. */
function baseWords({ quote, chosen, fromBase }: ShownQuote, base: ShownQuote): string | null {
  if (!fromBase) return null;
  const total = totalOf(quote.lines, chosen).total;
  const price =
    base.quote.currency === quote.currency
      ? differenceText(total, totalOf(base.quote.lines, base.chosen).total, quote.currency)
      : null;
  const words = [
    price && `${price} than ${base.agent}`,
    fromBase.count > 0 && countOf(fromBase.count, 'difference'),
  ];
  return words.filter(Boolean).join(', ') || `As ${base.agent}`;
}

/** Who offers it for how much, how that differs, until when, and the button that accepts it. */
export function QuoteHead(props: QuoteHeadProps) {
  const { shown, base, token, wish, rates, changedAt, hasOthers, isOpen, onConflict } = props;
  const { quote, invitation, agent, chosen, sinceEarlier, earlierTotal } = shown;
  const today = useToday();
  const { total, tax } = totalOf(quote.lines, chosen);
  const { currency, version } = quote;
  const isPast = today !== null && today > quote.validUntil;
  const since = earlierTotal === null ? null : differenceText(total, earlierTotal, currency);
  const notes = [...budgetNotes(wish, { total, currency }, rates), baseWords(shown, base)].filter(Boolean);
  return (
    <div className={s.head}>
      <div className={s.who}>
        <Portrait name={invitation?.agent.name ?? agent} picture={invitation?.agent.picture} size="s" />
        <p>
          <b>{invitation?.agent.name ?? agent}</b>
          <br />
          <span className="small muted">
            {[invitation?.agent.agency, `version ${version}`].filter(Boolean).join(', ')}
          </span>
        </p>
      </div>
      <p>
        <b className={s.total}>{minorText(total, currency)}</b>{' '}
        <span className="small muted">{tax > 0 ? `with ${minorText(tax, currency)} of tax` : 'in all'}</span>
      </p>
      {changedAt !== null && quote.sentAt < changedAt && (
        <p>
          <Chip tone="sun">Made before the change</Chip>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
      {sinceEarlier && (
        <p className="small muted">
          Version {version - 1} had{' '}
          {sinceEarlier.count === 0 ? 'the same lines' : countOf(sinceEarlier.count, 'difference')}
          {since && `; this one is ${since}`}.
        </p>
      )}
      <p className="small">
        {isPast
          ? `Could be accepted until ${fullDay(quote.validUntil)}`
          : `Can be accepted until ${fullDay(quote.validUntil)}`}
      </p>
      {isOpen && !isPast && (
        <AcceptQuote
          token={token}
          quote={quote}
          agent={agent}
          chosen={chosen}
          hasOthers={hasOthers}
          isFirst={!shown.fromBase}
          onConflict={onConflict}
        />
      )}
      <div className={s.plans} data-needs-script="">
        <TakeQuote token={token} quote={quote} agent={agent} />
        <ShareQuote token={token} quote={quote} agent={agent} shared={props.shared} />
      </div>
    </div>
  );
}
