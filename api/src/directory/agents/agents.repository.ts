import { Types, type Connection } from 'mongoose';
import type { Changes } from '../../platform/changes/changes';
import { agentModel, type AgentDocument } from '../models/agent.model';
import { agentChange } from '../subjects';

export type AgentFields = Omit<AgentDocument, '_id' | 'updated_at'>;

export interface AgentsRepository {
  /** Null for an id that no agent has. */
  readonly find: (id: string) => Promise<AgentDocument | null>;
  /** The agent that an account owns (DIR-18); null without one. */
  readonly findByUser: (userId: string) => Promise<AgentDocument | null>;
  /** Gives the new agent's id. */
  readonly add: (fields: AgentFields) => Promise<string>;
  /** Changes some fields; false for an id that no agent has. */
  readonly change: (id: string, fields: Partial<AgentFields>) => Promise<boolean>;
  /** False for an id that no agent has. */
  readonly remove: (id: string) => Promise<boolean>;
}

/** Agents in MongoDB; every write is announced with the pages that show the agent, where it was and where it is. */
export function createAgentsRepository(connection: Connection, changes: Changes): AgentsRepository {
  const agents = agentModel(connection);
  const find = async (id: string) =>
    Types.ObjectId.isValid(id) && id.length === 24 ? agents.findById(id).lean<AgentDocument>() : null;
  return {
    find,
    findByUser: (userId) => agents.findOne({ user_id: userId }).lean<AgentDocument>(),
    add: async (fields) => {
      const _id = new Types.ObjectId();
      await changes.around(agentChange(String(_id), [fields]), () =>
        agents.create({ ...fields, _id, updated_at: new Date() }),
      );
      return String(_id);
    },
    change: async (id, fields) => {
      const before = await find(id);
      if (!before) return false;
      const change = agentChange(id, [before, { ...before, ...fields }]);
      const { matchedCount } = await changes.around(change, () =>
        agents.updateOne({ _id: before._id }, { $set: { ...fields, updated_at: new Date() } }),
      );
      return matchedCount > 0;
    },
    remove: async (id) => {
      const before = await find(id);
      if (!before) return false;
      const { deletedCount } = await changes.around(agentChange(id, [before]), () =>
        agents.deleteOne({ _id: before._id }),
      );
      return deletedCount > 0;
    },
  };
}
