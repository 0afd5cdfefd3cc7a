import type { ChatMessage, ChatWorkflow } from '@atoll/contracts/marco';
import type { Understood } from '@atoll/contracts/marco-understanding';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Owner } from '../visitors/owner';

/** A conversation with its messages: one document, so that a message and what it changes are written at once. */
export interface ConversationDocument {
  readonly _id: string;
  readonly owner: Owner;
  readonly title: string;
  readonly messages: readonly ChatMessage[];
  readonly understood: Understood;
  /** Counts its changes. */
  readonly understood_version: number;
  readonly workflow: ChatWorkflow | null;
  readonly open_message_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date | null;
}

const schema = new Schema<ConversationDocument>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    title: { type: String, required: true },
    messages: { type: Schema.Types.Mixed, required: true },
    understood: { type: Schema.Types.Mixed, required: true },
    understood_version: { type: Number, required: true },
    workflow: { type: Schema.Types.Mixed, default: null },
    open_message_id: { type: String, default: null },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    expires_at: { type: Date, default: null },
  },
  { collection: 'marco_conversations', versionKey: false, minimize: false },
);
// One's own conversations, the newest first; also all of an owner's, when they are taken along or deleted.
schema.index({ owner: 1, updated_at: -1 });
// Anonymous ones go by themselves; a date of null never expires.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export function conversationModel(connection: Connection): Model<ConversationDocument> {
  return connection.model<ConversationDocument>('MarcoConversation', schema);
}
