import type { PortalGate } from '@atoll/contracts/account';
import type { Role } from '@atoll/contracts/pages/page';
import { DUTIES_OF, type Duty } from '@atoll/contracts/portal-duties';
import { REMOTES, type RemoteName } from '@atoll/contracts/registry';
import type { SessionDocument } from './models/session.model';
import type { UserDocument } from './models/user.model';

/** What an account's role depends on. */
type Staff = Pick<UserDocument, 'email' | 'email_verified_at' | 'user_type' | 'portal_role'>;
/** And what it may do now. */
type Proven = Staff & Pick<UserDocument, 'demo' | 'second_factor' | 'portal_remote'>;
type Proof = Pick<SessionDocument, 'second_factor_at'>;

export interface PortalRules {
  /** Null without an owner. */
  readonly adminEmail: string | null;
  /** Whether who works in the portal needs a second factor. */
  readonly needsSecondFactor: boolean;
}

/**
 * What an account does in the management portal. Its owner is the account whose verified address is the configured one
 * (AUT-26, C48); that is computed each time, so that another address in the configuration moves it at once.
 */
export function portalRoleOf(
  { email, email_verified_at, portal_role }: Staff,
  adminEmail: string | null,
): keyof typeof DUTIES_OF | null {
  if (email_verified_at === null) return null;
  return adminEmail !== null && email === adminEmail ? 'owner' : (portal_role ?? null);
}

/** Whose pages an account sees: everybody who works in the portal is an administrator, of more or fewer things. */
export function roleOf(user: Staff, adminEmail: string | null): Role {
  return portalRoleOf(user, adminEmail) === null ? user.user_type : 'admin';
}

/**
 * What stands between a session of somebody who works in the portal and the portal: null where nothing does. Demo accounts
 * have a password that everybody knows, and no second factor either.
 */
export function gateOf(user: Proven, { second_factor_at }: Proof, rules: PortalRules): PortalGate | null {
  const isStaff = portalRoleOf(user, rules.adminEmail) !== null;
  if (!isStaff || user.demo || !rules.needsSecondFactor || second_factor_at) return null;
  return user.second_factor?.since ? 'code' : 'set-up';
}

/** What a session may do in the portal now. */
export function dutiesOf(user: Proven, proof: Proof, rules: PortalRules): readonly Duty[] {
  const role = portalRoleOf(user, rules.adminEmail);
  return role === null || gateOf(user, proof, rules) !== null ? [] : DUTIES_OF[role];
}

/** Which remotes a session may release: its owner all, a releaser one. */
export function remotesOf(user: Proven, proof: Proof, rules: PortalRules): readonly RemoteName[] {
  if (!dutiesOf(user, proof, rules).includes('releases')) return [];
  if (portalRoleOf(user, rules.adminEmail) === 'owner') return REMOTES;
  return user.portal_remote ? [user.portal_remote] : [];
}
