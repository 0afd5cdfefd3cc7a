import type { AccountPart } from '../../shared/auth/account';
import type { Listing } from './listing.service';
import { ownAgent, type OwnAgentDeps } from './own-agent';

export interface AgentAccountPartDeps extends Pick<OwnAgentDeps, 'agents' | 'entries'> {
  readonly listing: Pick<Listing, 'follow'>;
}

/** Makes an agent's entry, and lets go of what an account has in the directory when it ends. */
export function agentAccountPart(deps: AgentAccountPartDeps): AccountPart {
  const { agents, entries, listing } = deps;
  return {
    name: 'agent',
    onSignedIn: listing.follow,
    onEmailVerified: listing.follow,
    onDemo: async ({ id, userType }) => {
      if (userType !== 'agent' || (await agents.findByUser(id))) return;
      const unowned = await agents.findUnowned();
      if (unowned) await agents.change(String(unowned._id), { user_id: id });
    },
    onDeleted: async (userId) => {
      const [row, entry] = await Promise.all([agents.findByUser(userId), entries.find(userId)]);
      await entries.remove(userId);
      if (!row) return;
      const id = String(row._id);
      // What was there before the account stays in the directory; what the account brought goes with it.
      if (row.sample || entry?.claimed_agent_id === id) await agents.change(id, { user_id: null });
      else await agents.remove(id);
    },
    dataOf: (userId) => ownAgent(deps, userId),
  };
}
