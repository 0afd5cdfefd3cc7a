import type { Due } from '@atoll/contracts/agent-dashboard';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { budgetText, partyCount, whenText } from '@atoll/contracts/wish-in-words';
import { Avatar } from '@atoll/ui/avatar';
import { Button } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { Clock } from '../shared/clock';
import * as s from '../shared/due-row.module.css';

/** Less than this is urgent, as at the clock. */
const URGENT_MS = 6 * 3_600_000;

/** The moment when a clock runs out: a quote is good for all of its last day, in the reader's own calendar. */
function endOf(due: Due): number {
  return due.kind === 'answer'
    ? new Date(due.until).getTime()
    : new Date(`${addDays(due.validUntil, 1)}T00:00`).getTime();
}

/** Whether it runs out before the reader's day is over. */
export function isDueToday(due: Due, now: number): boolean {
  const today = civilDateOf(new Date(now));
  return due.kind === 'answer' ? civilDateOf(new Date(due.until)) <= today : due.validUntil <= today;
}

function expiryWords(validUntil: string, today: string): string {
  if (validUntil <= today) return 'Expires today';
  return validUntil === addDays(today, 1)
    ? 'Expires tomorrow'
    : `Good until ${weekdayAndDay(validUntil, today)}`;
}

function Expiry({ validUntil, today }: { readonly validUntil: string; readonly today: string }) {
  return (
    <p className={s.expiry}>
      <b>{expiryWords(validUntil, today)}</b>
      <span>Not accepted yet</span>
    </p>
  );
}

interface Props {
  readonly due: Due;
  readonly now: number;
  /** The one that the page calls to first. */
  readonly isFirst: boolean;
}

/** Something that a clock runs for, and the way to it. */
export function DueRow({ due, now, isFirst }: Props) {
  const { requestId, traveler, place, when, adults, children, since } = due;
  const today = civilDateOf(new Date(now));
  const [start, end] = [new Date(since).getTime(), endOf(due)];
  const gone = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)));
  const isAnswer = due.kind === 'answer';
  const budget = isAnswer ? budgetText(due.budget) : null;
  const facts = [partyCount(adults, children), whenText(when, today), budget].filter(Boolean);
  return (
    <li className={s.row}>
      <Avatar name={traveler} size="s" />
      <div className={s.words}>
        <p>
          <b>{traveler}</b>{' '}
          <span className={s.kind}>
            {isAnswer ? 'Request' : 'Quote sent'}, {place}
          </span>
        </p>
        <p className={s.facts}>{isAnswer ? facts.join(', ') : due.title}</p>
      </div>
      <div className={s.clock}>
        {isAnswer ? (
          <Clock answerBy={due.until} now={now} />
        ) : (
          <Expiry validUntil={due.validUntil} today={today} />
        )}
        <div className={s.bar} aria-hidden="true">
          <i
            className={classNames(end - now < URGENT_MS && s.urgent)}
            style={{ inlineSize: `${Math.round(gone * 100)}%` }}
          />
        </div>
      </div>
      <Button
        className={s.action}
        size="small"
        variant={isFirst ? 'primary' : 'quiet'}
        href={`/agent/requests/${encodeURIComponent(requestId)}`}
        aria-label={`${isAnswer ? 'Answer' : 'Open'}: ${traveler}, ${place}`}
      >
        {isAnswer ? 'Answer' : 'Open'}
      </Button>
    </li>
  );
}
