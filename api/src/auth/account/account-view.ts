import type { User } from '@atoll/contracts/account';
import type { Account } from '../../shared/auth/account';
import type { UserDocument } from '../models/user.model';
import { dutiesOf, gateOf, portalRoleOf, remotesOf, roleOf, type PortalRules } from '../role';
import type { SessionDocument } from '../models/session.model';

/** An account as other features see it. */
export function toAccount(user: UserDocument, adminEmail: string | null): Account {
  return {
    id: user._id,
    email: user.email,
    isEmailVerified: user.email_verified_at !== null,
    userType: user.user_type,
    role: roleOf(user, adminEmail),
    metadata: user.user_metadata,
  };
}

/** What the portal is to an account, in a session of it; null for everybody who does not work there. */
function portalOf(
  user: UserDocument,
  session: Pick<SessionDocument, 'second_factor_at'>,
  rules: PortalRules,
) {
  const role = portalRoleOf(user, rules.adminEmail);
  const duties = [...dutiesOf(user, session, rules)];
  const remotes = [...remotesOf(user, session, rules)];
  return role === null ? null : { role, duties, remotes, gate: gateOf(user, session, rules) };
}

/** An account as its owner sees it in one session. */
export function toUser(
  user: UserDocument,
  session: Pick<SessionDocument, 'second_factor_at'>,
  rules: PortalRules,
  hotel: User['hotel'],
): User {
  const portal = portalOf(user, session, rules);
  return {
    id: user._id,
    email: user.email,
    role: roleOf(user, rules.adminEmail),
    ...(portal && { portal }),
    email_verified: user.email_verified_at !== null,
    user_metadata: { ...user.user_metadata, user_type: user.user_type },
    hotel,
    created_at: user.created_at.toISOString(),
  };
}
