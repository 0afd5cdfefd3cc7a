import { Type, type Static } from 'typebox';
import { orNull } from './or-null';
import { filled, line, lines, phone } from './account';
import { EMAIL_MAX } from './account-words';
import {
  CONTACT_ORDERS,
  CONTACT_SOURCES,
  DUE_FILTERS,
  LOST_REASON_KEYS,
  LOST_TEXT_MAX,
  STAGES,
} from './crm-words';

/** What one contact has at most, so that it stays one document. */
export const NOTES_MAX = 200;
export const TASKS_MAX = 100;
export const TAGS_MAX = 10;
export const TAG_MAX = 40;
export const NOTE_MAX = 2_000;
export const TASK_MAX = 200;
/** Contacts on a page of the list, and cards that a column of the board begins with. */
export const CONTACTS_PER_PAGE = 50;
export const CARDS_PER_COLUMN = 50;

/** A day on its owner's calendar, YYYY-MM-DD. */
const Day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Stage = Type.Enum(STAGES);
const LostReason = orNull(
  Type.Object({ reason: Type.Enum(LOST_REASON_KEYS), text: Type.String({ maxLength: LOST_TEXT_MAX }) }),
);
export type LostReason = Static<typeof LostReason>;

/** How long each text of a contact may be. */
export const CONTACT_TEXT_MAX = { name: 160, email: EMAIL_MAX, phone: 40, company: 160, place: 160 } as const;

/** A contact as its owner writes it; what is empty is not known. */
export const ContactBody = Type.Object(
  {
    name: filled(CONTACT_TEXT_MAX.name),
    email: line(CONTACT_TEXT_MAX.email),
    phone: phone(CONTACT_TEXT_MAX.phone),
    company: line(CONTACT_TEXT_MAX.company),
    place: line(CONTACT_TEXT_MAX.place),
    tags: Type.Array(filled(TAG_MAX), { maxItems: TAGS_MAX }),
  },
  { additionalProperties: false },
);
export type ContactBody = Static<typeof ContactBody>;

/**
 * Made by the page that adds something: the same id again is answered with what the first one made, so that a line that
 * is cut makes nothing twice. Pages of older releases send none.
 */
const ClientId = Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' }));

export const NewContactBody = Type.Object(
  { ...ContactBody.properties, clientId: ClientId },
  { additionalProperties: false },
);
export type NewContactBody = Static<typeof NewContactBody>;

/** Where a contact moves; only `lost` says why. */
export const StageBody = Type.Object(
  {
    stage: Stage,
    reason: Type.Optional(Type.Enum(LOST_REASON_KEYS)),
    text: Type.Optional(lines(LOST_TEXT_MAX)),
  },
  { additionalProperties: false },
);
export type StageBody = Static<typeof StageBody>;

export const NoteBody = Type.Object({ text: lines(NOTE_MAX, 1) }, { additionalProperties: false });
export type NoteBody = Static<typeof NoteBody>;

export const NewNoteBody = Type.Object(
  { ...NoteBody.properties, clientId: ClientId },
  { additionalProperties: false },
);
export type NewNoteBody = Static<typeof NewNoteBody>;

export const TaskBody = Type.Object(
  { text: filled(TASK_MAX), dueOn: orNull(Day()), isDone: Type.Boolean() },
  { additionalProperties: false },
);
export type TaskBody = Static<typeof TaskBody>;

export const NewTaskBody = Type.Object(
  { ...TaskBody.properties, clientId: ClientId },
  { additionalProperties: false },
);
export type NewTaskBody = Static<typeof NewTaskBody>;

export const ContactTask = Type.Object({
  id: Type.String(),
  text: Type.String(),
  dueOn: orNull(Type.String()),
  isDone: Type.Boolean(),
});
export type ContactTask = Static<typeof ContactTask>;

/** What a quote comes to: what was accepted, or what its first choice costs. */
export const ContactQuote = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
  /** YYYY-MM-DD: the last day on which it can be accepted; null of an accepted one. */
  validUntil: orNull(Type.String()),
});
export type ContactQuote = Static<typeof ContactQuote>;

