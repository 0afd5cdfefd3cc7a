import { isAccepted } from '../agent/agent-state';
import { hasEnded } from '../clock/invitation-times';
import type { Side } from '../data/messages.repository';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestKey } from '../models/request-message.model';
import { ENDED, type Conversation } from './conversation';

/** The thread of one agent about one request, as one side has it. */
export type ThreadOf = Conversation<RequestKey>;

export interface AskedOf {
  readonly request: QuoteRequestDocument;
  readonly invitation: InvitationDocument;
}

/** Why nothing can be written any more; null where it can. */
function closedBecause({ request, invitation }: AskedOf, now: Date): string | null {
  if (request.closed_reason === 'withdrawn')
    return 'This request was withdrawn, so nothing can be written any more.';
  if (invitation.blocked_by !== null) return ENDED;
  if (request.status === 'closed') return 'This request is closed, so nothing can be written any more.';
  if (hasEnded(invitation) && !isAccepted(request, invitation.agent_id, now))
    return 'This agent does not answer this request any more, so nothing can be written.';
  return null;
}

/** The thread about a request as a side has it, who is the traveler or the agent's account. */
export function threadAbout(asked: AskedOf, side: Side): ThreadOf {
  const { request, invitation } = asked;
  return {
    key: { request_id: request._id, agent_id: invitation.agent_id },
    side,
    authorId: side === 'agent' ? invitation.agent_user_id : request.traveler_id,
    blockedBy: invitation.blocked_by,
    closedBecause: (now) => closedBecause(asked, now),
  };
}
