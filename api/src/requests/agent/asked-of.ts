import { AppError } from '../../shared/errors/app-error';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';

/** What an account was asked. Throws 42501 for foreign and unknown ids alike. */
export async function askedOf(
  { requests, invitations }: Pick<RequestsParts, 'requests' | 'invitations'>,
  requestId: string,
  userId: string,
): Promise<{ request: QuoteRequestDocument; invitation: InvitationDocument }> {
  const [request, invitation] = await Promise.all([
    requests.find(requestId),
    invitations.ofAccount(requestId, userId),
  ]);
  if (!request || !invitation) throw new AppError('42501');
  return { request, invitation };
}
