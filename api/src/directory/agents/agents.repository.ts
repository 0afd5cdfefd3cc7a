import mongoose, { Types, type Connection } from 'mongoose';
import type { Changes } from '../../shared/changes/changes';
import { agentModel, type AgentDocument } from '../models/agent.model';
import { agentChange } from '../subjects';

export type AgentFields = Omit<AgentDocument, '_id' | 'updated_at'>;

export interface AgentsRepository {
  /** Null for an id that no agent has. */
  readonly find: (id: string) => Promise<AgentDocument | null>;
  /** The agent that an account owns (DIR-18); null without one. */
  readonly findByUser: (userId: string) => Promise<AgentDocument | null>;
  /** The first invented agent that no account owns; null without one. */
  readonly findUnowned: () => Promise<AgentDocument | null>;
  /** Whether the city pages of this slug are those of agents of another country. */
  readonly isCityElsewhere: (cleanCity: string, cleanCountry: string) => Promise<boolean>;
  /** Gives the new agent's id. */
  readonly add: (fields: AgentFields) => Promise<string>;
  /** Adds an account's agent where it has none; two at once add one. */
  readonly ensure: (userId: string, fields: AgentFields) => Promise<void>;
  /** Changes some fields; false for an id that no agent has. */
  readonly change: (id: string, fields: Partial<AgentFields>) => Promise<boolean>;
  /** Changes some fields of the agent that an account owns, as it was before; null where the account has none any more. */
  readonly changeOwn: (userId: string, fields: Partial<AgentFields>) => Promise<AgentDocument | null>;
  /** Gives an agent to an account; false where another account has it, this one has another, or no agent has the id. */
  readonly give: (id: string, userId: string) => Promise<boolean>;
  /** False for an id that no agent has. */
  readonly remove: (id: string) => Promise<boolean>;
}

const DUPLICATE_KEY = 11_000;

/** An account has one agent: the index refuses a second one. */
function passDuplicate(error: unknown): undefined {
  if (error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY) return;
  throw error;
}

/** Agents in MongoDB; every write is announced with the pages that show the agent, where it was and where it is. */
export function createAgentsRepository(connection: Connection, changes: Changes): AgentsRepository {
  const agents = agentModel(connection);
  const find = async (id: string) =>
    Types.ObjectId.isValid(id) && id.length === 24 ? agents.findById(id).lean<AgentDocument>() : null;
  const findByUser = (userId: string) => agents.findOne({ user_id: userId }).lean<AgentDocument>();
  async function add(fields: AgentFields): Promise<string> {
    const _id = new Types.ObjectId();
    await changes.around(agentChange(String(_id), [fields]), () =>
      agents.create({ ...fields, _id, updated_at: new Date() }),
    );
    return String(_id);
  }
  return {
    find,
    findByUser,
    findUnowned: () => agents.findOne({ user_id: null, sample: true }).sort({ _id: 1 }).lean<AgentDocument>(),
    isCityElsewhere: async (cleanCity, cleanCountry) =>
      (await agents.exists({ clean_city: cleanCity, clean_country: { $ne: cleanCountry } })) !== null,
    add,
    ensure: async (userId, fields) => {
      if (await findByUser(userId)) return;
      await add({ ...fields, user_id: userId }).catch(passDuplicate);
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
    changeOwn: async (userId, fields) => {
      const owned = await findByUser(userId);
      if (!owned) return null;
      // The answer is the document that was replaced, so that two changes at once never let go of one picture twice.
      return changes.around(agentChange(String(owned._id), [owned]), () =>
        agents
          .findOneAndUpdate(
            { _id: owned._id, user_id: userId },
            { $set: { ...fields, updated_at: new Date() } },
            { returnDocument: 'before' },
          )
          .lean<AgentDocument>(),
      );
    },
    give: async (id, userId) => {
      const before = await find(id);
      if (!before) return false;
      const given = await changes.around(agentChange(id, [before]), () =>
        agents
          .updateOne(
            { _id: before._id, user_id: { $in: [null, userId] } },
            { $set: { user_id: userId, updated_at: new Date() } },
          )
          .catch(passDuplicate),
      );
      return given !== undefined && given.matchedCount > 0;
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
