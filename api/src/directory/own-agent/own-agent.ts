import type { OwnAgent } from '@atoll/contracts/agent-listing';
import type { AgentsRepository } from '../agents/agents.repository';
import type { AgentDocument } from '../models/agent.model';
import type { AgentEntriesRepository } from './agent-entries.repository';
import type { AgentEntryDocument } from './agent-entry.model';

export interface OwnAgentDeps {
  readonly agents: AgentsRepository;
  readonly entries: AgentEntriesRepository;
  /** Whether the directory shows an agent: not where it or its country is hidden. */
  readonly isShown: (agent: Pick<AgentDocument, 'clean_country' | 'hidden'>) => Promise<boolean>;
}

function pageOf({ _id, name_slug }: AgentDocument): string {
  return `/agent/${String(_id)}/${name_slug}`;
}

/** What a row says in public, as its agent's form has it. */
function listingOf({ summary, specialities, languages, own_words, own_picture }: AgentDocument) {
  return {
    summary,
    specialities: [...specialities],
    languages: [...languages],
    phone: own_words?.phone ?? '',
    website: own_words?.website ?? '',
    hours: own_words?.hours ?? null,
    picture: own_picture?.url ?? null,
  };
}

/** Where an entry's request stands. A claimed row that has gone since is none. */
export async function requestState(
  { agents }: Pick<OwnAgentDeps, 'agents'>,
  { verification_status, rejection_reason, claimed_agent_id }: AgentEntryDocument,
): Promise<Pick<OwnAgent, 'verification_status' | 'rejection_reason' | 'claimed_agent'>> {
  const row = claimed_agent_id === null ? null : await agents.find(claimed_agent_id);
  const claimed_agent = row && {
    id: String(row._id),
    name: row.name,
    city: row.city,
    country: row.country,
    page: pageOf(row),
  };
  return { verification_status, rejection_reason, claimed_agent };
}

/** The directory's row that an account owns, else the entry that waits to be listed (DIR-18); null without either. */
export async function ownAgent(
  deps: Pick<OwnAgentDeps, 'agents' | 'entries'>,
  userId: string,
): Promise<OwnAgent | null> {
  const row = await deps.agents.findByUser(userId);
  if (row) {
    const { name, city, clean_city, country, is_featured, rating } = row;
    return {
      id: String(row._id),
      user_id: userId,
      ...{ name, city, clean_city, country, is_featured, rating },
      is_listed: true,
      version: row.own_version ?? 0,
      page: row.hidden ? null : pageOf(row),
      listing: listingOf(row),
      verification_status: 'approved',
      rejection_reason: null,
      claimed_agent: null,
    };
  }
  const entry = await deps.entries.find(userId);
  if (!entry) return null;
  const { _id: id, name, city, clean_city, country } = entry;
  const unlisted = {
    is_featured: false,
    rating: null,
    is_listed: false,
    version: 0,
    page: null,
    listing: null,
  };
  const state = await requestState(deps, entry);
  return { id, user_id: userId, name, city, clean_city, country, ...unlisted, ...state };
}
