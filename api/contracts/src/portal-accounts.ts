import { Type, type Static } from 'typebox';
import { line } from './account';
import { USER_TYPES } from './account-words';
import { PORTAL_ROLES } from './portal-duties';
import { REMOTES } from './registry';

/** Addresses of everybody's accounts as the portal's owner sees them. */
export const PORTAL_ACCOUNT_PATHS = {
  list: '/api/admin/accounts',
  one: '/api/admin/accounts/:accountId',
  signOut: '/api/admin/accounts/:accountId/sign-out',
} as const;

/** Accounts on a page of their list. */
export const ACCOUNTS_PAGE_SIZE = 50;

const Moment = Type.Union([Type.String(), Type.Null()]);

export const PortalAccount = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  user_type: Type.Enum(USER_TYPES),
  /** What it does in the portal; null for everybody who does not work there. */
  portal_role: Type.Union([Type.Enum(['owner', ...PORTAL_ROLES]), Type.Null()]),
  /** Which remote a releaser releases. */
  portal_remote: Type.Union([Type.Enum(REMOTES), Type.Null()]),
  isConfirmed: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  isDemo: Type.Boolean(),
  locked_at: Moment,
  created_at: Type.String(),
  version: Type.Integer(),
});
export type PortalAccount = Readonly<Static<typeof PortalAccount>>;

/** GET /api/admin/accounts: the newest first, or those whose address or name begins with `q`. */
export const PortalAccounts = Type.Object({
  accounts: Type.Array(PortalAccount),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type PortalAccounts = Readonly<Static<typeof PortalAccounts>>;

/** GET /api/admin/accounts/:accountId, and what every change of it answers. */
export const PortalAccountDetails = Type.Object({
  account: PortalAccount,
  /** Where it is signed in, the last used first. */
  sessions: Type.Array(
    Type.Object({ device: Type.String(), created_at: Type.String(), used_at: Type.String() }),
  ),
});
export type PortalAccountDetails = Readonly<Static<typeof PortalAccountDetails>>;

/** PATCH /api/admin/accounts/:accountId: what is absent stays. */
export const PortalAccountChange = Type.Object(
  {
    /** Ends its sessions, and refuses new ones. */
    isLocked: Type.Optional(Type.Boolean()),
    /** Why it is locked: what its owner is mailed. */
    reason: Type.Optional(line(500)),
    portal_role: Type.Optional(Type.Union([Type.Enum(PORTAL_ROLES), Type.Null()])),
    /** With the role of a releaser. */
    portal_remote: Type.Optional(Type.Enum(REMOTES)),
    /** `false` turns it off, for somebody who has lost app and recovery codes. */
    hasSecondFactor: Type.Optional(Type.Literal(false)),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type PortalAccountChange = Readonly<Static<typeof PortalAccountChange>>;
