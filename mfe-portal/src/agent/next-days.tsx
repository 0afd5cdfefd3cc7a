import { NEXT_DAYS, type AgentDashboard } from '@atoll/contracts/agent-dashboard';
import { addDays, civilDateOf, clockTimeOf, formatDay } from '@atoll/contracts/dates';
import { countOf } from '@atoll/contracts/words';
import * as s from './next-days.module.css';

interface Entry {
  readonly key: string;
  readonly href: string;
  /** '16:20'; null for what lasts all day. */
  readonly clock: string | null;
  readonly words: string;
}

type Props = Pick<AgentDashboard, 'due' | 'tasks'> & { readonly now: number };

/** More would make one day longer than the page. */
const SHOWN_MAX = 4;

/** What a day brings, by the clock of who reads it. */
function entriesOf(day: string, { due, tasks }: Pick<Props, 'due' | 'tasks'>): Entry[] {
  const clocks = due.flatMap((each): Entry[] => {
    const { requestId, traveler } = each;
    const href = `/agent/requests/${encodeURIComponent(requestId)}`;
    if (each.kind === 'quote') {
      const words = `Quote for ${traveler} expires`;
      return each.validUntil === day ? [{ key: `quote ${requestId}`, href, clock: null, words }] : [];
    }
    const until = new Date(each.until);
    if (civilDateOf(until) !== day) return [];
    return [{ key: requestId, href, clock: clockTimeOf(until), words: `Answer ${traveler} by then` }];
  });
  const toDo = tasks.flatMap(({ contactId, contact, text, dueOn }): Entry[] => {
    const href = `/agent/crm/${encodeURIComponent(contactId)}`;
    return dueOn === day ? [{ key: contactId, href, clock: null, words: `${text}, ${contact}` }] : [];
  });
  return [...clocks.sort((one, other) => (one.clock ?? '').localeCompare(other.clock ?? '')), ...toDo];
}

/** The days after today: what runs out, and what is to be done for whom. */
export function NextDays({ due, tasks, now }: Props) {
  const today = civilDateOf(new Date(now));
  const days = Array.from({ length: NEXT_DAYS }, (_, at) => addDays(today, at + 1));
  return (
    <section aria-labelledby="next-days" className={s.next}>
      <h2 id="next-days">Next days</h2>
      <ol className={s.days}>
        {days.map((day) => {
          const entries = entriesOf(day, { due, tasks });
          return (
            <li key={day}>
              <h3>{formatDay(day)}</h3>
              {entries.length === 0 && <p>Nothing planned</p>}
              {entries.slice(0, SHOWN_MAX).map(({ key, href, clock, words }) => (
                <p key={key}>
                  {clock ?? 'All day'}
                  <a href={href}>{words}</a>
                </p>
              ))}
              {entries.length > SHOWN_MAX && <p>And {countOf(entries.length - SHOWN_MAX, 'more', 'more')}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
