import type { ContactQuote } from '@atoll/contracts/crm';
import type { ContactSource, LostReasonKey, Stage } from '@atoll/contracts/crm-words';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';

export interface StoredNote {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
}

export interface StoredTask {
  readonly id: string;
  readonly text: string;
  /** YYYY-MM-DD; null for one without a day. */
  readonly due_on: string | null;
  readonly done_at: Date | null;
}

export interface StoredEvent {
  readonly at: Date;
  readonly text: string;
}

/** A request for quotes that a contact comes from, and where it stood when that was last looked at. */
export interface LinkedRequest {
  readonly id: string;
  readonly reference: string;
  readonly state: Stage;
  readonly quote: ContactQuote | null;
}

/** What a request has brought of its traveler: what is still so goes with the request. */
export interface BroughtData {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Whom an agent or a hotel works for, with notes, tasks and history: one document, so that each change is whole. */
export interface ContactDocument {
  readonly _id: string;
  /** The account whose it is. */
  readonly owner_id: string;
  readonly version: number;
  readonly name: string;
  /** As it is sorted by. */
  readonly name_key: string;
  /** As accounts are known by; empty without one. */
  readonly email: string;
  readonly phone: string;
  /** The phone as it is compared; null without one. */
  readonly phone_key: string | null;
  readonly company: string;
  readonly place: string;
  readonly tags: readonly string[];
  readonly stage: Stage;
  /** Only of lost ones. */
  readonly lost_reason: LostReasonKey | null;
  readonly lost_text: string;
  readonly source: ContactSource;
  readonly requests: readonly LinkedRequest[];
  readonly brought: BroughtData | null;
  /** Invented for demos. */
  readonly is_sample: boolean;
  readonly notes: readonly StoredNote[];
  readonly tasks: readonly StoredTask[];
  /** The newest last. */
  readonly history: readonly StoredEvent[];
  /** The first day of an open task; `NO_DAY` without one, which sorts behind all. */
  readonly due_on: string;
  /** All words that a search may begin, and the first letters of each, which the index has. */
  readonly words: readonly string[];
  readonly starts: readonly string[];
  /** The import and the line that wrote it last, so that a line is taken once; null of others. */
  readonly import_line: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
}

/** Sorts behind every day. */
export const NO_DAY = '9999-12-31';

const shape = {
  _id: { type: String, required: true },
  owner_id: { type: String, required: true },
  version: { type: Number, required: true },
  name: { type: String, required: true },
  name_key: { type: String, default: '' },
  email: { type: String, default: '' },
  phone: { type: String, default: '' },
  phone_key: { type: String, default: null },
  company: { type: String, default: '' },
  place: { type: String, default: '' },
  tags: { type: [String], required: true },
  stage: { type: String, required: true },
  lost_reason: { type: String, default: null },
  lost_text: { type: String, default: '' },
  source: { type: String, required: true },
  requests: { type: [Schema.Types.Mixed], required: true },
  brought: { type: Schema.Types.Mixed, default: null },
  is_sample: { type: Boolean, required: true },
  notes: { type: [Schema.Types.Mixed], required: true },
  tasks: { type: [Schema.Types.Mixed], required: true },
  history: { type: [Schema.Types.Mixed], required: true },
  due_on: { type: String, required: true },
  words: { type: [String], required: true },
  starts: { type: [String], required: true },
  import_line: { type: String, default: null },
  created_at: { type: Date, required: true },
  changed_at: { type: Date, required: true },
} as const;

const schema = new Schema<ContactDocument>(shape, {
  collection: 'crm_contacts',
  versionKey: false,
  minimize: false,
});
// The list, the next task first: of everybody, and of one stage, as a column of the board.
schema.index({ owner_id: 1, due_on: 1, changed_at: -1 });
schema.index({ owner_id: 1, stage: 1, due_on: 1, changed_at: -1 });
// The other two orders of the list, and the newest for the dashboard.
schema.index({ owner_id: 1, changed_at: -1 });
schema.index({ owner_id: 1, name_key: 1 });
schema.index({ owner_id: 1, created_at: -1 });
// A search for words, and a tag.
schema.index({ owner_id: 1, starts: 1 });
schema.index({ owner_id: 1, tags: 1 });
// Contacts with the same mail or phone, and those that an import updates.
schema.index({ owner_id: 1, email: 1 });
schema.index({ owner_id: 1, phone_key: 1 });
// Whether samples are among them.
schema.index({ owner_id: 1, is_sample: 1 });
// Contacts of a request, whoever owns them.
schema.index({ 'requests.id': 1 });

export function contactModel(connection: Connection): Model<ContactDocument> {
  return connection.model<ContactDocument>('CrmContact', schema);
}

/** What a merge has changed of the contact that stayed. */
export interface MergeTrace {
  readonly into: string;
  /** Values that it had before, of the fields that were taken from the other. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Values that were taken. */
  readonly taken: Readonly<Record<string, unknown>>;
  /** False while its notes and tasks may not be there yet. */
  readonly is_done: boolean;
}

/** A contact that was put away and can be brought back. `_id` is the contact's. */
export interface KeptContactDocument {
  readonly _id: string;
  readonly owner_id: string;
  readonly contact: ContactDocument;
  /** Null of one that was removed. */
  readonly merge: MergeTrace | null;
  readonly at: Date;
}

const keptSchema = new Schema<KeptContactDocument>(
  {
    _id: { type: String, required: true },
    owner_id: { type: String, required: true },
    contact: { type: Schema.Types.Mixed, required: true },
    merge: { type: Schema.Types.Mixed, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'crm_kept_contacts', versionKey: false, minimize: false },
);
// What was merged into a contact; and all of an account.
keptSchema.index({ owner_id: 1, 'merge.into': 1 });
// What a request has brought is forgotten here as well.
keptSchema.index({ 'contact.requests.id': 1 });
keptSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.keptContact });

export function keptContactModel(connection: Connection): Model<KeptContactDocument> {
  return connection.model<KeptContactDocument>('CrmKeptContact', keptSchema);
}
