import { minorText } from '@atoll/contracts/minor-in-words';
import type { Acceptance, PricedLine } from '@atoll/contracts/quote';
import { totalOf } from '@atoll/contracts/quote-totals';
import { LocalTime } from '../local-time';
import { daysOf, linesOfDay } from '../quotes/quote-differences';
import { LineWords } from '../quotes/quote-line';
import * as s from './accepted.module.css';

interface AcceptedDocumentProps {
  readonly acceptance: Acceptance;
  readonly reference: string;
  /** Names stand beside the document, not in it. */
  readonly agentName: string;
}

function Day({
  day,
  lines,
  currency,
}: {
  day: number | null;
  lines: readonly PricedLine[];
  currency: string;
}) {
  return (
    <section className={s.day}>
      <h3 className="title">{day === null ? 'Whole trip' : `Day ${day}`}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <LineWords line={line} currency={currency} marks={[]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was accepted, as it was then: lines, total, terms and time, with the fingerprint that both sides have. */
export function AcceptedDocument({ acceptance, reference, agentName }: AcceptedDocumentProps) {
  const { quote, chosen, total, acceptedAt, hash } = acceptance;
  const taken = quote.lines.filter(({ id, kind }) => kind === 'included' || chosen.includes(id));
  const { tax } = totalOf(quote.lines, chosen);
  return (
    <article className={s.document} aria-label="What you accepted">
      <h2 className="display h2">{quote.title}</h2>
      <p className="muted">
        {reference}, {agentName}, version {quote.version}, accepted <LocalTime iso={acceptedAt} />
      </p>
      {daysOf([{ lines: taken }]).map((day) => (
        <Day
          key={String(day)}
          day={day}
          lines={linesOfDay({ lines: taken }, day)}
          currency={quote.currency}
        />
      ))}
      <p className={s.sum}>
        <b>Total</b>
        <b>{minorText(total, quote.currency)}</b>
      </p>
      {tax > 0 && <p className="small muted">With {minorText(tax, quote.currency)} of tax.</p>}
      {quote.terms && <p className={s.terms}>{quote.terms}</p>}
      <p className="small muted">
        Fingerprint <code className={s.hash}>{hash}</code>
      </p>
    </article>
  );
}
