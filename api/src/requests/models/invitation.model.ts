import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { DeclineReason, InvitationState } from '@atoll/contracts/quote-request';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Party } from './message-fields';

/** Agents see that an invitation is there; whoever ends it without a quote makes room for the next agent. */
export type InvitationDue = 'tell' | 'next';

/** One agent who was asked to answer one request (C57). `_id` is `<request>.<agent>`. */
export interface InvitationDocument {
  readonly _id: string;
  readonly request_id: string;
  /** The agent's id in the directory. */
  readonly agent_id: string;
  /** The agent's account. */
  readonly agent_user_id: string;
  readonly state: InvitationState;
  readonly round: number;
  /** Why this agent, as the traveler reads it. */
  readonly reasons: readonly string[];
  readonly sent_at: Date;
  readonly remind_at: Date;
  readonly is_reminded: boolean;
  readonly lapses_at: Date;
  readonly opened_at: Date | null;
  /** The first answer, a quote or a refusal. */
  readonly answered_at: Date | null;
  /** Which of the places for open invitations of its agent it takes; null once it is answered or over. */
  readonly slot: number | null;
  /** The invitation whose end brought this one; null in the first round. */
  readonly follows: string | null;
  /** What is still to be done of it, as in `QuoteRequestDocument`. */
  readonly due: InvitationDue | null;
  readonly due_at: Date | null;
  readonly declined: { readonly reason: DeclineReason; readonly text: string } | null;
  /** Who has ended the conversation; null while it goes on. */
  readonly blocked_by: Party | null;
  /** Where it stood when the traveler closed the request, which can be opened again; null otherwise. */
  readonly closed_from: InvitationState | null;
}

const schema = new Schema<InvitationDocument>(
  {
    _id: { type: String, required: true },
    request_id: { type: String, required: true },
    agent_id: { type: String, required: true },
    agent_user_id: { type: String, required: true },
    state: { type: String, required: true },
    round: { type: Number, required: true },
    reasons: { type: [String], required: true },
    sent_at: { type: Date, required: true },
    remind_at: { type: Date, required: true },
    is_reminded: { type: Boolean, required: true },
    lapses_at: { type: Date, required: true },
    opened_at: { type: Date, default: null },
    answered_at: { type: Date, default: null },
    slot: { type: Number, default: null },
    follows: { type: String, default: null },
    due: { type: String, default: null },
    due_at: { type: Date, default: null },
    declined: { type: Schema.Types.Mixed, default: null },
    blocked_by: { type: String, default: null },
    closed_from: { type: String, default: null },
  },
  { collection: 'request_invitations', versionKey: false },
);
schema.index({ request_id: 1 });
// An agent's own list, and how many are open.
schema.index({ agent_user_id: 1, state: 1 });
schema.index({ agent_id: 1, state: 1 });
// No agent has more open ones than there are places, whoever asks at the same time.
schema.index(
  { agent_id: 1, slot: 1 },
  { unique: true, partialFilterExpression: { slot: { $type: 'number' } } },
);
// One ended invitation brings one other.
schema.index({ follows: 1 }, { unique: true, partialFilterExpression: { follows: { $type: 'string' } } });
// What the clock has to do next.
schema.index({ due: 1, due_at: 1 });
schema.index({ state: 1, remind_at: 1 });
schema.index({ state: 1, lapses_at: 1 });
schema.index({ sent_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

export function invitationModel(connection: Connection): Model<InvitationDocument> {
  return connection.model<InvitationDocument>('Invitation', schema);
}
