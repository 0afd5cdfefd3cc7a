import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from '@atoll/contracts/agent';
import type { HubAgent } from '@atoll/contracts/agent-hub';
import { LRUCache } from 'lru-cache';
import { Types, type Connection } from 'mongoose';
import type { ChangeLog } from '../../shared/changes/change-log';
import type {
  AgentRecord,
  AgentWrite,
  HubMark,
  HubAgents,
  KnownAgent,
  OwnAgentRow,
} from '../../shared/directory/hub-agents';
import { agentModel, type AgentDocument } from '../models/agent.model';
import { townFields, type ListingFieldsDeps, type Town } from '../own-agent/listing-fields';
import type { DirectoryIndex } from '../read-model/directory-index';
import { agentChange } from '../subjects';
import { changedFields, rowFields, type FindTown } from './hub-fields';
import { hubSearch } from './hub-search';

export interface HubAgentsDeps extends ListingFieldsDeps {
  readonly database: Connection;
  readonly changes: ChangeLog;
  readonly index: () => Promise<DirectoryIndex>;
  readonly now: () => Date;
}

/** Rows of one file are in few cities. */
const TOWNS_KEPT = 5_000;

function viewOf(agent: AgentDocument): HubAgent {
  const { name, agency, city, country, summary, is_featured, sample, hidden = false } = agent;
  const id = String(agent._id);
  return {
    ...{ id, version: agent.version ?? 0, name, agency, city, country, summary, is_featured, hidden, sample },
    specialities: agent.specialities.filter((word) => AGENT_SPECIALITIES.includes(word)),
    languages: agent.languages.filter((word) => AGENT_LANGUAGES.includes(word)),
    hasAccount: agent.user_id !== null,
    externalId: agent.external_id ?? null,
    page: hidden ? null : `/agent/${id}/${agent.name_slug}`,
    updatedAt: agent.updated_at.toISOString(),
  };
}

const UNMARKED: HubMark = { job: null, version: 0, undone: null };

function known(agent: AgentDocument): KnownAgent {
  const { _id, version = 0, hub_mark: mark = UNMARKED, updated_at: _at, ...record } = agent;
  return { id: String(_id), version, mark, record, view: viewOf(agent) };
}

function ownRow(agent: AgentDocument): OwnAgentRow {
  const { name, agency, city, country, summary, specialities, languages, since, is_featured } = agent;
  return {
    ...{ name, agency, city, country, summary, specialities, languages, since, is_featured },
    externalId: agent.external_id ?? '',
    phone: agent.own_words?.phone ?? '',
    website: agent.own_words?.website ?? '',
    point: { lat: agent.lat, lng: agent.lng },
  };
}

const documentOf = ({ id, version, mark, record }: KnownAgent) =>
  ({ ...record, _id: new Types.ObjectId(id), version, hub_mark: mark }) as unknown as AgentDocument;
const placeOf = ({ clean_city, clean_country }: AgentRecord) =>
  typeof clean_city === 'string' && typeof clean_country === 'string' ? { clean_city, clean_country } : null;
/** A document that nobody has written since it had no version has none. */
const ofVersion = (version: number) => (version === 0 ? { $in: [null, 0] } : version);
const isId = (id: string) => /^[0-9a-f]{24}$/.test(id);

/** What a write raises: also what an agent's own open form names, so that neither writes over the other. */
const raised = (isOwned: boolean) => ({ version: 1, ...(isOwned && { own_version: 1 }) });
const isOwned = ({ user_id }: AgentRecord) => typeof user_id === 'string';

type Operation = Parameters<ReturnType<typeof agentModel>['collection']['bulkWrite']>[0][number];

