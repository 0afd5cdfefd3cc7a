import type { ReleaseEvent } from '@atoll/contracts/release-summary';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { eventWords } from './release-words';
import * as s from './releases-page.module.css';

/** What happened to the releases of a remote, the latest first. */
export function ReleaseHistory({ events }: { readonly events: readonly ReleaseEvent[] }) {
  return (
    <Panel title="History">
      {events.length === 0 && <p>Nothing was published yet.</p>}
      <ol className={s.history}>
        {events.map((event) => (
          <li key={`${event.at} ${event.action} ${event.hash}`}>
            <p>{eventWords(event)}</p>
            <p className="small muted">
              {dayAndTime(event.at)}, by {event.who}
              {event.reason !== null && `: ${event.reason}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
