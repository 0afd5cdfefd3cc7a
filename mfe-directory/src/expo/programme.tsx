import type { ExpoSession } from '@atoll/contracts/expo';
import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import * as s from './event-page.module.css';

function byDay(programme: readonly ExpoSession[]): [date: string, sessions: ExpoSession[]][] {
  const days = new Map<string, ExpoSession[]>();
  const inOrder = [...programme].sort((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1));
  for (const session of inOrder) days.set(session.date, [...(days.get(session.date) ?? []), session]);
  return [...days];
}

/** What happens when, on the clock of the event's place. */
export function Programme({ programme }: { readonly programme: readonly ExpoSession[] }) {
  if (programme.length === 0) return null;
  return (
    <section aria-labelledby="programme">
      <h2 className="display h2" id="programme">
        Programme
      </h2>
      <p className="small muted">Times are those of the place.</p>
      {byDay(programme).map(([date, sessions]) => (
        <section key={date} className={s.day} aria-labelledby={`day-${date}`}>
          <h3 className="title" id={`day-${date}`}>
            {weekdayAndDay(date, date)}
          </h3>
          <ul className={s.sessions}>
            {sessions.map(({ start, end, title, room }) => (
              <li key={`${start} ${title}`} className={s.session}>
                <p className={s.time}>
                  {start} to {end}
                </p>
                <p>
                  <b>{title}</b>
                  {room !== '' && <span className="small muted"> {room}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
