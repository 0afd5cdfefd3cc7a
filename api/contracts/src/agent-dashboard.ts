import { Type, type Static } from 'typebox';
import { RequestWish } from './quote-request';

export const AGENT_DASHBOARD_PATH = '/api/agent/dashboard';

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** How long each of the two times is that are compared. */
export const FIGURES_DAYS = 30;
/** Quotes that expire later do not press yet. */
export const QUOTE_DUE_DAYS = 7;

const Request = {
  requestId: Type.String(),
  /** The traveler's first name. */
  traveler: Type.String(),
  place: Type.String(),
  when: RequestWish.properties.when,
  adults: Type.Integer(),
  children: Type.Integer(),
  /** When the agent was asked, or the quote was sent: where the clock began. */
  since: Type.String(),
};

/** A request that waits for this agent's answer. */
export const DueAnswer = Type.Object({
  ...Request,
  kind: Type.Literal('answer'),
  budget: RequestWish.properties.budget,
  /** The moment when it lapses. */
  until: Type.String(),
});
/** A quote that its traveler has neither accepted nor left, and that expires within days. */
export const DueQuote = Type.Object({
  ...Request,
  kind: Type.Literal('quote'),
  title: Type.String(),
  /** The last day that it is good for, `yyyy-MM-dd`, whatever the hour. */
  validUntil: Type.String(),
});
export const Due = Type.Union([DueAnswer, DueQuote]);
export type Due = Readonly<Static<typeof Due>>;

/** Tasks that are due later are not shown ahead. */
export const NEXT_DAYS = 5;

/** What an agent has to do for a contact next. */
export const DueTask = Type.Object({
  contactId: Type.String(),
  contact: Type.String(),
  text: Type.String(),
  /** `yyyy-MM-dd`, by the agent's own choice. */
  dueOn: Type.String(),
});
export type DueTask = Readonly<Static<typeof DueTask>>;

/** A contact that came last. */
export const NewContact = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The request that it came from; null where the agent has written it. */
  reference: Nullable(Type.String()),
  createdAt: Type.String(),
});
export type NewContact = Readonly<Static<typeof NewContact>>;

/** So many of so many: 9 of 31. `of` is 0 where there is nothing to count, and then nothing can be said. */
export const Share = Type.Object({ count: Type.Integer(), of: Type.Integer() });
export type Share = Readonly<Static<typeof Share>>;

/** What an agent did in one time. */
export const AgentFigures = Type.Object({
  /** The median from being asked to a quote or a refusal; null where nothing was answered. */
  answerMinutes: Nullable(Type.Integer()),
  /** Requests of this time that were answered, of those that can no longer be. */
  answered: Share,
  /** Requests that were first quoted in this time, and of those the accepted ones. */
  accepted: Share,
  /** Visitors of the public page, each once a day; null without such a page. */
  visits: Nullable(Type.Integer()),
});
export type AgentFigures = Readonly<Static<typeof AgentFigures>>;

/** GET /api/agent/dashboard. */
export const AgentDashboard = Type.Object({
  /** The server's moment, which the figures end with. */
  at: Type.String(),
  /** The shortest clock first. */
  due: Type.Array(Due),
  /** Tasks of contacts that are due within days, or late; the longest due first. */
  tasks: Type.Array(DueTask),
  /** The newest first. */
  newContacts: Type.Array(NewContact),
  /** The last days, and the same time before them. */
  last: AgentFigures,
  before: AgentFigures,
  /** Whether something of it was made for the demo. */
  isSample: Type.Boolean(),
});
export type AgentDashboard = Readonly<Static<typeof AgentDashboard>>;
