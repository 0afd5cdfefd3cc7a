import type { User } from '@atoll/contracts/account';
import type { AuthParts } from '../auth-parts';
import type { UserDocument } from '../models/user.model';
import { toUser } from './account-view';

/** An account as its owner sees it, with where its hotel stands if it has one. */
export async function userOf(
  user: UserDocument,
  { adminEmail, findHotelState }: Pick<AuthParts, 'adminEmail' | 'findHotelState'>,
): Promise<User> {
  const hotel = user.user_type === 'hotel' ? await findHotelState(user._id) : null;
  return toUser(user, adminEmail, hotel);
}
