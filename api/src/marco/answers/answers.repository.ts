import { randomBytes } from 'node:crypto';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { MarcoEvent, MarcoRequest } from '@atoll/contracts/marco';
import type { Connection } from 'mongoose';
import type { Owner } from '../visitors/owner';
import { answerModel, type AnswerDocument } from './answer.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

const idOf = (owner: Owner, messageId: string) => `${owner} ${messageId}`;

export type StoredAnswer = Pick<
  AnswerDocument,
  'request' | 'conversation_id' | 'events' | 'is_over' | 'held_until'
>;

/**
 * Whether a request with the id of a known one asks the same. Who comes back may know the conversation that a message
 * began, and no longer the form or the page that it was sent from.
 */
export function isSameQuestion(
  { request: known, conversation_id: began }: StoredAnswer,
  { text, conversationId, city, hotelSearch }: MarcoRequest,
): boolean {
  const isSameConversation = conversationId === known.conversationId || conversationId === began;
  const isSameForm =
    (city === undefined && hotelSearch === undefined) ||
    JSON.stringify([city, hotelSearch]) === JSON.stringify([known.city, known.hotelSearch]);
  return text === known.text && isSameConversation && isSameForm;
}

/** The right to make an answer, for as long as it is renewed. */
export interface Claim {
  readonly heldBy: string;
  readonly conversationId: string;
  /** What to answer: of an answer that is taken over, what was asked first. */
  readonly request: MarcoRequest;
  /** True where the visitor stopped it while nobody made it. */
  readonly isStopped?: boolean;
}

export interface AnswersRepository {
  /**
   * The claim of the first who asks for a message id, or of the first who asks again after its maker is gone. Exactly one
   * of many gets it; null for the others.
   */
  claim(owner: Owner, request: MarcoRequest, leaseMs: number): Promise<Claim | null>;
  find(owner: Owner, messageId: string): Promise<StoredAnswer | null>;
  /** Holds on to an answer; says whether it is to end, because the visitor stopped it or another makes it now. */
  renew(owner: Owner, claim: Claim, leaseMs: number): Promise<'held' | 'stopped' | 'lost'>;
  add(owner: Owner, claim: Claim, event: MarcoEvent, isLast: boolean): Promise<void>;
  /** Asks whoever makes an answer to end it. */
  requestStop(owner: Owner, messageId: string): Promise<void>;
  /** Lets whoever asks again go on with an answer at once, as if its lease were over. */
  leave(owner: Owner, claim: Claim): Promise<void>;
  /** Gives up a claim that came to nothing. */
  release(owner: Owner, claim: Claim): Promise<void>;
  removeAll(owner: Owner): Promise<void>;
}

const newId = () => randomBytes(16).toString('base64url');

/** Events of answers in MongoDB, written as they come, so that any instance can go on with them. */
export function createAnswersRepository(connection: Connection): AnswersRepository {
  const answers = answerModel(connection);
  const ownOf = (owner: Owner, { heldBy, request }: Claim) => ({
    _id: idOf(owner, request.messageId),
    held_by: heldBy,
  });

  async function claimFirst(owner: Owner, request: MarcoRequest, leaseMs: number): Promise<Claim | null> {
    const now = Date.now();
    const claim: Claim = { heldBy: newId(), conversationId: request.conversationId ?? newId(), request };
    try {
      await answers.create({
        ...ownOf(owner, claim),
        owner,
        conversation_id: claim.conversationId,
        request,
        events: [],
        is_over: false,
        held_until: new Date(now + leaseMs),
        stop_requested: false,
        expires_at: new Date(now + KEPT_SECONDS.answer * 1_000),
      });
      return claim;
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  async function takeOver(owner: Owner, request: MarcoRequest, leaseMs: number): Promise<Claim | null> {
    const now = Date.now();
    const heldBy = newId();
    const taken = await answers
      .findOneAndUpdate(
        {
          _id: idOf(owner, request.messageId),
          is_over: false,
          held_until: { $lt: new Date(now) },
          // Who comes back knows the words, not always the form that they came with.
          'request.text': request.text,
        },
        { $set: { held_by: heldBy, held_until: new Date(now + leaseMs), events: [] } },
        { returnDocument: 'after' },
      )
      .lean<AnswerDocument>();
    if (!taken) return null;
    const { conversation_id: conversationId, request: askedFirst, stop_requested: isStopped } = taken;
    return { heldBy, conversationId, request: askedFirst, isStopped };
  }

  return {
    claim: async (owner, request, leaseMs) =>
      (await claimFirst(owner, request, leaseMs)) ?? takeOver(owner, request, leaseMs),
    find: (owner, messageId) => answers.findById(idOf(owner, messageId)).lean<AnswerDocument>(),
    renew: async (owner, claim, leaseMs) => {
      const kept = await answers
        .findOneAndUpdate(ownOf(owner, claim), { $set: { held_until: new Date(Date.now() + leaseMs) } })
        .lean<AnswerDocument>();
      if (!kept) return 'lost';
      return kept.stop_requested ? 'stopped' : 'held';
    },
    add: async (owner, claim, event, isLast) => {
      await answers.updateOne(ownOf(owner, claim), {
        $push: { events: event },
        ...(isLast && { $set: { is_over: true } }),
      });
    },
    requestStop: async (owner, messageId) => {
      await answers.updateOne(
        { _id: idOf(owner, messageId), is_over: false },
        { $set: { stop_requested: true } },
      );
    },
    leave: async (owner, claim) => {
      const over = { $set: { held_until: new Date(Date.now() - 1) } };
      await answers.updateOne({ ...ownOf(owner, claim), is_over: false }, over);
    },
    release: async (owner, claim) => {
      await answers.deleteOne(ownOf(owner, claim));
    },
    removeAll: async (owner) => {
      await answers.deleteMany({ owner });
    },
  };
}
