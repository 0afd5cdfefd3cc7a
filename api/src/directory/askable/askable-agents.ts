import { Types, type Connection } from 'mongoose';
import type { AskableAgent, AskableAgents } from '../../shared/directory/askable-agents';
import type { PlaceNames } from '../../shared/places/place-names';
import { agentModel, type AgentDocument } from '../models/agent.model';
import type { DirectoryIndex } from '../read-model/directory-index';
import { wishedPlace } from './wished-place';

export interface AskableAgentsDeps {
  readonly database: Connection;
  readonly index: () => Promise<DirectoryIndex>;
  readonly placeNames: () => Promise<PlaceNames>;
}

/** Few agents have an account: the index of these serves every question. */
const OWNED = { user_id: { $type: 'string' } } as const;

function toAskable(row: AgentDocument): AskableAgent {
  const id = String(row._id);
  const { name, agency, city, country, languages, specialities, places, lat, lng } = row;
  return {
    ...{ id, name, agency: agency || null, city, country, languages, specialities, places, lat, lng },
    userId: row.user_id ?? '',
    citySlug: row.clean_city,
    countrySlug: row.clean_country,
    picture: row.own_picture?.url ?? null,
    page: `/agent/${id}/${row.name_slug}`,
  };
}

/** Agents with an account, as the database has them at this moment. */
export function createAskableAgents({ database, index, placeNames }: AskableAgentsDeps): AskableAgents {
  const agents = agentModel(database);
  async function find(filter: object): Promise<AskableAgent[]> {
    const [current, rows] = await Promise.all([
      index(),
      agents.find({ ...OWNED, ...filter }).lean<AgentDocument[]>(),
    ]);
    return rows
      .filter(({ clean_country, hidden }) => !hidden && current.isVisible(clean_country))
      .map(toAskable);
  }
  return {
    all: () => find({}),
    byIds: async (ids) => {
      const known = ids.filter((id) => /^[0-9a-f]{24}$/.test(id)).map((id) => new Types.ObjectId(id));
      return known.length > 0 ? find({ _id: { $in: known } }) : [];
    },
    forPlace: ({ country_slug }) =>
      find({ $or: [{ clean_country: country_slug }, { places: country_slug }] }),
    byUser: async (userId) => (await find({ user_id: userId }))[0] ?? null,
    placeOf: async (wished) => wishedPlace(await index(), await placeNames(), wished),
    countryName: async (slug) => (await index()).settings.get(slug)?.country ?? slug,
  };
}
