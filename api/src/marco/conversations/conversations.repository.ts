import type { ChatMessage, ChatWorkflow } from '@atoll/contracts/marco';
import type { Conversation, ConversationSummary } from '@atoll/contracts/marco-conversations';
import type { Understood, UnderstoodAnswer } from '@atoll/contracts/marco-understanding';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import type { Connection } from 'mongoose';
import { preferencesOf } from '@atoll/contracts/understood-preferences';
import { expiryOf, type Owner } from '../visitors/owner';
import { conversationModel, type ConversationDocument } from './conversation.model';

/** More are not kept: the oldest go. */
const MESSAGES_MAX = 200;
const LISTED_MAX = 50;
const TITLE_MAX = 80;

export interface Begun extends UnderstoodAnswer {
  readonly history: readonly ChatMessage[];
}

interface Beginning {
  /** Whether the conversation begins with this message. */
  readonly isNew: boolean;
  readonly message: ChatMessage;
  /** What is understood with this message, from what was understood before. */
  readonly understoodAfter: (before: Understood) => Understood;
  readonly workflow: ChatWorkflow | null;
}

export interface ConversationsRepository {
  /**
   * Adds a visitor's message, once, however often its answer is begun; null where the conversation is neither new nor one
   * of theirs.
   */
  begin(owner: Owner, conversationId: string, beginning: Beginning): Promise<Begun | null>;
  /** Adds an answer, also where its conversation was taken along to an account meanwhile; nothing where it is gone. */
  finish(conversationId: string, messageId: string, answer: ChatMessage): Promise<void>;
  /** Whose a conversation is now; null where it is gone. */
  ownerOf(conversationId: string): Promise<Owner | null>;
  list(owner: Owner): Promise<ConversationSummary[]>;
  find(owner: Owner, conversationId: string): Promise<Conversation | null>;
  /** All of them with their messages, the newest first: however many, for their owner to keep. */
  findAll(owner: Owner): Promise<Conversation[]>;
  /** Puts what the visitor changed by hand; null where it has another version by now, or the conversation is not theirs. */
  putUnderstood(
    owner: Owner,
    conversationId: string,
    version: number,
    understood: Understood,
  ): Promise<UnderstoodAnswer | null>;
  rename(owner: Owner, conversationId: string, title: string): Promise<ConversationSummary | null>;
  remove(owner: Owner, conversationId: string): Promise<boolean>;
  adopt(from: Owner, to: Owner): Promise<void>;
  removeAll(owner: Owner): Promise<void>;
}

function summaryOf({ _id, title, created_at, updated_at }: ConversationDocument): ConversationSummary {
  return { id: _id, title, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() };
}

/** Conversations that are older than the understanding have none. */
function understoodOf({
  understood = NOTHING_UNDERSTOOD,
  understood_version: understoodVersion = 0,
}: Partial<ConversationDocument>): UnderstoodAnswer {
  return { understood, understoodVersion };
}

function conversationOf(found: ConversationDocument): Conversation {
  const { messages, workflow, open_message_id: openMessageId } = found;
  const understanding = understoodOf(found);
  return {
    ...summaryOf(found),
    messages: [...messages],
    ...understanding,
    preferences: preferencesOf(understanding.understood),
    currentWorkflow: workflow,
    openMessageId,
  };
}

