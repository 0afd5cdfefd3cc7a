import { createHash } from 'node:crypto';
import type { MarcoEvent, MarcoRequest } from '@atoll/contracts/marco';
import type { Connection } from 'mongoose';
import type { Owner } from '../visitors/owner';
import { answerModel, type AnswerDocument } from './answer.model';

const KEPT_MS = 86_400_000;
const DUPLICATE_KEY = 11_000;

const idOf = (owner: Owner, messageId: string) => `${owner} ${messageId}`;

export function requestHash({ text, conversationId, city, hotelSearch }: MarcoRequest): string {
  const content = JSON.stringify([text, conversationId, city, hotelSearch]);
  return createHash('sha256').update(content).digest('base64url');
}

export type StoredAnswer = Pick<AnswerDocument, 'request_hash' | 'events' | 'is_over' | 'started_at'>;

export interface AnswersRepository {
  /** True for the first who claims a message id; exactly one of many gets it. */
  claim(owner: Owner, request: MarcoRequest): Promise<boolean>;
  find(owner: Owner, messageId: string): Promise<StoredAnswer | null>;
  add(owner: Owner, messageId: string, event: MarcoEvent, isLast: boolean): Promise<void>;
  /** Gives up a claim that came to nothing. */
  release(owner: Owner, messageId: string): Promise<void>;
  removeAll(owner: Owner): Promise<void>;
}

/** Events of answers in MongoDB, written as they come, so that any instance can go on with them. */
export function createAnswersRepository(connection: Connection): AnswersRepository {
  const answers = answerModel(connection);
  return {
    claim: async (owner, request) => {
      const now = new Date();
      try {
        await answers.create({
          _id: idOf(owner, request.messageId),
          owner,
          conversation_id: null,
          request_hash: requestHash(request),
          events: [],
          is_over: false,
          started_at: now,
          expires_at: new Date(now.getTime() + KEPT_MS),
        });
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
        throw error;
      }
    },
    find: (owner, messageId) => answers.findById(idOf(owner, messageId)).lean<AnswerDocument>(),
    add: async (owner, messageId, event, isLast) => {
      await answers.updateOne(
        { _id: idOf(owner, messageId) },
        { $push: { events: event }, ...(isLast && { $set: { is_over: true } }) },
      );
    },
    release: async (owner, messageId) => {
      await answers.deleteOne({ _id: idOf(owner, messageId) });
    },
    removeAll: async (owner) => {
      await answers.deleteMany({ owner });
    },
  };
}
