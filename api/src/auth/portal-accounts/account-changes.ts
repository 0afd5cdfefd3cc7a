import type { PortalAccount, PortalAccountChange } from '@atoll/contracts/portal-accounts';
import { AppError } from '../../shared/errors/app-error';
import type { UserDocument } from '../models/user.model';
import { portalRoleOf } from '../role';

/** An account as the portal's owner sees it. */
export function accountView(user: UserDocument, adminEmail: string | null): PortalAccount {
  return {
    id: user._id,
    email: user.email,
    name: user.user_metadata.name,
    user_type: user.user_type,
    portal_role: portalRoleOf(user, adminEmail),
    portal_remote: user.portal_remote ?? null,
    isConfirmed: user.email_verified_at !== null,
    hasSecondFactor: Boolean(user.second_factor?.since),
    isDemo: user.demo === true,
    locked_at: user.locked_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    version: user.version ?? 0,
  };
}

const refused = (field: keyof PortalAccountChange, message: string) =>
  new AppError('INVALID_FIELDS', { message, fields: { [field]: message } });

/** Throws INVALID_FIELDS for what no account may become. */
export function refuseChange(
  user: UserDocument,
  { isLocked, reason, portal_role, portal_remote }: PortalAccountChange,
  adminEmail: string | null,
): void {
  if (portalRoleOf(user, adminEmail) === 'owner' && (isLocked || portal_role !== undefined)) {
    const field = isLocked ? 'isLocked' : 'portal_role';
    throw refused(field, 'The owner of the portal is who ADMIN_EMAIL names; nobody changes that here.');
  }
  if (isLocked && !reason?.trim())
    throw refused('reason', 'Say why: the owner of the account is mailed this.');
  if (portal_role === 'releaser' && !portal_remote)
    throw refused('portal_remote', 'Say which remote it releases.');
  if (!portal_role) return;
  if (user.user_type !== 'traveler')
    throw refused(
      'portal_role',
      'An account of a hotel or an agent has a workspace of its own. Give the role to an account of a traveler.',
    );
  if (user.email_verified_at === null)
    throw refused('portal_role', 'Nobody has confirmed the address of this account yet.');
}

/** The fields of the account that a change sets; what goes is undefined. */
export function fieldsOf(
  { locked_at }: UserDocument,
  { isLocked, portal_role, portal_remote, hasSecondFactor }: PortalAccountChange,
  now: Date,
) {
  return {
    ...(isLocked !== undefined && { locked_at: isLocked ? (locked_at ?? now) : undefined }),
    ...(portal_role !== undefined && {
      portal_role: portal_role ?? undefined,
      portal_remote: portal_role === 'releaser' ? portal_remote : undefined,
    }),
    ...(hasSecondFactor === false && { second_factor: undefined }),
  };
}

/** What of an account the log of edits keeps: never a secret. */
export function loggedOf(user: UserDocument, adminEmail: string | null): object {
  const { portal_role, portal_remote, hasSecondFactor, locked_at } = accountView(user, adminEmail);
  return { portal_role, portal_remote, hasSecondFactor, isLocked: locked_at !== null };
}
