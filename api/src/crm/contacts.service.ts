import { createHash } from 'node:crypto';
import type { Contact, ContactBody, NewContactBody, RemovedContact, StageBody } from '@atoll/contracts/crm';
import { STAGE_WORDS } from '@atoll/contracts/crm-words';
import { AppError } from '../shared/errors/app-error';
import type { ContactDocument } from './contact.model';
import { contactFields, contactProblems } from './contact-values';
import { contactView } from './contact-view';
import { withEvent } from './contact-history';
import type { ContactChange, ContactsRepository } from './contacts.repository';
import type { KeptContactsRepository } from './kept-contacts.repository';
import { newContact } from './new-contact';

export interface ContactsServiceDeps {
  readonly contacts: ContactsRepository;
  readonly kept: KeptContactsRepository;
  readonly now: () => Date;
}

/** What is to become of a contact; throws where it cannot. */
export type Update = (before: ContactDocument, at: Date) => ContactChange;

/** What an owner does with contacts. Foreign and unknown ids are the same 42501, an old version is CONFLICT. */
export interface ContactsService {
  readonly find: (ownerId: string, id: string) => Promise<ContactDocument>;
  readonly read: (ownerId: string, id: string) => Promise<Contact>;
  readonly view: (contact: ContactDocument) => Promise<Contact>;
  readonly add: (ownerId: string, body: NewContactBody) => Promise<Contact>;
  /** New values of a contact's own fields. */
  readonly edit: (ownerId: string, id: string, version: number, body: ContactBody) => Promise<Contact>;
  /** Where `isMade` says that the change was made before, the contact is answered as it is, whatever its version. */
  readonly change: (
    ownerId: string,
    id: string,
    version: number,
    update: Update,
    isMade?: (contact: ContactDocument) => boolean,
  ) => Promise<Contact>;
  /** Says what is there now. */
  readonly stale: (ownerId: string, id: string) => Promise<AppError>;
  readonly remove: (ownerId: string, id: string, version: number) => Promise<RemovedContact>;
  readonly restore: (ownerId: string, id: string, version: number) => Promise<Contact>;
}

function refuse(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

/** Of an account and what its page made up, so that nobody meets the id of somebody else's contact. */
function idOf(ownerId: string, clientId: string): string {
  return createHash('sha256').update(`${ownerId}.${clientId}`).digest('base64url').slice(0, 22);
}

/** Whether a contact has the very values that were typed. */
function isAsTyped(contact: ContactDocument, body: ContactBody): boolean {
  const { name, email, phone, company, place, tags } = contactFields(body);
  const typed = { name, email, phone, company, place, tags };
  return Object.entries(typed).every(
    ([field, value]) => JSON.stringify(contact[field as keyof typeof typed]) === JSON.stringify(value),
  );
}

/** New values of a contact's own fields. */
function editing(body: ContactBody): Update {
  refuse(contactProblems(body));
  return (before, at) => ({ ...contactFields(body), history: withEvent(before, 'Details changed', at) });
}

/** A move to another stage; only lost says why, and what still waits for a traveler's answer is not won. */
export function moving({ stage, reason, text = '' }: StageBody): Update {
  if (stage === 'lost' && reason === undefined) refuse({ reason: 'Please say why.' });
  return (before, at) => {
    if (stage === 'won' && before.requests.some(({ state }) => state === 'quoted'))
      refuse({
        stage: `${before.name} stays in ${STAGE_WORDS[before.stage]}: the quote is still open. Won needs the traveler’s answer.`,
      });
    return {
      stage,
      lost_reason: stage === 'lost' ? (reason ?? null) : null,
      lost_text: stage === 'lost' ? text.trim() : '',
      history: withEvent(before, `${STAGE_WORDS[before.stage]} to ${STAGE_WORDS[stage]}`, at),
    };
  };
}

export function createContactsService({ contacts, kept, now }: ContactsServiceDeps): ContactsService {
  async function find(ownerId: string, id: string): Promise<ContactDocument> {
    const contact = await contacts.find(ownerId, id);
    if (!contact) throw new AppError('42501');
    return contact;
  }

  async function view(contact: ContactDocument): Promise<Contact> {
    const [duplicates, merged] = await Promise.all([
      contacts.duplicatesOf(contact),
      kept.mergedInto(contact.owner_id, contact._id),
    ]);
    return contactView(contact, duplicates, merged);
  }

  const staleOf = async (contact: ContactDocument) =>
    new AppError('CONFLICT', {
      message: 'This contact was changed elsewhere meanwhile. Look at both, and save again what you want.',
      body: { current: await view(contact) },
    });
  const stale = async (ownerId: string, id: string) => staleOf(await find(ownerId, id));

  const change: ContactsService['change'] = async (ownerId, id, version, update, isMade = () => false) => {
    const before = await find(ownerId, id);
    if (isMade(before)) return view(before);
    if (before.version !== version) throw await staleOf(before);
    const at = now();
    const changed = await contacts.change(ownerId, id, version, { ...update(before, at), changed_at: at });
    if (changed) return view(changed);
    // The same may have been sent twice at once.
    const current = await find(ownerId, id);
    if (isMade(current)) return view(current);
    throw await staleOf(current);
  };

  return {
    find,
    view,
    stale,
    read: async (ownerId, id) => view(await find(ownerId, id)),
    add: async (ownerId, { clientId, ...typed }) => {
      refuse(contactProblems(typed));
      const id = clientId === undefined ? undefined : idOf(ownerId, clientId);
      const body = { ...typed, tags: await contacts.inOwnWriting(ownerId, typed.tags, id) };
      const origin = { ownerId, source: 'hand', at: now(), event: 'Added by hand' } as const;
      if (id === undefined) {
        const contact = newContact(body, origin);
        await contacts.add(contact);
        return view(contact);
      }
      const contact = newContact(body, origin, { _id: id });
      const put = await kept.find(ownerId, contact._id);
      if (put?.merge) return view(await find(ownerId, put.merge.into));
      if (await contacts.add(contact)) return view(contact);
      const made = await find(ownerId, contact._id);
      // What was typed since then must neither be lost nor take the place of what may be another person.
      if (!isAsTyped(made, body))
        throw new AppError('CONFLICT', {
          message: `This form has saved ${made.name} already. Save over it, or add another contact.`,
          body: { current: await view(made) },
        });
      return view(made);
    },
    edit: async (ownerId, id, version, body) => {
      const tags = await contacts.inOwnWriting(ownerId, body.tags, id);
      return change(ownerId, id, version, editing({ ...body, tags }));
    },
    change,
    remove: async (ownerId, id, version) => {
      const contact = await find(ownerId, id);
      if (contact.version !== version) throw await staleOf(contact);
      // Kept first: a crash in between leaves one contact too many, and not one too few.
      await kept.keep({ _id: id, owner_id: ownerId, contact, merge: null, at: now() });
      if (!(await contacts.remove(ownerId, id, version))) {
        // Where somebody else has put it away at the same moment, what is kept is theirs.
        const refusal = await stale(ownerId, id);
        await kept.forget(ownerId, id);
        throw refusal;
      }
      return { id, version };
    },
    restore: async (ownerId, id, version) => {
      const found = await kept.find(ownerId, id);
      if (!found || found.merge !== null || found.contact.version !== version) throw new AppError('42501');
      const at = now();
      const { contact } = found;
      const history = withEvent(contact, 'Brought back', at);
      await contacts.add({ ...contact, version: version + 1, history, changed_at: at });
      await kept.forget(ownerId, id);
      return view(await find(ownerId, id));
    },
  };
}
