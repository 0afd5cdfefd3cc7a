import { Type, type Static } from 'typebox';
import { filled, lines } from './account';
import {
  AskedAgent,
  CLOSED_REASONS,
  InvitationView,
  RequestContact,
  RequestWish,
  REQUEST_STATUSES,
  INVITATION_STATES,
  DECLINE_REASON_KEYS,
} from './quote-request';
import { CurrencyCode, Minor, Nullable, QUOTE_LINES_MAX, QuoteLine } from './quote-line';
import { WantedPlan } from './trip-plan';
import { WishChange } from './request-change';
import { OwnReview, ReviewToAnswer } from './review';

/** POST /api/agent/requests/:requestId/quotes: a new version of the agent's quote. */
export const QuoteBody = Type.Object(
  {
    currency: CurrencyCode,
    title: filled(160),
    message: lines(4_000),
    lines: Type.Array(QuoteLine, { minItems: 1, maxItems: QUOTE_LINES_MAX }),
    terms: lines(4_000),
    /** The last day on which it can be accepted. */
    validUntil: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** What lines cost the agent, in the line's smallest units; kept apart, and in no answer to anybody else. */
    costs: Type.Array(
      Type.Object({ lineId: Type.String({ maxLength: 36 }), net: Minor }, { additionalProperties: false }),
      { maxItems: QUOTE_LINES_MAX },
    ),
    /** The version that this one follows; 0 for the first. Another one has been sent since: 409. */
    after: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type QuoteBody = Readonly<Static<typeof QuoteBody>>;

/** A line with its price in the quote's currency; `amount` includes `tax`. */
export const PricedLine = Type.Object({
  ...QuoteLine.properties,
  amount: Type.Integer({ minimum: 0 }),
  tax: Type.Integer({ minimum: 0 }),
});
export type PricedLine = Readonly<Static<typeof PricedLine>>;

/** A quote as the traveler sees it, and as its hash is made of it; versions never change. */
export const Quote = Type.Object({
  id: Type.String(),
  requestId: Type.String(),
  agentId: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  currency: CurrencyCode,
  title: Type.String(),
  message: Type.String(),
  lines: Type.Array(PricedLine),
  terms: Type.String(),
  validUntil: Type.String(),
  /** Of the table that lines in other currencies were converted by; null where there are none. */
  ratesDate: Nullable(Type.String()),
  sentAt: Type.String(),
  /** SHA-256 of the canonical JSON of all of the above, base64url. */
  hash: Type.String(),
});
export type Quote = Readonly<Static<typeof Quote>>;

/** The agent's own quote, with its costs. Only ever answered to its agent. */
export const OwnQuote = Type.Object({ ...Quote.properties, costs: QuoteBody.properties.costs });
export type OwnQuote = Readonly<Static<typeof OwnQuote>>;

/** GET /api/agent/quotes: the newest version of the agent's last quotes, to use their lines again; the newest first. */
export const EarlierQuotes = Type.Object({ quotes: Type.Array(OwnQuote) });
export type EarlierQuotes = Readonly<Static<typeof EarlierQuotes>>;

/** POST …/accept: what was shown, so that nothing else is accepted. */
export const AcceptBody = Type.Object(
  {
    quoteId: Type.String({ maxLength: 60 }),
    version: Type.Integer({ minimum: 1 }),
    hash: Type.String({ maxLength: 60 }),
    /** Ids of chosen lines: optional ones, and one of each group. */
    chosen: Type.Array(Type.String({ maxLength: 36 }), { maxItems: QUOTE_LINES_MAX, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type AcceptBody = Readonly<Static<typeof AcceptBody>>;

/** What was accepted, frozen: no names and no contact data, so that it can stay for ever. */
export const Acceptance = Type.Object({
  requestId: Type.String(),
  quote: Quote,
  chosen: Type.Array(Type.String()),
  /** In the quote's smallest units. */
  total: Type.Integer({ minimum: 0 }),
  acceptedAt: Type.String(),
  /** SHA-256 of the canonical JSON of all of the above, base64url. */
  hash: Type.String(),
});
export type Acceptance = Readonly<Static<typeof Acceptance>>;

/** POST …/change: the traveler asks for another version of a quote because of one line. */
export const LineChangeBody = Type.Object(
  { quoteId: Type.String({ maxLength: 60 }), lineId: Type.String({ maxLength: 36 }), text: lines(1_000, 1) },
  { additionalProperties: false },
);
export type LineChangeBody = Readonly<Static<typeof LineChangeBody>>;

/** A request as its traveler sees it, by the mailed link or signed in. */
export const OwnRequest = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  status: Type.Enum([...REQUEST_STATUSES]),
  closedReason: Nullable(Type.Enum([...CLOSED_REASONS])),
  wish: RequestWish,
  /** The plan that it is made from; null where there is none. */
  wanted: Nullable(WantedPlan),
  /** Counts the changes of the wish, from 1. */
  wishVersion: Type.Integer({ minimum: 1 }),
  /** What the traveler has changed since agents were asked, the newest first. */
  changes: Type.Array(WishChange),
  contact: RequestContact,
  /** True once it belongs to an account. */
  isInAccount: Type.Boolean(),
  createdAt: Type.String(),
  /** Whom the traveler chose, while nobody is asked yet; absent or empty: the server matches. */
  chosen: Type.Optional(Type.Array(AskedAgent)),
  invitations: Type.Array(InvitationView),
  /** The newest version of each agent's quote. */
  quotes: Type.Array(Quote),
  /** The version before the newest, of quotes that have one: what has changed is marked. */
  earlier: Type.Array(Quote),
  acceptance: Nullable(Acceptance),
  /** Until when an acceptance can be taken back; null where it cannot. */
  undoUntil: Nullable(Type.String()),
  /** Quotes that others may look at, by their links. */
  shared: Type.Array(Type.Object({ quoteId: Type.String(), planId: Type.String(), page: Type.String() })),
  /** Until when a closed request can be opened again; null where it cannot. */
  reopenUntil: Nullable(Type.String()),
  /** Null before a quote is accepted for good. */
  review: Nullable(OwnReview),
});
export type OwnRequest = Readonly<Static<typeof OwnRequest>>;

/** A row of the lists of requests. */
const RequestRow = {
  id: Type.String(),
  reference: Type.String(),
  place: Type.String(),
  when: RequestWish.properties.when,
  adults: Type.Integer(),
  children: Type.Integer(),
  createdAt: Type.String(),
  unread: Type.Integer({ minimum: 0 }),
};

/** GET /api/traveler/requests. */
export const TravelerRequests = Type.Object({
  requests: Type.Array(
    Type.Object({
      ...RequestRow,
      status: Type.Enum([...REQUEST_STATUSES]),
      quotes: Type.Integer({ minimum: 0 }),
      /** Path of its page. */
      page: Type.String(),
      /** Of the town in degrees; null where none of the directory was picked. */
      position: Nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
    }),
  ),
});
export type TravelerRequests = Readonly<Static<typeof TravelerRequests>>;

const LastMessage = Nullable(Type.Object({ text: Type.String(), at: Type.String(), author: Type.String() }));

/** GET /api/traveler/threads: with each agent who was asked and with whom something was said, the latest first. */
export const TravelerThreads = Type.Object({
  threads: Type.Array(
    Type.Object({
      requestId: Type.String(),
      reference: Type.String(),
      /** Where the request's trip goes. */
      place: Type.String(),
      agent: Type.Object({ id: Type.String(), name: Type.String() }),
      unread: Type.Integer({ minimum: 0 }),
      lastMessage: LastMessage,
      /** Path of the conversation, on the page of its request. */
      page: Type.String(),
    }),
  ),
});
export type TravelerThreads = Readonly<Static<typeof TravelerThreads>>;

/** Where a request stands for one agent. */
export const AGENT_STATES = [...INVITATION_STATES, 'accepted'] as const;
export type AgentState = (typeof AGENT_STATES)[number];

/** GET /api/agent/requests?state=: an agent's own, the most urgent first. */
export const AgentRequests = Type.Object({
  requests: Type.Array(
    Type.Object({
      ...RequestRow,
      state: Type.Enum([...AGENT_STATES]),
      sentAt: Type.String(),
      answerBy: Type.String(),
      budget: RequestWish.properties.budget,
      /** The traveler's first name; the rest is released later. */
      traveler: Type.String(),
      /** The last message of the thread; null where there is none. */
      lastMessage: LastMessage,
    }),
  ),
  /** How many there are in each state, whatever state was asked for. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** Null where requests come. */
  awayUntil: Nullable(Type.String()),
});
export type AgentRequests = Readonly<Static<typeof AgentRequests>>;

/** What the traveler asked to change of a quote: one line of one version. */
export const AskedChange = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  lineId: Type.String(),
  text: Type.String(),
  at: Type.String(),
});
export type AskedChange = Readonly<Static<typeof AskedChange>>;

/** GET /api/agent/requests/:requestId. */
export const AgentRequest = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  state: Type.Enum([...AGENT_STATES]),
  /** Null while it is not closed. */
  closedReason: Nullable(Type.Enum([...CLOSED_REASONS])),
  wish: RequestWish,
  /** The plan that it is made from: 'like this, but …'; null where there is none. */
  wanted: Nullable(WantedPlan),
  /** What the traveler has changed of the wish since this agent was asked, the newest first. */
  wishChanges: Type.Array(WishChange),
  /** The traveler's first name. */
  traveler: Type.String(),
  /** Null until it is released to this agent. */
  contact: Nullable(RequestContact),
  sentAt: Type.String(),
  answerBy: Type.String(),
  declined: Nullable(Type.Object({ reason: Type.Enum(DECLINE_REASON_KEYS), text: Type.String() })),
  /** How many other agents were asked; not who. */
  others: Type.Integer({ minimum: 0 }),
  agent: AskedAgent,
  /** All versions of this agent's quote, the newest first. */
  quotes: Type.Array(OwnQuote),
  /** What the traveler asked to change of them, the newest first; the thread says it as well. */
  changes: Type.Array(AskedChange),
  /** What was accepted of this agent's; null otherwise. */
  acceptance: Nullable(Acceptance),
  /** How the traveler reviewed this agent after the trip; null where there is no review. */
  review: Nullable(ReviewToAnswer),
  unread: Type.Integer({ minimum: 0 }),
});
export type AgentRequest = Readonly<Static<typeof AgentRequest>>;
