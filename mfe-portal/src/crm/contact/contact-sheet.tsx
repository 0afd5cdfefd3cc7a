import type { Contact } from '@atoll/contracts/crm';
import { formatDay } from '@atoll/contracts/dates';
import { LOST_REASONS } from '@atoll/contracts/crm-words';
import { agentRequestPage } from '@atoll/contracts/pages/signed-in.page';
import { lazyPart } from '@atoll/platform/lazy-part';
import { todayNow } from '@atoll/platform/today';
import { Avatar } from '@atoll/ui/avatar';
import { Button, IconButton } from '@atoll/ui/button';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { Notice } from '@atoll/ui/notice';
import { useState } from 'react';
import { dayAndTime } from '../../shared/civil-day';
import { PanelLoading } from '../../shared/panel-loading';
import {
  useContactQuery,
  useRemoveContactMutation,
  useRestoreContactMutation,
  useUnmergeContactMutation,
} from '../crm.api';
import { useNotice } from '../../shared/notices';
import { CrmProblem } from '../crm-problem';
import { QuoteTotal } from '../quote-total';
import { StageSelect } from '../stage-select';
import type { Moving } from '../use-move';
import { ContactNotes } from './contact-notes';
import { ContactTasks } from './contact-tasks';
import { useChange } from './use-change';
import * as s from './contact-sheet.module.css';

const form = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact-form')).ContactDialog,
);
const merging = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-merge" */ './merge-dialog')).MergeDialog,
);

const requestHref = (id: string) => agentRequestPage.pattern.replace(':requestId', encodeURIComponent(id));
const SOURCES = { request: 'From a request', hand: 'Added by hand', file: 'From a file' } as const;

function Source({ contact: { source, requests, createdAt } }: { readonly contact: Contact }) {
  const [first] = requests;
  const day = dayAndTime(createdAt).split(',')[0];
  if (!first)
    return (
      <p className={s.day}>
        {SOURCES[source]}, {day}
      </p>
    );
  return (
    <p className={s.day}>
      From request{' '}
      {requests.map(({ id, reference }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a className="link" href={requestHref(id)}>
            {reference}
          </a>
        </span>
      ))}
    </p>
  );
}

function Facts({ contact }: { readonly contact: Contact }) {
  const { email, phone, company, place, tags, requests } = contact;
  const isHidden = email === '' && phone === '' && requests.length > 0;
  return (
    <div className={s.facts}>
      {(email || phone) && (
        <p className={s.reach}>
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phone && (
            <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
        </p>
      )}
      {isHidden && <p className={s.day}>Name, e-mail and phone come here once the traveler releases them.</p>}
      {(place || company) && <p>{[place, company].filter((text) => text !== '').join(', ')}</p>}
      {tags.length > 0 && (
        <p className={s.tags}>
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
    </div>
  );
}

function Merged({ contact: { id, version, merged } }: { readonly contact: Contact }) {
  const [unmerge, { isLoading }] = useUnmergeContactMutation();
  const run = useChange(id);
  const say = useNotice();
  return merged.map(({ id: otherId, name, until }) => (
    <p key={otherId} className={s.day}>
      {name} was merged into it.{' '}
      <Button
        variant="text"
        size="small"
        busy={isLoading}
        onClick={() =>
          void run(unmerge({ id, version, otherId })).then((done) => {
            if (done) say({ text: `${name} is a contact of its own again.` });
          })
        }
      >
        Take it out again
      </Button>{' '}
      (until {dayAndTime(until).split(',')[0]})
    </p>
  ));
}

interface SheetProps {
  readonly id: string;
  readonly moving: Moving;
  /** Closes it, or leaves its page: also after it was removed. */
  readonly onClose: () => void;
}

function Sheet({ contact, moving, onClose }: Omit<SheetProps, 'id'> & { readonly contact: Contact }) {
  const { id, version, name, lostReason, duplicates, history, quote } = contact;
  const [today] = useState(todayNow);
  const [dialog, setDialog] = useState<'edit' | 'merge' | null>(null);
  const [remove, { isLoading }] = useRemoveContactMutation();
  const [restore] = useRestoreContactMutation();
  const say = useNotice();
  const run = useChange(id);
  const [twin] = duplicates;

  async function drop(): Promise<void> {
    const removed = await run(remove({ id, version }));
    if (!removed) return;
    say({
      text: `${name} is removed.`,
      undo: async () => (await restore({ id, version })).error,
    });
    onClose();
  }
  return (
    <>
      <header className={s.head}>
        <Avatar name={name} size="s" />
        <div className={s.who}>
          <h2>{name}</h2>
          <Source contact={contact} />
          {contact.isSample && <SampleMark />}
        </div>
        <IconButton icon="x" label="Close the contact" onClick={onClose} />
      </header>
      <div className={s.body}>
        <div className={s.stand}>
          <StageSelect contact={contact} moving={moving} />
          {quote && (
            <div>
              <h3>{quote.validUntil ? 'Quote sent' : 'Accepted'}</h3>
              <p className={s.total}>
                <QuoteTotal quote={quote} />
              </p>
              {quote.validUntil && (
                <p className={s.day}>
                  {quote.validUntil < today ? 'Ended' : 'Good until'} {formatDay(quote.validUntil)}
                </p>
              )}
            </div>
          )}
        </div>
        {lostReason && (
          <p className={s.day}>
            {LOST_REASONS[lostReason.reason]}
            {lostReason.text && `: ${lostReason.text}`}
          </p>
        )}
        <Facts contact={contact} />
        {twin && (
          <Notice tone="sun">
            <p>
              <b>
                {twin.name} has the same {twin.same === 'email' ? 'e-mail' : 'phone'}.
              </b>{' '}
              Merge both? You can undo it for 30 days.
            </p>
            <Button variant="quiet" size="small" onClick={() => setDialog('merge')}>
              Compare and merge
            </Button>
          </Notice>
        )}
        <Merged contact={contact} />
        <ContactTasks contact={contact} today={today} />
        <ContactNotes contact={contact} />
        <section className={s.part} aria-label="History">
          <h3>History</h3>
          <ul className={s.history}>
            {history.map(({ at, text }) => (
              <li key={`${at}${text}`}>
                <span>{text}</span> <time dateTime={at}>{dayAndTime(at)}</time>
              </li>
            ))}
          </ul>
        </section>
        <div className={s.buttons}>
          <Button variant="quiet" size="small" icon="pencil" onClick={() => setDialog('edit')}>
            Edit
          </Button>
          <Button variant="text" size="small" icon="trash" busy={isLoading} onClick={() => void drop()}>
            Remove
          </Button>
        </div>
      </div>
      {dialog === 'edit' && <form.Part contact={contact} onClose={() => setDialog(null)} fallback={null} />}
      {dialog === 'merge' && twin && (
        <merging.Part contact={contact} other={twin} onClose={() => setDialog(null)} fallback={null} />
      )}
    </>
  );
}

/** A contact with its tasks, notes and history, beside the list or on a page of its own. */
export function ContactSheet({ id, moving, onClose }: SheetProps) {
  const { data, error, refetch } = useContactQuery(id);
  if (error)
    return (
      <div className={s.body}>
        <CrmProblem error={error} onRetry={() => void refetch()} />
        <Button variant="quiet" onClick={onClose}>
          Back to the contacts
        </Button>
      </div>
    );
  if (!data) return <PanelLoading label="Loading the contact" />;
  return <Sheet contact={data} moving={moving} onClose={onClose} />;
}
