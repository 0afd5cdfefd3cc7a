import { minorText } from '@atoll/contracts/minor-in-words';
import type { PricedLine, Quote } from '@atoll/contracts/quote';
import { totalOf } from '@atoll/contracts/quote-totals';
import { fullDay } from '@atoll/contracts/dates-in-words';
import { formatDay } from '@atoll/contracts/dates';
import { Chip } from '@atoll/ui/chip';
import type { ReactNode } from 'react';
import { inDayOrder } from './day-order';
import * as s from './quote-view.module.css';
import { unitsText } from './units-text';
import * as words from '../words.module.css';

/** What a traveler sees of a quote: by its type, nothing of what it costs the agent. */
export type ShownQuote = Pick<Quote, 'currency' | 'title' | 'message' | 'lines' | 'terms' | 'validUntil'>;

interface LineProps {
  readonly line: PricedLine;
  readonly currency: string;
  /** A control that takes the line or leaves it, in the place of the word for its kind. */
  readonly choice: ReactNode;
}

function Line({ line, currency, choice }: LineProps) {
  const { title, place, supplier, page, kind, amount } = line;
  const about = [supplier, place].filter(Boolean).join(', ');
  const units = unitsText(line, currency);
  return (
    <li className={s.line}>
      <div className={words.words}>
        <p className={words.name}>
          {page ? (
            <a className="link" href={page}>
              {title}
            </a>
          ) : (
            title
          )}{' '}
          {choice}
        </p>
        {about && <p className={words.quiet}>{about}</p>}
        {units && <p className={words.quiet}>{units}</p>}
      </div>
      <p className={words.amount}>
        {kind === 'optional' && '+'}
        {minorText(amount, currency)}
      </p>
    </li>
  );
}

function kindWords({ kind, group }: PricedLine): ReactNode {
  if (kind === 'included') return null;
  return <Chip tone="lagoon">{kind === 'optional' ? 'Optional' : `One of: ${group}`}</Chip>;
}

interface Props {
  readonly quote: ShownQuote;
  /** Ids of the options and choices that are taken. */
  readonly chosen: readonly string[];
  /** Takes a line or leaves it; without it the quote is only read. */
  readonly onChoose?: (id: string) => void;
  /** The date of a day, where the trip has dates. */
  readonly dateOf: (day: number) => string | null;
}

/** The days of lines in order; what is of the whole trip comes last, as its traveler sees it. */
function daysInOrder(lines: readonly PricedLine[]): (number | null)[] {
  return inDayOrder([...new Set(lines.map(({ day }) => day))].map((day) => ({ day }))).map(({ day }) => day);
}

/** A quote as its traveler sees it: by days, with its total for what is chosen. */
export function QuoteView({ quote, chosen, onChoose, dateOf }: Props) {
  const { currency, lines, message, terms, validUntil } = quote;
  const { total, tax } = totalOf(lines, chosen);
  const days = daysInOrder(lines);

  function choiceOf(line: PricedLine): ReactNode {
    if (!onChoose || line.kind === 'included') return kindWords(line);
    const isChoice = line.kind === 'choice';
    return (
      <label className={s.choice}>
        <input
          type={isChoice ? 'radio' : 'checkbox'}
          name={isChoice ? `choice-${line.group}` : `option-${line.id}`}
          checked={chosen.includes(line.id)}
          onChange={() => onChoose(line.id)}
        />
        {isChoice ? `One of: ${line.group}` : 'Optional: take it'}
      </label>
    );
  }
  function headOf(day: number | null): string {
    if (day === null) return 'The whole trip';
    const date = dateOf(day);
    return date ? `Day ${day}, ${formatDay(date)}` : `Day ${day}`;
  }

  return (
    <div className={s.quote}>
      {message !== '' && <p className={s.text}>{message}</p>}
      {days.map((day) => (
        <section key={day}>
          <h3 className={s.day}>{headOf(day)}</h3>
          <ul className={s.lines}>
            {lines
              .filter((line) => line.day === day)
              .map((line) => (
                <Line key={line.id} line={line} currency={currency} choice={choiceOf(line)} />
              ))}
          </ul>
        </section>
      ))}
      <p className={s.total} aria-live="polite">
        Total <b>{minorText(total, currency)}</b>
        {tax > 0 && <span className={words.quiet}> of which {minorText(tax, currency)} tax</span>}
      </p>
      {terms !== '' && (
        <section>
          <h3 className={s.day}>Terms</h3>
          <p className={s.text}>{terms}</p>
        </section>
      )}
      {validUntil !== '' && <p className={words.quiet}>Can be accepted until {fullDay(validUntil)}.</p>}
    </div>
  );
}
