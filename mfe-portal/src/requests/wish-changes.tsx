import type { AgentRequest } from '@atoll/contracts/quote';
import { ChangeList } from '@atoll/ui/change-list';
import { dayAndClock } from '../shared/time-words';
import * as s from './wish.module.css';

interface Props {
  readonly changes: AgentRequest['wishChanges'];
  readonly now: number;
}

/** What the traveler has changed since this agent was asked, the newest first. */
export function WishChanges({ changes, now }: Props) {
  return changes.map(({ at, items }) => (
    <section key={at} className={s.changes}>
      <h3>Changed {dayAndClock(at, now)}</h3>
      <ChangeList items={items} />
    </section>
  ));
}
