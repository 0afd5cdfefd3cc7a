import type { ReleaseEvent } from '@atoll/contracts/release-summary';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { eventWords } from './release-words';
import * as s from './releases-page.module.css';

/** The whole of it is for `pnpm releases list`. */
const SHOWN = 30;

/** What happened to the releases of a remote, the latest first. */
export function ReleaseHistory({ events }: { readonly events: readonly ReleaseEvent[] }) {
  return (
    <Panel title="History">
      {events.length === 0 && <p>Nothing was published yet.</p>}
      <ol className={s.history}>
        {events.slice(0, SHOWN).map((event) => (
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