function operationOf(
  { id, version, set, unset = [], mark }: AgentWrite,
  before: AgentRecord,
  at: Date,
): Operation {
  const _id = new Types.ObjectId(id);
  const marked = { ...set, hub_mark: mark, updated_at: at };
  if (version === null)
    return {
      updateOne: { filter: { _id }, update: { $setOnInsert: { ...marked, version: 1 } }, upsert: true },
    };
  const gone = Object.fromEntries(unset.map((field) => [field, '']));
  const update = { $set: marked, $inc: raised(isOwned(before)), ...(unset.length > 0 && { $unset: gone }) };
  return { updateOne: { filter: { _id, version: ofVersion(version) }, update } };
}

/** All agents in MongoDB, found from memory. Every write is announced with the pages that show the agent. */
export function createHubAgents({ database, changes, index, now, ...towns }: HubAgentsDeps): HubAgents {
  const agents = agentModel(database);
  const search = hubSearch();
  const keptTowns = new LRUCache<string, Town>({ max: TOWNS_KEPT, ttl: 60_000 });
  const findTown: FindTown = async (place) => {
    const key = JSON.stringify([place.city, place.country]);
    const town = keptTowns.get(key) ?? (await townFields(towns, place));
    if (typeof town !== 'string') keptTowns.set(key, town);
    return town;
  };
  const find: HubAgents['find'] = async (ids) => {
    const wanted = ids.filter(isId).map((id) => new Types.ObjectId(id));
    const found = await agents.find({ _id: { $in: wanted } }).lean<AgentDocument[]>();
    return new Map(found.map((agent) => [String(agent._id), known(agent)]));
  };

  return {
    search: async (filter, order) => {
      // Whoever has just changed an agent finds it as it is now.
      await changes.poll();
      return search(await index(), filter, order);
    },
    find,
    ownIds: async (externalIds) => {
      const found = await agents
        .find({ external_id: { $in: [...externalIds] } }, { external_id: 1 })
        .lean<Pick<AgentDocument, '_id' | 'external_id'>[]>();
      return new Map(found.map(({ _id, external_id }) => [external_id ?? '', String(_id)]));
    },
    changedFields: (agent, change) => changedFields(findTown, documentOf(agent), change),
    change: async (agent, set) => {
      const change = agentChange(agent.id, [placeOf(agent.record), placeOf({ ...agent.record, ...set })]);
      const written = await changes.around(change, () =>
        agents
          .findOneAndUpdate(
            { _id: agent.id, version: ofVersion(agent.version) },
            { $set: { ...set, updated_at: now() }, $inc: raised(isOwned(agent.record)) },
            { returnDocument: 'after' },
          )
          .lean<AgentDocument>(),
      );
      return written && known(written);
    },
    rowFields: (row, there) => rowFields(findTown, row, there && documentOf(there), now().getUTCFullYear()),
    write: async (writes) => {
      if (writes.length === 0) return;
      const before = await find(writes.map(({ id }) => id));
      const announced = writes.map(({ id, set }) => {
        const record = before.get(id)?.record ?? {};
        return agentChange(id, [placeOf(record), placeOf({ ...record, ...set })]);
      });
      const at = now();
      await changes.around(announced, () =>
        agents.collection.bulkWrite(
          writes.map((write) => operationOf(write, before.get(write.id)?.record ?? {}, at)),
        ),
      );
    },
    remove: async (gone) => {
      if (gone.length === 0) return;
      const announced = gone.map(({ id, record }) => agentChange(id, [placeOf(record)]));
      await changes.around(announced, () =>
        agents.collection.bulkWrite(
          gone.map(({ id, version }) => ({
            deleteOne: { filter: { _id: new Types.ObjectId(id), version } },
          })),
        ),
      );
    },
    shownSamples: async (after, limit) => {
      const later = after === null ? {} : { _id: { $gt: new Types.ObjectId(after) } };
      const found = await agents
        .find({ ...later, sample: true, user_id: null, hidden: { $ne: true } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Pick<AgentDocument, '_id'>[]>();
      return found.map(({ _id }) => String(_id));
    },
    own: async function* () {
      const rows = agents.find({ sample: false }).sort({ _id: 1 }).lean<AgentDocument>().cursor();
      for await (const agent of rows) yield ownRow(agent);
    },
  };
}
