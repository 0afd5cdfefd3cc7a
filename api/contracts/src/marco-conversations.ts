import { Type, type Static } from 'typebox';
import { Understood } from './marco-understanding';
import { ChatMessage, ChatPreferences, ChatWorkflow, MarcoId, Moment } from './marco';

export const ConversationParams = Type.Object({ conversationId: MarcoId });
export const ConversationSummary = Type.Object({
  id: Type.String(),
  title: Type.String(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type ConversationSummary = Static<typeof ConversationSummary>;

/** Answer of `GET /api/marco/conversations`: the newest first, one's own only, 50 at most. */
export const ConversationsAnswer = Type.Object({ conversations: Type.Array(ConversationSummary) });
export type ConversationsAnswer = Static<typeof ConversationsAnswer>;

/** Answer of `GET /api/marco/conversations/:conversationId`; 404 where it is not one's own. */
export const Conversation = Type.Object({
  ...ConversationSummary.properties,
  /** The oldest first. */
  messages: Type.Array(ChatMessage),
  preferences: ChatPreferences,
  understood: Understood,
  /** For `If-Match`. */
  understoodVersion: Type.Integer(),
  currentWorkflow: Type.Union([ChatWorkflow, Type.Null()]),
  /** The message that is being answered now, to be resumed; null where none is. */
  openMessageId: Type.Union([Type.String(), Type.Null()]),
});
export type Conversation = Static<typeof Conversation>;

/** Body of `PATCH /api/marco/conversations/:conversationId`; `DELETE` has none. */
export const ConversationChange = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }) },
  { additionalProperties: false },
);
export type ConversationChange = Static<typeof ConversationChange>;
