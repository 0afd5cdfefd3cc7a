import type { InvitationsRepository } from '../data/invitations.repository';
import type { RequestsRepository } from '../data/requests.repository';

/** Who asks: an account, the mailbox of a request, or both. */
export interface Asking {
  readonly travelerId: string | null;
  readonly email: string | null;
}

/** Ids of the agents with whom this traveler has ended a conversation, in whichever request: they are not asked again. */
export type BlockedAgents = (asking: Asking) => Promise<ReadonlySet<string>>;

interface BlockedAgentsDeps {
  readonly requests: Pick<RequestsRepository, 'idsOf'>;
  readonly invitations: Pick<InvitationsRepository, 'blockedIn'>;
}

export function createBlockedAgents({ requests, invitations }: BlockedAgentsDeps): BlockedAgents {
  return async (asking) => new Set(await invitations.blockedIn(await requests.idsOf(asking)));
}
