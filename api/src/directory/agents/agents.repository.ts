import { Types, type Connection } from 'mongoose';
import type { Changes } from '../../shared/changes/changes';
import { agentModel, type AgentDocument } from '../models/agent.model';
import { agentChange } from '../subjects';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

export type AgentFields = Omit<AgentDocument, '_id' | 'updated_at' | 'version' | 'hub_mark'>;

/** Every write raises the version: whoever changed from an older one is told. */
const RAISED = { $inc: { version: 1 } } as const;

export interface AgentsRepository {
  /** Null for an id that no agent has. */
  readonly find: (id: string) => Promise<AgentDocument | null>;
  /** The agent that an account owns (DIR-18); null without one. */
  readonly findByUser: (userId: string) => Promise<AgentDocument | null>;
  /** The first invented agent that no account owns, in this city where it has one; null without one. */
  readonly findUnowned: (cleanCity: string) => Promise<AgentDocument | null>;
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
  /** The same of what the entry says, from this version of it; false where there is another one, or no entry. */
  readonly rewriteOwn: (userId: string, version: number, fields: Partial<AgentFields>) => Promise<boolean>;
  /** Gives an agent to an account; false where another account has it, this one has another, or no agent has the id. */
  readonly give: (id: string, userId: string) => Promise<boolean>;
  /** False for an id that no agent has. */
  readonly remove: (id: string) => Promise<boolean>;
}

/** An account has one agent: the index refuses a second one. */
function passDuplicate(error: unknown): undefined {
  if (isDuplicate(error)) return;
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
      agents.create({ ...fields, _id, version: 1, updated_at: new Date() }),
    );
    return String(_id);
  }
  return {
    find,
    findByUser,
    findUnowned: async (cleanCity) => {
      const first = (filter: object) =>
        agents
          .findOne({ ...filter, user_id: null, sample: true, hidden: { $ne: true } })
          .sort({ _id: 1 })
          .lean<AgentDocument>();
      return (await first({ clean_city: cleanCity })) ?? first({});
    },
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
        agents.updateOne({ _id: before._id }, { ...RAISED, $set: { ...fields, updated_at: new Date() } }),
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
            { ...RAISED, $set: { ...fields, updated_at: new Date() } },
            { returnDocument: 'before' },
          )
          .lean<AgentDocument>(),
      );
    },
    rewriteOwn: async (userId, version, fields) => {
      const owned = await findByUser(userId);
      if (!owned) return false;
      const { matchedCount } = await changes.around(agentChange(String(owned._id), [owned]), () =>
        agents.updateOne(
          { _id: owned._id, user_id: userId, own_version: version === 0 ? { $in: [null, 0] } : version },
          { ...RAISED, $set: { ...fields, own_version: version + 1, updated_at: new Date() } },
        ),
      );
      return matchedCount > 0;
    },
    give: async (id, userId) => {
      const before = await find(id);
      if (!before) return false;
      const given = await changes.around(agentChange(id, [before]), () =>
        agents
          .updateOne(
            { _id: before._id, user_id: { $in: [null, userId] } },
            { ...RAISED, $set: { user_id: userId, updated_at: new Date() } },
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
