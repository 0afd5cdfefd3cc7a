import type { Principal } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { askedOf } from '../agent/asked-of';
import { ownOf } from '../own/own-of';
import type { RequestsParts } from '../requests-parts';
import { threadAbout, type ThreadOf } from './thread';

/** The traveler's thread with an agent. Throws NOT_FOUND for a wrong link, 42501 for an agent who was not asked. */
export async function ownThreadOf(
  parts: Pick<RequestsParts, 'links' | 'invitations'>,
  { token, agentId }: { readonly token: string; readonly agentId: string },
): Promise<ThreadOf> {
  const request = await ownOf(parts, token);
  const invitation = await parts.invitations.find(request._id, agentId);
  if (!invitation) throw new AppError('42501');
  return threadAbout({ request, invitation }, 'traveler');
}

/** An agent's thread with the traveler. Throws 42501 for foreign and unknown ids alike. */
export async function agentThreadOf(
  parts: Pick<RequestsParts, 'requests' | 'invitations'>,
  requestId: string,
  { userId }: Pick<Principal, 'userId'>,
): Promise<ThreadOf> {
  return threadAbout(await askedOf(parts, requestId, userId), 'agent');
}
