import type { MarcoEvent, MarcoRequest } from '@atoll/contracts/marco';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Owner } from '../visitors/owner';

/** An answer as it came: its events, to be resumed from, and what makes its id give one answer only. */
export interface AnswerDocument {
  /** Owner and message id: ids are made by clients, so they are one owner's own. */
  readonly _id: string;
  readonly owner: Owner;
  /** Decided with the claim, so that whoever takes an answer over goes on in the same conversation. */
  readonly conversation_id: string;
  readonly events: readonly MarcoEvent[];
  readonly is_over: boolean;
  /** What was asked: the same id gives no answer to anything else, and whoever takes the answer over begins with it. */
  readonly request: MarcoRequest;
  /** Which making of an answer may write to it; another one after it was taken over. */
  readonly held_by: string;
  /** Renewed while it is made; after this moment nobody makes it any more, and it may be taken over. */
  readonly held_until: Date;
  readonly stop_requested: boolean;
  readonly expires_at: Date;
}

const schema = new Schema<AnswerDocument>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    conversation_id: { type: String, required: true },
    events: { type: Schema.Types.Mixed, required: true },
    is_over: { type: Boolean, required: true },
    request: { type: Schema.Types.Mixed, required: true },
    held_by: { type: String, required: true },
    held_until: { type: Date, required: true },
    stop_requested: { type: Boolean, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'marco_answers', versionKey: false, minimize: false },
);
// Resuming is for cut lines, not for years; a message itself stays in its conversation.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
// All of an owner's, when an account is deleted.
schema.index({ owner: 1 });

export function answerModel(connection: Connection): Model<AnswerDocument> {
  return connection.model<AnswerDocument>('MarcoAnswer', schema);
}
