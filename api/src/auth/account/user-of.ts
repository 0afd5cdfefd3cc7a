import type { User } from '@atoll/contracts/account';
import type { AuthParts } from '../auth-parts';
import type { SessionDocument } from '../models/session.model';
import type { UserDocument } from '../models/user.model';
import { toUser } from './account-view';

/** An account as its owner sees it in one session, with where its hotel stands if it has one. */
export async function userOf(
  user: UserDocument,
  session: Pick<SessionDocument, 'second_factor_at'>,
  { portal, findHotelState }: Pick<AuthParts, 'portal' | 'findHotelState'>,
): Promise<User> {
  const hotel = user.user_type === 'hotel' ? await findHotelState(user._id) : null;
  return toUser(user, session, portal, hotel);
}
