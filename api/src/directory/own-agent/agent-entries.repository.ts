import { randomUUID } from 'node:crypto';
import type { AgentEntryBody } from '@atoll/contracts/account';
import { slugify } from '@atoll/contracts/slug';
import type { VerificationStatus } from '@atoll/contracts/verification';
import type { Connection } from 'mongoose';
import { agentEntryModel, type AgentEntryDocument } from './agent-entry.model';

const QUEUE_PAGE = 20;

type State = Pick<AgentEntryDocument, 'verification_status' | 'rejection_reason'>;
/** A request, as its agent makes it. */
export type AgentAsk = Partial<AgentEntryBody> &
  Pick<AgentEntryDocument, 'claimed_agent_id' | 'verification_status'>;

export interface AgentEntriesRepository {
  /** Null for an account without an entry. */
  readonly find: (userId: string) => Promise<AgentEntryDocument | null>;
  /** Null for a request that nobody has made, or that its agent has changed. */
  readonly findRequest: (requestId: string) => Promise<AgentEntryDocument | null>;
  /** Whether a request was made by an entry that there is, which asks for something else by now. */
  readonly isChangedRequest: (requestId: string) => Promise<boolean>;
  /** The account's entry, made from these fields where there is none. */
  readonly ensure: (
    userId: string,
    fields: AgentEntryBody,
    status: VerificationStatus,
  ) => Promise<AgentEntryDocument>;
  /** The entry with another request instead of its own; null where the entry has gone. */
  readonly ask: (
    entry: Pick<AgentEntryDocument, '_id'>,
    request: AgentAsk,
  ) => Promise<AgentEntryDocument | null>;
  /** The entry as changed; null where its request is another one, or in another state, by now. */
  readonly decide: (
    entry: Pick<AgentEntryDocument, 'request_id' | 'verification_status'>,
    state: State,
  ) => Promise<AgentEntryDocument | null>;
  /** Says that the account has got what this request asked for. */
  readonly settle: (entry: Pick<AgentEntryDocument, '_id' | 'claimed_agent_id'>) => Promise<void>;
  /** Waiting and rejected claims of a row. */
  readonly claimsOf: (agentId: string) => Promise<AgentEntryDocument[]>;
  /** Entries of a status, the longest waiting first; pages count from 1. */
  readonly queue: (
    status: VerificationStatus,
    page: number,
  ) => Promise<{ entries: AgentEntryDocument[]; total: number }>;
  readonly remove: (userId: string) => Promise<void>;
}

/** A new request of an entry, whose id names the entry: of a request that has changed, that much can still be said. */
function newRequestId(entryId: string): string {
  return `${entryId}.${randomUUID()}`;
}

/** Entries of registered agents in MongoDB. */
export function createAgentEntriesRepository(connection: Connection): AgentEntriesRepository {
  const entries = agentEntryModel(connection);
  const after = { returnDocument: 'after' } as const;
  return {
    find: (userId) => entries.findOne({ user_id: userId }).lean<AgentEntryDocument>(),
    findRequest: (requestId) => entries.findOne({ request_id: requestId }).lean<AgentEntryDocument>(),
    isChangedRequest: async (requestId) =>
      (await entries.countDocuments({ _id: requestId.split('.', 1)[0] ?? '' })) > 0,
    ensure: async (userId, fields, status) => {
      const now = new Date();
      const _id = randomUUID();
      const made = {
        ...fields,
        _id,
        request_id: newRequestId(_id),
        clean_city: slugify(fields.city),
        claimed_agent_id: null,
        verification_status: status,
        rejection_reason: null,
        created_at: now,
        updated_at: now,
      };
      return entries
        .findOneAndUpdate({ user_id: userId }, { $setOnInsert: made }, { ...after, upsert: true })
        .lean<AgentEntryDocument>()
        .orFail();
    },
    ask: ({ _id }, request) =>
      entries
        .findOneAndUpdate(
          { _id },
          {
            $set: {
              ...request,
              ...(request.city === undefined ? {} : { clean_city: slugify(request.city) }),
              request_id: newRequestId(_id),
              rejection_reason: null,
              updated_at: new Date(),
            },
          },
          after,
        )
        .lean<AgentEntryDocument>(),
    decide: ({ request_id, verification_status }, state) =>
      entries
        .findOneAndUpdate(
          { request_id, verification_status },
          { $set: { ...state, updated_at: new Date() } },
          after,
        )
        .lean<AgentEntryDocument>(),
    settle: async ({ _id, claimed_agent_id }) => {
      const settled = { claimed_agent_id, verification_status: 'approved', rejection_reason: null };
      await entries.updateOne({ _id }, { $set: { ...settled, updated_at: new Date() } });
    },
    claimsOf: (agentId) =>
      entries
        .find({ claimed_agent_id: agentId, verification_status: { $ne: 'approved' } })
        .lean<AgentEntryDocument[]>(),
    queue: async (status, page) => {
      const filter = { verification_status: status };
      const [found, total] = await Promise.all([
        entries
          .find(filter)
          .sort({ updated_at: 1 })
          .skip((page - 1) * QUEUE_PAGE)
          .limit(QUEUE_PAGE)
          .lean<AgentEntryDocument[]>(),
        entries.countDocuments(filter),
      ]);
      return { entries: found, total };
    },
    remove: async (userId) => void (await entries.deleteOne({ user_id: userId })),
  };
}
