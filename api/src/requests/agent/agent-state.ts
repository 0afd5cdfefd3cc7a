import type { AgentState } from '@atoll/contracts/quote';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';

/** Whether this agent's quote was accepted, and that can no longer be taken back: before, the agent hears nothing of it. */
export function isAccepted(
  { accepted }: Pick<QuoteRequestDocument, 'accepted'>,
  agentId: string,
  now: Date,
): boolean {
  return accepted?.agent_id === agentId && (accepted.is_final || accepted.final_at <= now);
}

/** Where a request stands for one agent. */
export function agentState(
  request: Pick<QuoteRequestDocument, 'accepted'>,
  { agent_id, state }: Pick<InvitationDocument, 'agent_id' | 'state'>,
  now: Date,
): AgentState {
  return isAccepted(request, agent_id, now) ? 'accepted' : state;
}

/** Whether an agent has the traveler's name, address and phone. */
export function hasContact(
  request: Pick<QuoteRequestDocument, 'accepted' | 'released_to'>,
  agentId: string,
  now: Date,
): boolean {
  return request.released_to.includes(agentId) || isAccepted(request, agentId, now);
}
