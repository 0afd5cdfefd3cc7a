import type { ContactRow } from '@atoll/contracts/crm';
import { classNames } from '@atoll/ui/class-names';
import { SampleMark } from '@atoll/ui/chip';
import { ContactLink } from './contact-link';
import { QuoteTotal } from './quote-total';
import { StageSelect } from './stage-select';
import { nextWords } from './task-words';
import type { Moving } from './use-move';
import * as s from './contact-list.module.css';

interface Props {
  readonly contacts: readonly ContactRow[];
  readonly moving: Moving;
  readonly today: string;
  /** The one that is open beside the list. */
  readonly openId: string | null;
}

const about = ({ place, company, email }: ContactRow) => place || company || email;

/** A page of contacts as a table; on phones each is a card of three lines. */
export function ContactList({ contacts, moving, today, openId }: Props) {
  // Hotels have none, and most pages of imported contacts.
  const hasQuotes = contacts.some(({ quote }) => quote !== null);
  return (
    <table className={s.table} aria-label="Contacts">
      <thead>
        <tr>
          <th scope="col">Contact</th>
          <th scope="col">Trip or company</th>
          <th scope="col">Stage</th>
          {hasQuotes && (
            <th scope="col" className={s.quote}>
              Quote
            </th>
          )}
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => {
          const next = nextWords(contact.nextTask, today);
          const isRefused = moving.refused === contact.id;
          return (
            <tr
              key={contact.id}
              className={classNames(contact.id === openId && s.open)}
              aria-busy={moving.waiting.has(contact.id) || undefined}
            >
              <th scope="row" className={s.name}>
                <ContactLink contact={contact} /> {contact.isSample && <SampleMark>Sample</SampleMark>}
              </th>
              <td className={s.about}>{about(contact)}</td>
              <td className={s.stage}>
                <StageSelect contact={contact} moving={moving} isSmall />
              </td>
              {hasQuotes && (
                <td className={s.quote}>
                  <QuoteTotal quote={contact.quote} />
                </td>
              )}
              <td className={classNames(s.next, (next.isUrgent || isRefused) && s.urgent)}>
                {isRefused ? 'Move refused, put back' : next.text}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
