import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { WantedPlan } from '@atoll/contracts/trip-plan';
import type {
  ClosedReason,
  RequestContact,
  RequestStatus,
  RequestWish,
} from '@atoll/contracts/quote-request';
import type { WishDifference } from '@atoll/contracts/request-change';
import { Schema, type Connection, type Model } from 'mongoose';

/** Where a wish leads, as the directory knows it: what agents are matched by. */
export interface WishedPlace {
  readonly city_slug: string | null;
  readonly country_slug: string;
}

/** What is accepted and can still be taken back. */
export interface AcceptedQuote {
  readonly quote_id: string;
  readonly agent_id: string;
  /** Ids of the chosen lines, in order. */
  readonly chosen: readonly string[];
  readonly at: Date;
  /** From then on it stays, and everybody concerned is told. */
  readonly final_at: Date;
  /** True once that has been done. */
  readonly is_final: boolean;
}

/** A change of the wish, in the words that its agents were told. */
export interface WishChangeDocument {
  /** The version of the wish that it made. */
  readonly version: number;
  readonly at: Date;
  readonly items: readonly WishDifference[];
}

/**
 * What is still to be done of a request: its link to be mailed, agents to be asked, those who were asked to be told that
 * it is withdrawn, closed or open again, its traveler to be told that nobody answers, everybody to be told of an
 * acceptance that stays.
 */
export const REQUEST_DUES = [
  ...['link', 'invite', 'withdrawn', 'closed', 'reopened', 'no-answer', 'final'],
] as const;
export type RequestDue = (typeof REQUEST_DUES)[number];

/** A traveler's request for quotes. */
export interface QuoteRequestDocument {
  readonly _id: string;
  /** Made by the browser, so that a form that is sent twenty times makes one request. */
  readonly key: string;
  /** Of what was sent with the key, so that another request under it is refused. */
  readonly body_hash: string;
  /** What people say on the phone: 'AT-7K2M9Q'. */
  readonly reference: string;
  readonly status: RequestStatus;
  readonly closed_reason: ClosedReason | null;
  /** When its traveler has closed it; null of every other one. */
  readonly closed_at: Date | null;
  /** How often it was opened again. */
  readonly reopened: number;
  /** The account that it belongs to; null while only the mailed link owns it. */
  readonly traveler_id: string | null;
  /** Part of the mailed link: another number makes earlier links good for nothing. */
  readonly link_version: number;
  readonly wish: RequestWish;
  /** A copy of the plan that it is made from; null without. */
  readonly wanted: WantedPlan | null;
  /** Counts the changes of the wish, from 1: of two people who change it at once, one is told. */
  readonly wish_version: number;
  /** Those that were made since agents were asked, the newest last. */
  readonly wish_changes: readonly WishChangeDocument[];
  /** The version that its agents know. */
  readonly told_version: number;
  /** From then on the clock tells the agents of changes that they have not been told of; null where there are none. */
  readonly tell_changes_at: Date | null;
  readonly contact: RequestContact;
  readonly place: WishedPlace | null;
  /** Agents that the traveler chose; empty where the site matches them. */
  readonly chosen_agent_ids: readonly string[];
  /** Agents who have the traveler's name, address and phone. */
  readonly released_to: readonly string[];
  readonly accepted: AcceptedQuote | null;
  /** From then on the clock invites the traveler to review the agent; null before and after. */
  readonly review_at: Date | null;
  readonly created_at: Date;
  /** When the address was confirmed; no agent sees it before. */
  readonly confirmed_at: Date | null;
  /** Written together with what makes it due, and null once it is done: a crash in between loses nothing. */
  readonly due: RequestDue | null;
  /** From then on the clock does it; until then whoever wrote it does. */
  readonly due_at: Date | null;
  /** The last change by anybody; the request is kept for two years from here. */
  readonly changed_at: Date;
}

const schema = new Schema<QuoteRequestDocument>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    body_hash: { type: String, required: true },
    reference: { type: String, required: true },
    status: { type: String, required: true },
    closed_reason: { type: String, default: null },
    closed_at: { type: Date, default: null },
    reopened: { type: Number, default: 0 },
    traveler_id: { type: String, default: null },
    link_version: { type: Number, required: true },
    wish: { type: Schema.Types.Mixed, required: true },
    wanted: { type: Schema.Types.Mixed, default: null },
    wish_version: { type: Number, default: 1 },
    wish_changes: { type: [Schema.Types.Mixed], default: [] },
    told_version: { type: Number, default: 1 },
    tell_changes_at: { type: Date, default: null },
    contact: { type: Schema.Types.Mixed, required: true },
    place: { type: Schema.Types.Mixed, default: null },
    chosen_agent_ids: { type: [String], required: true },
    released_to: { type: [String], required: true },
    accepted: { type: Schema.Types.Mixed, default: null },
    review_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    confirmed_at: { type: Date, default: null },
    due: { type: String, default: null },
    due_at: { type: Date, default: null },
    changed_at: { type: Date, required: true },
  },
  { collection: 'quote_requests', versionKey: false, minimize: false },
);
schema.index({ key: 1 }, { unique: true });
// The requests of an account, and those that a signed-in address may take along.
schema.index({ traveler_id: 1, created_at: -1 });
schema.index({ 'contact.email': 1 });
// Acceptances whose time to be taken back is over.
schema.index({ 'accepted.final_at': 1 }, { partialFilterExpression: { 'accepted.is_final': false } });
// What the clock has to do next.
schema.index({ due: 1, due_at: 1 });
// Trips that are over.
schema.index({ review_at: 1 });
// Changes that agents are still to be told of.
schema.index({ tell_changes_at: 1 });
schema.index({ changed_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

/** What a request has before anybody has changed or closed it. */
export const UNCHANGED: Pick<
  QuoteRequestDocument,
  | 'wish_version'
  | 'wish_changes'
  | 'told_version'
  | 'tell_changes_at'
  | 'closed_at'
  | 'reopened'
  | 'review_at'
> = {
  wish_version: 1,
  wish_changes: [],
  told_version: 1,
  tell_changes_at: null,
  closed_at: null,
  reopened: 0,
  review_at: null,
};

export function quoteRequestModel(connection: Connection): Model<QuoteRequestDocument> {
  return connection.model<QuoteRequestDocument>('QuoteRequest', schema);
}
