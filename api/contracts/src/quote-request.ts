import { Type, type Static } from 'typebox';
import { SettledReport } from './review-reports';
import { filled, line, lines, phone, sitePath } from './account';
import { EMAIL_MAX, NAME_MAX } from './account-words';
import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from './agent';
import { Attachment, AttachmentIds } from './attachment';

/** Where a request stands (C37). `new` waits for its address to be confirmed; no agent sees it before. */
export const REQUEST_STATUSES = ['new', 'sent', 'quoted', 'accepted', 'closed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Why a traveler closes a request who need not withdraw it. */
export const TRAVELER_CLOSED_REASONS = ['found', 'other'] as const;
/** Why a request is closed. */
export const CLOSED_REASONS = ['withdrawn', 'no-answer', ...TRAVELER_CLOSED_REASONS] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Where one agent's invitation to answer a request stands (RFQ-07). */
export const INVITATION_STATES = ['sent', 'opened', 'declined', 'quoted', 'lapsed', 'closed'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Why an agent declines, as the traveler reads it. */
export const DECLINE_REASONS = {
  busy: 'Too busy for these dates',
  place: 'Does not cover this place',
  budget: 'Cannot do it for this budget',
  kind: 'Does not do this kind of trip',
  other: 'Another reason',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
export const DECLINE_REASON_KEYS = Object.keys(DECLINE_REASONS) as DeclineReason[];

export const REQUEST_AGENTS_MAX = 5;
export const REQUEST_ADULTS_MAX = 30;
export const REQUEST_CHILDREN_MAX = 12;
export const CHILD_AGE_MAX = 17;
export const FLEXIBLE_DAYS_MAX = 14;
export const NOTES_MAX = 2_000;
export const MESSAGE_MAX = 4_000;
export const TRIP_NIGHTS_MAX = 90;
/** How far ahead a trip may begin. */
export const REQUEST_HORIZON_DAYS = 730;
export const BUDGET_MAX = 10_000_000;

const CivilDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** Where to, as it was typed, and the place that was picked for it. */
export const RequestPlace = Type.Object(
  {
    text: filled(160),
    /** Names of the directory; null where no suggestion was picked: the server looks the text up. */
    city: Nullable(line(120)),
    country: Nullable(line(120)),
  },
  { additionalProperties: false },
);

/** When: two dates, or a month, or both null where it is open. */
export const RequestWhen = Type.Object(
  {
    from: Nullable(CivilDate),
    to: Nullable(CivilDate),
    month: Nullable(Month),
    flexibleDays: Type.Integer({ minimum: 0, maximum: FLEXIBLE_DAYS_MAX }),
  },
  { additionalProperties: false },
);

export const RequestBudget = Type.Object(
  {
    /** Whole units of the currency. */
    amount: Type.Integer({ minimum: 1, maximum: BUDGET_MAX }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    per: Type.Enum(['trip', 'person']),
  },
  { additionalProperties: false },
);

/** What a request is asked from, such as a hotel's page: shown with the request. */
export const RequestAbout = Type.Object(
  { title: filled(200), path: sitePath(600) },
  { additionalProperties: false },
);

/** What somebody wishes; the same for the traveler and for every agent that is asked. */
export const RequestWish = Type.Object(
  {
    place: RequestPlace,
    when: RequestWhen,
    adults: Type.Integer({ minimum: 1, maximum: REQUEST_ADULTS_MAX }),
    childAges: Type.Array(Type.Integer({ minimum: 0, maximum: CHILD_AGE_MAX }), {
      maxItems: REQUEST_CHILDREN_MAX,
    }),
    budget: Nullable(RequestBudget),
    interests: Type.Array(Type.Enum([...AGENT_SPECIALITIES]), { uniqueItems: true }),
    /** Languages to talk in. */
    languages: Type.Array(Type.Enum([...AGENT_LANGUAGES]), { uniqueItems: true, maxItems: 10 }),
    notes: lines(NOTES_MAX),
    about: Nullable(RequestAbout),
  },
  { additionalProperties: false },
);
export type RequestWish = Readonly<Static<typeof RequestWish>>;

export const RequestContact = Type.Object(
  {
    name: filled(NAME_MAX),
    email: Type.String({ minLength: 3, maxLength: EMAIL_MAX }),
    /** Empty where none is given. */
    phone: phone(40),
  },
  { additionalProperties: false },
);
export type RequestContact = Readonly<Static<typeof RequestContact>>;

/** POST /api/quote-requests. Anonymous or signed in; the same `key` again makes no second request. */
export const RequestBody = Type.Object(
  {
    /** Made by the browser, once for each request. */
    key: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    ...RequestWish.properties,
    contact: RequestContact,
    /** Chosen agents by their ids in the directory; empty: the server matches. */
    agentIds: Type.Array(Type.String({ maxLength: 40 }), { maxItems: REQUEST_AGENTS_MAX, uniqueItems: true }),
    /** The link's token of the plan that it is made from; absent without one. */
    plan: Type.Optional(Type.String({ maxLength: 120 })),
    /** Milliseconds from opening the form to sending it. */
    openMs: Type.Integer({ minimum: 0 }),
    /** A field that people do not see; whoever fills it is a machine. */
    website: Type.Optional(Type.String({ maxLength: 500 })),
    /** Set where the form has been sent again after the question whether a person sends it. */
    isCertain: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type RequestBody = Readonly<Static<typeof RequestBody>>;

/** 202. `link` is there only for a signed-in traveler with a confirmed address: everybody else gets it by mail. */
export const RequestReceived = Type.Object({
  /** To speak of it: 'AT-7K2M9Q'. */
  reference: Type.String(),
  link: Nullable(Type.String()),
});
export type RequestReceived = Readonly<Static<typeof RequestReceived>>;

/** An agent as the form and the request's page show it. */
export const AskedAgent = Type.Object({
  id: Type.String(),
  name: Type.String(),
  agency: Nullable(Type.String()),
  city: Type.String(),
  country: Type.String(),
  picture: Nullable(Type.String()),
  /** Path of its public page. */
  page: Type.String(),
  languages: Type.Array(Type.String()),
});
export type AskedAgent = Readonly<Static<typeof AskedAgent>>;

/** GET /api/quote-requests/matches?place=&city=&country=&interests=&languages=&agentIds= : who would be asked, and why. */
export const RequestMatches = Type.Object({
  agents: Type.Array(
    Type.Object({
      ...AskedAgent.properties,
      /** Sentences without a full stop: 'Knows Lisbon', 'Speaks French', 'Answers 9 of 10 requests'. */
      reasons: Type.Array(Type.String()),
    }),
  ),
  /** Of the ids that were asked for, those that cannot be asked: no account here, or away. */
  notAskable: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type RequestMatches = Readonly<Static<typeof RequestMatches>>;

/** What the traveler sees of an agent who was asked. */
export const InvitationView = Type.Object({
  agent: AskedAgent,
  state: Type.Enum([...INVITATION_STATES]),
  /** 1, or 2 where another did not answer. */
  round: Type.Integer({ minimum: 1, maximum: 2 }),
  reasons: Type.Array(Type.String()),
  sentAt: Type.String(),
  /** When it lapses without an answer. */
  answerBy: Type.String(),
  /** What the agent said when declining. */
  declined: Nullable(Type.Object({ reason: Type.Enum(DECLINE_REASON_KEYS), text: Type.String() })),
  /** Whether this agent has the traveler's name, address and phone. */
  hasContact: Type.Boolean(),
  unread: Type.Integer({ minimum: 0 }),
});
export type InvitationView = Readonly<Static<typeof InvitationView>>;

export const MessageView = Type.Object({
  id: Type.String(),
  author: Type.Enum(['traveler', 'agent', 'hotel', 'site']),
  /** Empty where it is only files. */
  text: Type.String(),
  attachments: Type.Array(Attachment),
  at: Type.String(),
  isRead: Type.Boolean(),
  /** What it was sent under, for the side that wrote it; null for whoever reads it. */
  clientId: Nullable(Type.String()),
});
export type MessageView = Readonly<Static<typeof MessageView>>;

export const Thread = Type.Object({
  messages: Type.Array(MessageView),
  /** Who has ended the conversation; null while it goes on. */
  blockedBy: Nullable(Type.Enum(['self', 'other'])),
  /** Whether this side has reported it. */
  isReported: Type.Boolean(),
});
export type Thread = Readonly<Static<typeof Thread>>;

/** POST …/block: ends a conversation, or lets it go on again. */
export const BlockBody = Type.Object({ isBlocked: Type.Boolean() }, { additionalProperties: false });
export type BlockBody = Readonly<Static<typeof BlockBody>>;

/** What is wrong with a conversation, as whoever reports it chooses. */
export const REPORT_REASONS = {
  spam: 'Advertising, or nothing to do with the trip',
  abuse: 'Insults or threats',
  fraud: 'It looks like fraud',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_KEYS = Object.keys(REPORT_REASONS) as ReportReason[];
export const REPORT_TEXT_MAX = 1_000;

/** POST …/report: tells the administrators of a conversation. */
export const ReportBody = Type.Object(
  { reason: Type.Enum(REPORT_REASON_KEYS), text: lines(REPORT_TEXT_MAX) },
  { additionalProperties: false },
);
export type ReportBody = Readonly<Static<typeof ReportBody>>;

const ReportedSide = Type.Object({
  name: Type.String(),
  /** Path of the public page; null without one. */
  page: Nullable(Type.String()),
});

/** GET /api/admin/reports: conversations that were reported, the newest first. */
export const Reports = Type.Object({
  reports: Type.Array(
    Type.Object({
      id: Type.String(),
      /** The request's; empty without one. */
      reference: Type.String(),
      /** Of a conversation about a request; null of one of a hotel and an agent, which has a connection instead. */
      requestId: Nullable(Type.String()),
      agentId: Nullable(Type.String()),
      connectionId: Nullable(Type.String()),
      side: Type.Enum(['traveler', 'agent', 'hotel']),
      /** Who reports, and whom. */
      reporter: ReportedSide,
      reported: ReportedSide,
      reason: Type.Enum(REPORT_REASON_KEYS),
      text: Type.String(),
      at: Type.String(),
      ...SettledReport.properties,
    }),
  ),
  total: Type.Integer({ minimum: 0 }),
});
export type Reports = Readonly<Static<typeof Reports>>;

/** POST of a message, of words or files or both; the same `clientId` again is the same message. */
export const MessageBody = Type.Object(
  {
    clientId: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    text: lines(MESSAGE_MAX),
    attachments: Type.Optional(AttachmentIds),
  },
  { additionalProperties: false },
);
export type MessageBody = Readonly<Static<typeof MessageBody>>;

export const DeclineBody = Type.Object(
  { reason: Type.Enum(DECLINE_REASON_KEYS), text: lines(500) },
  { additionalProperties: false },
);
export type DeclineBody = Readonly<Static<typeof DeclineBody>>;

/** PUT /api/agent/away: the last day on which no request is to come; null: requests come. */
export const AwayBody = Type.Object({ until: Nullable(CivilDate) }, { additionalProperties: false });
export type AwayBody = Readonly<Static<typeof AwayBody>>;