/** Conversations in MongoDB; whatever a visitor asks for names the owner, so that nobody reads another's. */
export function createConversationsRepository(connection: Connection): ConversationsRepository {
  const conversations = conversationModel(connection);
  return {
    begin: async (owner, conversationId, beginning) => {
      const { isNew, message, understoodAfter, workflow } = beginning;
      const now = new Date();
      const set = {
        updated_at: now,
        open_message_id: message.id,
        expires_at: expiryOf(owner, now),
        ...(workflow && { workflow }),
      };
      const own = { _id: conversationId, owner };
      const after = { returnDocument: 'after' } as const;
      const begun = (found: ConversationDocument) => ({ history: found.messages, ...understoodOf(found) });
      for (;;) {
        const before = await conversations.findOne(own).lean<ConversationDocument>();
        if (!before) break;
        // It may be there already, from a beginning that came to nothing: what it says is understood by then.
        const isThere = before.messages.some(({ id }) => id === message.id);
        const { understood, understoodVersion } = understoodOf(before);
        const changed = await conversations
          .findOneAndUpdate(
            {
              ...own,
              understood_version: before.understood_version ?? null,
              'messages.id': isThere ? message.id : { $ne: message.id },
            },
            isThere
              ? { $set: set }
              : {
                  $push: { messages: { $each: [message], $slice: -MESSAGES_MAX } },
                  $set: {
                    ...set,
                    understood: understoodAfter(understood),
                    understood_version: understoodVersion + 1,
                  },
                },
            after,
          )
          .lean<ConversationDocument>();
        // Another message or a change by hand came in between, and is looked at first.
        if (changed) return begun(changed);
      }
      if (!isNew) return null;
      const made: ConversationDocument = {
        ...own,
        title: message.content.slice(0, TITLE_MAX),
        messages: [message],
        understood: understoodAfter(NOTHING_UNDERSTOOD),
        understood_version: 1,
        workflow,
        open_message_id: message.id,
        created_at: now,
        updated_at: now,
        expires_at: expiryOf(owner, now),
      };
      await conversations.create(made);
      return begun(made);
    },

    putUnderstood: async (owner, conversationId, version, understood) => {
      const changed = await conversations
        .findOneAndUpdate(
          // One that is older than the understanding has no version, and was read as 0.
          { _id: conversationId, owner, understood_version: version === 0 ? null : version },
          { $set: { understood, understood_version: version + 1 } },
          { returnDocument: 'after' },
        )
        .lean<ConversationDocument>();
      return changed && understoodOf(changed);
    },

    finish: async (conversationId, messageId, answer) => {
      const $push = { messages: { $each: [answer], $slice: -MESSAGES_MAX } };
      const updated_at = new Date();
      // One that was finished right before its instance died is made once more, and is kept as it was.
      await conversations.updateOne(
        { _id: conversationId, 'messages.id': { $ne: answer.id } },
        { $push, $set: { updated_at } },
      );
      // Another message may have been sent meanwhile, which is still open.
      await conversations.updateOne(
        { _id: conversationId, open_message_id: messageId },
        { $set: { open_message_id: null } },
      );
    },

    ownerOf: async (conversationId) => {
      const found = await conversations
        .findById(conversationId, { owner: 1 })
        .lean<Pick<ConversationDocument, 'owner'>>();
      return found?.owner ?? null;
    },

    list: async (owner) => {
      const found = await conversations
        .find({ owner }, { title: 1, created_at: 1, updated_at: 1 })
        .sort({ updated_at: -1 })
        .limit(LISTED_MAX)
        .lean<ConversationDocument[]>();
      return found.map(summaryOf);
    },

    find: async (owner, conversationId) => {
      const found = await conversations.findOne({ _id: conversationId, owner }).lean<ConversationDocument>();
      return found && conversationOf(found);
    },

    findAll: async (owner) => {
      const found = await conversations
        .find({ owner })
        .sort({ updated_at: -1 })
        .lean<ConversationDocument[]>();
      return found.map(conversationOf);
    },

    rename: async (owner, conversationId, title) => {
      const changed = await conversations
        .findOneAndUpdate({ _id: conversationId, owner }, { $set: { title } }, { returnDocument: 'after' })
        .lean<ConversationDocument>();
      return changed && summaryOf(changed);
    },

    remove: async (owner, conversationId) =>
      (await conversations.deleteOne({ _id: conversationId, owner })).deletedCount > 0,

    adopt: async (from, to) => {
      await conversations.updateMany({ owner: from }, { $set: { owner: to, expires_at: null } });
    },

    removeAll: async (owner) => {
      await conversations.deleteMany({ owner });
    },
  };
}
