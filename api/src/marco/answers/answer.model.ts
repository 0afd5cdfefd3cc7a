import type { MarcoEvent } from '@atoll/contracts/marco';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Owner } from '../visitors/owner';

/** An answer as it came: its events, to be resumed from, and what makes its id give one answer only. */
export interface AnswerDocument {
  /** Owner and message id: ids are made by clients, so they are one owner's own. */
  readonly _id: string;
  readonly owner: Owner;
  readonly conversation_id: string | null;
  /** SHA-256 of the request, base64url. */
  readonly request_hash: string;
  readonly events: readonly MarcoEvent[];
  readonly is_over: boolean;
  readonly started_at: Date;
  readonly expires_at: Date;
}

const schema = new Schema<AnswerDocument>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    conversation_id: { type: String, default: null },
    request_hash: { type: String, required: true },
    events: { type: Schema.Types.Mixed, required: true },
    is_over: { type: Boolean, required: true },
    started_at: { type: Date, required: true },
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
