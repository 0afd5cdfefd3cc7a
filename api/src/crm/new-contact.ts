import { randomUUID } from 'node:crypto';
import type { ContactBody } from '@atoll/contracts/crm';
import type { ContactDocument } from './contact.model';
import { contactFields, dueOn } from './contact-values';

/** How a contact came. */
interface Origin {
  readonly ownerId: string;
  readonly source: ContactDocument['source'];
  readonly at: Date;
  /** The first line of its history. */
  readonly event: string;
}

/** A contact nobody has worked with yet. */
export function newContact(
  body: ContactBody,
  { ownerId, source, at, event }: Origin,
  own: Partial<ContactDocument> = {},
): ContactDocument {
  const contact: ContactDocument = {
    ...{ _id: randomUUID(), owner_id: ownerId, version: 1, source, stage: 'new' },
    ...contactFields(body),
    ...{ lost_reason: null, lost_text: '', requests: [], brought: null, is_sample: false },
    ...{ notes: [], tasks: [], history: [{ at, text: event }], import_line: null },
    ...{ due_on: '', created_at: at, changed_at: at },
    ...own,
  };
  return { ...contact, due_on: dueOn(contact.tasks) };
}
