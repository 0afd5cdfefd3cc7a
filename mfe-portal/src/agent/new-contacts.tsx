import type { NewContact } from '@atoll/contracts/agent-dashboard';
import { Panel } from '../shared/panel';
import { dayInWords } from '../shared/time-words';
import * as s from './new-contacts.module.css';

interface Props {
  readonly contacts: readonly NewContact[];
  readonly now: number;
}

/** The contacts that came last, and where they came from. */
export function NewContacts({ contacts, now }: Props) {
  const link = (
    <a className="link" href="/agent/crm">
      Open CRM
    </a>
  );
  return (
    <Panel title="New contacts" aside={link} isFlush={contacts.length > 0}>
      {contacts.length === 0 && <p>Whoever asks you for a trip is here, with what is to be done next.</p>}
      <ul className={s.list}>
        {contacts.map(({ id, name, reference, createdAt }) => (
          <li key={id}>
            <a href={`/agent/crm/${encodeURIComponent(id)}`}>
              <b>{name}</b>
              <span>
                {reference === null ? 'Added by you' : `From request ${reference}`},{' '}
                {dayInWords(createdAt, now)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
