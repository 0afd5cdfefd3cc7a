import type { Acceptance } from '@atoll/contracts/quote';
import type { Connection } from 'mongoose';
import { acceptanceModel, type AcceptanceDocument } from '../models/acceptance.model';

export interface AcceptancesRepository {
  /** What was accepted of a request; null where nothing was. */
  readonly find: (requestId: string) => Promise<Acceptance | null>;
  readonly write: (row: AcceptanceDocument) => Promise<void>;
  readonly remove: (requestId: string) => Promise<void>;
  /** What was accepted of an account's quotes; for ever, whatever else is gone. */
  readonly ofAgent: (requestId: string, agentUserId: string) => Promise<Acceptance | null>;
}

export function createAcceptancesRepository(connection: Connection): AcceptancesRepository {
  const acceptances = acceptanceModel(connection);
  return {
    find: async (requestId) =>
      (await acceptances.findById(requestId).lean<AcceptanceDocument>())?.document ?? null,
    write: async (row) => void (await acceptances.replaceOne({ _id: row._id }, row, { upsert: true })),
    remove: async (requestId) => void (await acceptances.deleteOne({ _id: requestId })),
    ofAgent: async (requestId, agentUserId) =>
      (await acceptances.findOne({ _id: requestId, agent_user_id: agentUserId }).lean<AcceptanceDocument>())
        ?.document ?? null,
  };
}
