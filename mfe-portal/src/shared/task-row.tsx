import type { DueTask } from '@atoll/contracts/agent-dashboard';
import { civilDateOf } from '@atoll/contracts/dates';
import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import * as s from './due-row.module.css';

interface Props {
  readonly task: DueTask;
  readonly now: number;
  /** The path of the contacts. */
  readonly crm: '/agent/crm' | '/hotel/crm';
}

/** Something to be done for a contact today, or that should have been done before. */
export function TaskRow({ task: { contactId, contact, text, dueOn }, now, crm }: Props) {
  const today = civilDateOf(new Date(now));
  return (
    <li className={s.row}>
      <span className={s.icon}>
        <Icon name="clipboard-list" />
      </span>
      <div className={s.words}>
        <p>
          <b>{text}</b>
        </p>
        <p className={s.kind}>Task, for {contact}</p>
      </div>
      <p className={s.clock}>
        <b>{dueOn < today ? `Since ${weekdayAndDay(dueOn, today)}` : 'Today'}</b>
      </p>
      <Button
        className={s.action}
        size="small"
        variant="quiet"
        href={`${crm}/${encodeURIComponent(contactId)}`}
        aria-label={`Open: ${contact}, ${text}`}
      >
        Open
      </Button>
    </li>
  );
}
