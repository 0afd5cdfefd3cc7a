import { slugify } from '@atoll/contracts/slug';
import type { AccountPart } from '../../shared/auth/account';
import type { AgentFields } from '../agents/agents.repository';
import type { AgentDocument } from '../models/agent.model';
import type { Listing } from './listing.service';
import { plainSummary } from './listing-fields';
import type { OwnListingDeps } from './own-listing.routes';
import { ownAgent, type OwnAgentDeps } from './own-agent';

export interface AgentAccountPartDeps
  extends Pick<OwnAgentDeps, 'agents' | 'entries'>, Pick<OwnListingDeps, 'pictures'> {
  readonly listing: Pick<Listing, 'follow'>;
}

/** What a row that outlives its account says then: nothing that the account wrote. */
function withoutOwnWords(row: AgentDocument): Partial<AgentFields> {
  const gone = { own_words: null, own_picture: null };
  return row.own_words ? { ...gone, summary: plainSummary(row) } : gone;
}

/** Makes an agent's entry, and lets go of what an account has in the directory when it ends. */
export function agentAccountPart(deps: AgentAccountPartDeps): AccountPart {
  const { agents, entries, listing, pictures } = deps;
  return {
    name: 'agent',
    onSignedIn: listing.follow,
    onEmailVerified: listing.follow,
    onDemo: async ({ id, userType, metadata }) => {
      if (userType !== 'agent' || (await agents.findByUser(id))) return;
      const unowned = await agents.findUnowned(slugify(metadata.city ?? ''));
      if (unowned) await agents.change(String(unowned._id), { user_id: id });
    },
    onDeleted: async (userId) => {
      const [row, entry] = await Promise.all([agents.findByUser(userId), entries.find(userId)]);
      await entries.remove(userId);
      if (!row) return;
      const id = String(row._id);
      // What was there before the account stays in the directory; what the account brought goes with it.
      if (row.sample || entry?.claimed_agent_id === id)
        await agents.change(id, { user_id: null, ...withoutOwnWords(row) });
      else await agents.remove(id);
      if (row.own_picture) await pictures.remove(row.own_picture.key);
    },
    dataOf: (userId) => ownAgent(deps, userId),
  };
}