/** A contact as lists and the board show it. */
export const ContactRow = Type.Object({
  id: Type.String(),
  /** What a change names in `If-Match`. */
  version: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  company: Type.String(),
  place: Type.String(),
  tags: Type.Array(Type.String()),
  stage: Stage,
  lostReason: LostReason,
  source: Type.Enum(CONTACT_SOURCES),
  /** Requests for quotes that it came from; empty where its owner has written it. */
  requests: Type.Array(Type.Object({ id: Type.String(), reference: Type.String() })),
  /** The newest quote that was sent for one of its requests, in smallest units of its currency; null without one. */
  quote: orNull(ContactQuote),
  isSample: Type.Boolean(),
  /** The open task that is due first; null without one. */
  nextTask: orNull(ContactTask),
  createdAt: Type.String(),
  changedAt: Type.String(),
});
export type ContactRow = Static<typeof ContactRow>;

/** Another contact with the same mail or phone. */
export const DuplicateContact = Type.Object({
  ...Type.Pick(ContactRow, ['id', 'version', 'name', 'email', 'phone', 'company', 'place', 'stage'])
    .properties,
  same: Type.Enum(['email', 'phone']),
});
export type DuplicateContact = Static<typeof DuplicateContact>;

/** A contact with all that is kept of it. */
export const Contact = Type.Object({
  ...ContactRow.properties,
  notes: Type.Array(Type.Object({ id: Type.String(), text: Type.String(), at: Type.String() })),
  tasks: Type.Array(ContactTask),
  /** What happened, in words, the newest first. */
  history: Type.Array(Type.Object({ at: Type.String(), text: Type.String() })),
  duplicates: Type.Array(DuplicateContact),
  /** What was merged into it and can still be taken out again. */
  merged: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), until: Type.String() })),
});
export type Contact = Static<typeof Contact>;

/** What the list, the board and the CSV file are narrowed to. */
export const ContactFilter = Type.Object({
  /** Words of which each begins a word of name, mail, phone, company, place or tag. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** `open` is all but lost; without one, and with `all`, every stage. */
  stage: Type.Optional(Type.Enum([...STAGES, 'open', 'all'])),
  tag: Type.Optional(Type.String({ maxLength: TAG_MAX })),
  due: Type.Optional(Type.Enum(DUE_FILTERS)),
  order: Type.Optional(Type.Enum(CONTACT_ORDERS)),
  /** The day on the calendar of who asks: what is due depends on it. Without it, the server's. */
  today: Type.Optional(Day()),
});
export type ContactFilter = Static<typeof ContactFilter>;

export const ContactsQuery = Type.Object({
  ...ContactFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })),
});
export type ContactsQuery = Static<typeof ContactsQuery>;

export const Contacts = Type.Object({
  contacts: Type.Array(ContactRow),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type Contacts = Static<typeof Contacts>;

/** A column for each stage in order, with its first cards. */
export const Board = Type.Object({
  columns: Type.Array(Type.Object({ stage: Stage, total: Type.Integer(), contacts: Type.Array(ContactRow) })),
});
export type Board = Static<typeof Board>;

/** What stands above the list, of all contacts. */
export const CrmSummary = Type.Object({
  counts: Type.Record(Type.String(), Type.Integer()),
  /** Contacts with a task whose day is today or before. */
  dueToday: Type.Integer(),
  tags: Type.Array(Type.String()),
  hasSamples: Type.Boolean(),
});
export type CrmSummary = Static<typeof CrmSummary>;

/** A contact that was put away: `restore` brings it back for thirty days. */
export const RemovedContact = Type.Object({ id: Type.String(), version: Type.Integer() });
export type RemovedContact = Static<typeof RemovedContact>;

const MERGED_FIELDS = ['name', 'email', 'phone', 'company', 'place'] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

/** The other contact, as it was looked at, and which of its fields take the place of one's own. */
export const MergeBody = Type.Object(
  {
    otherId: Type.String({ maxLength: 40 }),
    otherVersion: Type.Integer({ minimum: 1 }),
    take: Type.Array(Type.Enum(MERGED_FIELDS), { maxItems: MERGED_FIELDS.length }),
  },
  { additionalProperties: false },
);
export type MergeBody = Static<typeof MergeBody>;

export const UnmergeBody = Type.Object(
  { otherId: Type.String({ maxLength: 40 }) },
  { additionalProperties: false },
);
