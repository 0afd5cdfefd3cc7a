import type { HubAgentChange } from '@atoll/contracts/agent-hub';
import { agentSlug } from '@atoll/contracts/slug';
import type { AgentRecord, OwnAgentRow } from '../../shared/directory/hub-agents';
import { AppError } from '../../shared/errors/app-error';
import { checkPhone } from '../../shared/text/phone';
import { websiteAddress } from '../../shared/text/website';
import type { AgentDocument } from '../models/agent.model';
import { NAMELESS_SLUG, plainSummary, type Town } from '../own-agent/listing-fields';

/** Where an agent is: the town, or a sentence that says why it is none. */
export type FindTown = (place: { readonly city: string; readonly country: string }) => Promise<Town | string>;

const namedSo = (name: string) => ({ name, name_slug: agentSlug(name) || NAMELESS_SLUG });

/** The place of an agent, with its country among those that the agent plans trips to. */
function placed(town: Town, places: readonly string[]): AgentRecord {
  return { ...town, places: [...new Set([town.clean_country, ...places])] };
}

/** What a change by hand writes. Throws with a sentence at the field of a city that nobody knows. */
export async function changedFields(
  findTown: FindTown,
  agent: AgentDocument,
  { name, city = agent.city, country = agent.country, ...rest }: HubAgentChange,
): Promise<AgentRecord> {
  const hasMoved = city.trim() !== agent.city || country.trim() !== agent.country;
  const town = hasMoved ? await findTown({ city, country }) : null;
  if (typeof town === 'string') throw new AppError('INVALID_FIELDS', { fields: { city: town } });
  const { agency, summary, ...others } = rest;
  return {
    ...others,
    ...(agency !== undefined && { agency: agency.trim() }),
    ...(summary !== undefined && { summary: summary.trim() }),
    ...(name !== undefined && namedSo(name.trim())),
    ...(town && placed(town, agent.places)),
  };
}

/** What an operator's file says to call an agent by; a sentence where it cannot be called so. */
function ownWords({ phone, website }: OwnAgentRow, before: AgentDocument | null): AgentRecord | string {
  if (phone === undefined && website === undefined) return {};
  const words = before?.own_words ?? { phone: null, website: null, hours: null };
  try {
    checkPhone(phone);
    const address = website === undefined ? words.website : websiteAddress(website);
    return { own_words: { ...words, phone: phone?.trim() ?? words.phone, website: address } };
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Of a new agent what its row does not say. */
function newAgent(row: OwnAgentRow, town: Town, year: number): AgentRecord {
  const summary = plainSummary({ name: row.name, city: town.city, country: town.country });
  return {
    ...{ user_id: null, agency: row.name, is_featured: false, summary, since: year },
    ...{ rating: null, rating_count: 0, rating_source: null },
    ...{ specialities: [], languages: [], sample: false },
  };
}

/** What a row of a file writes over what is there, or as a new agent; a sentence where it cannot. */
export async function rowFields(
  findTown: FindTown,
  row: OwnAgentRow,
  before: AgentDocument | null,
  year: number,
): Promise<AgentRecord | string> {
  const { externalId, name, city, country, point, phone: _phone, website: _website, ...said } = row;
  // What an agent with an account says of itself is the agent's.
  const { summary: _summary, specialities: _good, languages: _spoken, ...facts } = said;
  const rest = before?.user_id ? facts : said;
  const words = before?.user_id ? {} : ownWords(row, before);
  if (typeof words === 'string') return words;
  const isThere = before !== null && before.city === city && before.country === country;
  const town = isThere ? null : await findTown({ city, country });
  if (typeof town === 'string') return town;
  return {
    ...(before === null && town && newAgent(row, town, year)),
    ...(town && placed(town, before?.places ?? [])),
    ...point,
    ...{ ...namedSo(name), external_id: externalId, ...rest, ...words },
  };
}
