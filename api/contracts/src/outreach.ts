import { Type, type Static } from 'typebox';
import { filled, line, lines } from './account';

/** Addresses of mails to lists of people, in the portal. */
export const OUTREACH_PATHS = {
  lists: '/api/admin/outreach/lists',
  list: '/api/admin/outreach/lists/:listId',
  restoreList: '/api/admin/outreach/lists/:listId/restore',
  members: '/api/admin/outreach/lists/:listId/members',
  member: '/api/admin/outreach/lists/:listId/members/:memberId',
  mailings: '/api/admin/outreach/mailings',
  mailing: '/api/admin/outreach/mailings/:mailingId',
  preview: '/api/admin/outreach/mailings/:mailingId/preview',
  send: '/api/admin/outreach/mailings/:mailingId/send',
  stop: '/api/admin/outreach/mailings/:mailingId/stop',
} as const;

export const LIST_MEMBERS_MAX = 50_000;
export const MEMBERS_PAGE_SIZE = 50;
/** Addresses that are added at once. */
export const ADDED_MAX = 5_000;

/** POST and PUT of a list. */
export const MailListBody = Type.Object(
  {
    name: filled(120),
    /** Where and how the people on it agreed to mails. */
    consent: filled(500),
  },
  { additionalProperties: false },
);
export type MailListBody = Readonly<Static<typeof MailListBody>>;

export const MailList = Type.Object({
  id: Type.String(),
  ...MailListBody.properties,
  members: Type.Integer(),
  isRemoved: Type.Boolean(),
  version: Type.Integer(),
});
export type MailList = Readonly<Static<typeof MailList>>;

export const MailLists = Type.Object({ lists: Type.Array(MailList) });
export type MailLists = Readonly<Static<typeof MailLists>>;

/** Somebody on a list. */
export const ListMember = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  added_at: Type.String(),
});
export type ListMember = Readonly<Static<typeof ListMember>>;

/** GET of a list's members, the newest first. */
export const ListMembers = Type.Object({
  members: Type.Array(ListMember),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type ListMembers = Readonly<Static<typeof ListMembers>>;

/** POST to a list's members: 'address' or 'address, name' in each line. */
export const AddedMembers = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500_000 }) },
  { additionalProperties: false },
);

/** What became of each line. */
export const AddedAnswer = Type.Object({
  added: Type.Integer(),
  /** Were on the list already. */
  known: Type.Integer(),
  problems: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String(), problem: Type.String() })),
});
export type AddedAnswer = Readonly<Static<typeof AddedAnswer>>;

export const MAILING_STATES = ['draft', 'sending', 'sent', 'stopped'] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** POST and PUT of a mailing. */
export const MailingBody = Type.Object(
  {
    listId: Type.String({ maxLength: 100 }),
    subject: filled(150),
    /** Paragraphs with an empty line between them; '{name}' is who reads it. */
    text: lines(10_000, 1),
    /** A path of the site that the mail leads to, or nothing. */
    link: Type.String({ maxLength: 300, pattern: '^(?:/(?!/)[^\\s\\\\]*)?$' }),
    linkWords: line(80),
  },
  { additionalProperties: false },
);
export type MailingBody = Readonly<Static<typeof MailingBody>>;

export const Mailing = Type.Object({
  id: Type.String(),
  ...MailingBody.properties,
  /** The list's name; empty where it is gone. */
  list: Type.String(),
  state: Type.Enum(MAILING_STATES),
  /** How many people it goes to, and what became of them. */
  counts: Type.Object({
    total: Type.Integer(),
    sent: Type.Integer(),
    /** Do not want such mails. */
    unwanted: Type.Integer(),
    failed: Type.Integer(),
    waiting: Type.Integer(),
  }),
  changed_at: Type.String(),
  version: Type.Integer(),
});
export type Mailing = Readonly<Static<typeof Mailing>>;

export const Mailings = Type.Object({ mailings: Type.Array(Mailing) });
export type Mailings = Readonly<Static<typeof Mailings>>;
