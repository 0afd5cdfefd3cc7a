import { TAGS_MAX, type Contact, type MergeBody, type MergedField } from '@atoll/contracts/crm';
import { AppError } from '../shared/errors/app-error';
import type { ContactDocument, MergeTrace } from './contact.model';
import { dueOn, searchKeys } from './contact-values';
import { withEvent } from './contact-history';
import type { ContactChange } from './contacts.repository';
import type { ContactsService, ContactsServiceDeps } from './contacts.service';
import { onceEach } from './own-tags';

export interface Merges {
  /** Takes another contact into one; both must be as they were looked at. */
  readonly merge: (ownerId: string, id: string, version: number, body: MergeBody) => Promise<Contact>;
  /** Takes it out again, with its notes and tasks as they are now. */
  readonly unmerge: (ownerId: string, id: string, version: number, otherId: string) => Promise<Contact>;
}

type Values = Pick<ContactDocument, MergedField | 'tags'>;
type Fields = Partial<Values>;
interface Undone {
  readonly contact: ContactDocument;
  readonly merge: MergeTrace;
}
const FIELDS = ['name', 'email', 'phone', 'company', 'place'] as const;

/** What is taken: what was chosen, and whatever the one that stays does not have. */
function takenFields(contact: ContactDocument, other: ContactDocument, take: readonly MergedField[]): Fields {
  const taken = FIELDS.filter(
    (field) => other[field] !== '' && (take.includes(field) || contact[field] === ''),
  );
  const tags = onceEach([...contact.tags, ...other.tags]).slice(0, TAGS_MAX);
  return { ...Object.fromEntries(taken.map((field) => [field, other[field]])), tags };
}

function pick(contact: Values, fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, contact[field as keyof Values]]));
}

type Parts = readonly { readonly id: string }[];
const without = <Part extends Parts[number]>(parts: readonly Part[], gone: Parts) =>
  parts.filter(({ id }) => !gone.some((each) => each.id === id));
const within = <Part extends Parts[number]>(parts: readonly Part[], wanted: Parts) =>
  parts.filter(({ id }) => wanted.some((each) => each.id === id));

/** The contact's own fields with others in their place, and what it is found by. */
function withFields(contact: Values, fields: Fields): ContactChange {
  const { name, email, phone, company, place, tags } = { ...contact, ...fields };
  const named = { name, email, phone, company, place, tags };
  return { ...named, ...searchKeys(named) };
}

const withTasks = (tasks: ContactDocument['tasks']) => ({ tasks, due_on: dueOn(tasks) });

function merged(contact: ContactDocument, other: ContactDocument, taken: Fields, at: Date): ContactChange {
  return {
    ...withFields(contact, taken),
    ...withTasks([...contact.tasks, ...without(other.tasks, contact.tasks)]),
    notes: [...contact.notes, ...without(other.notes, contact.notes)].sort(
      (one, two) => one.at.getTime() - two.at.getTime(),
    ),
    requests: [...contact.requests, ...without(other.requests, contact.requests)],
    brought: contact.brought ?? other.brought,
    history: withEvent(contact, `${other.name} merged into it`, at),
    changed_at: at,
  };
}

/** The fields of the one that stayed as they were, where nobody has changed them since. */
function givenBack(contact: ContactDocument, { before, taken }: MergeTrace): Fields {
  const isUntouched = (field: string) =>
    JSON.stringify(contact[field as keyof Values]) === JSON.stringify(taken[field]);
  return Object.fromEntries(
    Object.keys(taken).flatMap((field) => (isUntouched(field) ? [[field, before[field]]] : [])),
  );
}

/** The contact without what came from the other one. */
function left(contact: ContactDocument, { contact: other, merge }: Undone, at: Date): ContactChange {
  const requests = without(contact.requests, other.requests);
  return {
    ...withFields(contact, givenBack(contact, merge)),
    ...withTasks(without(contact.tasks, other.tasks)),
    notes: without(contact.notes, other.notes),
    requests,
    brought: requests.length > 0 ? contact.brought : null,
    history: withEvent(contact, `${other.name} taken out again`, at),
    changed_at: at,
  };
}

/** The other one again, with its notes and tasks as they are by now. */
function again(contact: ContactDocument, { contact: other, merge }: Undone, at: Date): ContactDocument {
  const { is_done: isDone } = merge;
  return {
    ...other,
    ...withTasks(isDone ? within(contact.tasks, other.tasks) : other.tasks),
    notes: isDone ? within(contact.notes, other.notes) : other.notes,
    version: other.version + 1,
    history: withEvent(other, `Taken out of ${contact.name} again`, at),
    changed_at: at,
  };
}

/** Two contacts that are the same person become one, and two again. */
export function createMerges(service: ContactsService, { contacts, kept, now }: ContactsServiceDeps): Merges {
  async function asLookedAt(ownerId: string, id: string, version: number): Promise<ContactDocument> {
    const contact = await service.find(ownerId, id);
    if (contact.version !== version) throw await service.stale(ownerId, id);
    return contact;
  }

  return {
    merge: async (ownerId, id, version, { otherId, otherVersion, take }) => {
      if (otherId === id)
        throw new AppError('INVALID_FIELDS', { fields: { otherId: 'This is the same contact.' } });
      const contact = await asLookedAt(ownerId, id, version);
      const other = await asLookedAt(ownerId, otherId, otherVersion);
      const at = now();
      const taken = takenFields(contact, other, take);
      const merge = { into: id, before: pick(contact, taken), taken, is_done: false };
      const put = { _id: otherId, owner_id: ownerId, contact: other, merge, at };
      // Kept first, removed next, merged last: wherever it is cut off, the other one is there or can be brought back.
      await kept.keep(put);
      if (!(await contacts.remove(ownerId, otherId, otherVersion))) {
        // Where somebody else has put it away at the same moment, what is kept is theirs.
        const refusal = await service.stale(ownerId, otherId);
        await kept.forget(ownerId, otherId);
        throw refusal;
      }
      const changed = await contacts.change(ownerId, id, version, merged(contact, other, taken, at));
      if (!changed) {
        await contacts.add(other);
        await kept.forget(ownerId, otherId);
        throw await service.stale(ownerId, id);
      }
      await kept.keep({ ...put, merge: { ...merge, is_done: true } });
      return service.view(changed);
    },
    unmerge: async (ownerId, id, version, otherId) => {
      const contact = await asLookedAt(ownerId, id, version);
      const found = await kept.find(ownerId, otherId);
      if (found?.merge?.into !== id) throw new AppError('42501');
      const undone = { contact: found.contact, merge: found.merge };
      const at = now();
      // The other one first: what is in both for a moment is shown twice, and never lost.
      await contacts.add(again(contact, undone, at));
      const changed = await contacts.change(ownerId, id, version, left(contact, undone, at));
      if (!changed) {
        await contacts.remove(ownerId, otherId, found.contact.version + 1);
        throw await service.stale(ownerId, id);
      }
      await kept.forget(ownerId, otherId);
      return service.view(changed);
    },
  };
}
