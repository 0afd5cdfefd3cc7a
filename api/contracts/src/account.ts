import { Type, type Static } from 'typebox';
import {
  EMAIL_MAX,
  NAME_MAX,
  PICTURE_ADDRESS,
  LINK_TYPES,
  PASSWORD_MAX,
  PROPERTY_TYPES,
  SAVED_ITEMS_MAX,
  SAVED_KINDS,
  USER_TYPES,
} from './account-words';
import { NOT_BLANK, TEXT_KIND, type TextKind } from './people-text';
import { DUTIES, PORTAL_ROLES } from './portal-duties';
import { REMOTES } from './registry';
import { VERIFICATION_STATUSES } from './verification';

const kind = (one: TextKind) => ({ [TEXT_KIND]: one });
/** What others read, in one line: what shows nothing, and secret links, are taken out before it is checked. */
export const line = (maxLength: number) => Type.String({ maxLength, ...kind('line') });
/** More than blanks. */
export const filled = (maxLength: number) => Type.String({ maxLength, pattern: NOT_BLANK, ...kind('line') });
/** Several lines of the same. */
export const lines = (maxLength: number, minLength = 0) =>
  Type.String({ maxLength, ...(minLength > 0 && { minLength, pattern: NOT_BLANK }), ...kind('lines') });
export const phone = (maxLength: number) => Type.String({ maxLength, ...kind('phone') });
/** A path of the site, which may not be anybody's own. */
export const sitePath = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^/(?!/)[^\\s\\\\]*$', ...kind('path') });

const Email = Type.String({ minLength: 3, maxLength: EMAIL_MAX });
const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX });

/** What an account says of itself (AUT-05); `user_type` is set once, by registering. */
export const UserMetadata = Type.Object(
  {
    name: filled(NAME_MAX),
    phone: Type.Optional(phone(40)),
    property_name: Type.Optional(line(160)),
    property_type: Type.Optional(Type.Enum(PROPERTY_TYPES)),
    address: Type.Optional(line(240)),
    city: Type.Optional(line(120)),
    country: Type.Optional(line(120)),
    star_rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  },
  { additionalProperties: false },
);
export type UserMetadata = Readonly<Static<typeof UserMetadata>>;

/** POST /api/auth/register. Always answered alike, whether the address has an account or not. */
export const Registration = Type.Object(
  {
    email: Email,
    password: Password,
    user_type: Type.Enum(USER_TYPES),
    ...UserMetadata.properties,
  },
  { additionalProperties: false },
);
export type Registration = Readonly<Static<typeof Registration>>;

/** POST /api/auth/login. */
export const Credentials = Type.Object({ email: Email, password: Password }, { additionalProperties: false });
export type Credentials = Readonly<Static<typeof Credentials>>;

/** Where a hotel account stands. */
export const HotelState = Type.Object({
  profile_completed: Type.Boolean(),
  verification_status: Type.Enum(VERIFICATION_STATUSES),
});

/** What stands before the portal: a second factor to set up, or its code to give. */
const PortalGate = Type.Enum(['set-up', 'code']);
export type PortalGate = Static<typeof PortalGate>;

/** What the management portal is to somebody who works there. */
const PortalAccess = Type.Object({
  role: Type.Enum(['owner', ...PORTAL_ROLES]),
  /** Nothing while something stands before the portal. */
  duties: Type.Array(Type.Enum(DUTIES)),
  /** Which remotes it may release. */
  remotes: Type.Optional(Type.Array(Type.Enum(REMOTES))),
  gate: Type.Union([PortalGate, Type.Null()]),
});

/** The account that is signed in. */
export const User = Type.Object({
  id: Type.String(),
  email: Type.String(),
  /** Computed by the server: 'admin' where the verified address is the configured one, else the user type. */
  role: Type.Enum([...USER_TYPES, 'admin']),
  /** Only of those who work in the management portal. */
  portal: Type.Optional(PortalAccess),
  email_verified: Type.Boolean(),
  user_metadata: Type.Object({
    ...UserMetadata.properties,
    user_type: Type.Enum(USER_TYPES),
    /** A first profile row could not be written (AUT-17). */
    hotel_profile_needs_creation: Type.Optional(Type.Boolean()),
  }),
  /** Only of hotels; null where there is no profile row yet. */
  hotel: Type.Union([HotelState, Type.Null()]),
  created_at: Type.String(),
});
export type User = Readonly<Static<typeof User>>;

/** What signing in and refreshing answer; the refresh token is in an HttpOnly cookie and never in a body. */
export const SignedIn = Type.Object({
  access_token: Type.String(),
  /** Seconds. */
  expires_in: Type.Integer(),
  user: User,
});
export type SignedIn = Readonly<Static<typeof SignedIn>>;

/** A sentence for people, of answers that say no more. */
export const Message = Type.Object({ message: Type.String() });
export type Message = Readonly<Static<typeof Message>>;

export const EmailBody = Type.Object({ email: Email }, { additionalProperties: false });

/** GET /api/auth/callback: whether the link of a mail can be used, and where it leads. Nothing is used up by it. */
export const CallbackQuery = Type.Object({
  token_hash: Type.String({ minLength: 1, maxLength: 200 }),
  type: Type.Enum(LINK_TYPES),
  next: Type.Optional(Type.String({ maxLength: 2_000 })),
});
/** 404 with 'Failed to process password reset.' for a token that is unknown, used or too old. */
export const CallbackAnswer = Type.Object({
  type: Type.Enum(LINK_TYPES),
  /** A path of this site. */
  next: Type.String(),
  /** Only of a link that has been used: it has confirmed the address of its account. */
  is_confirmed: Type.Optional(Type.Boolean()),
});
export type CallbackAnswer = Readonly<Static<typeof CallbackAnswer>>;

/**
 * POST /api/auth/verify-email, for 'signup' and 'email_change': with the password of the registration, or of the
 * account that asks for another address. Without one the link is good for nothing.
 */
export const ConfirmationBody = Type.Object(
  {
    token_hash: Type.String({ minLength: 1, maxLength: 200 }),
    password: Type.Optional(Password),
    /** Only of the form without JavaScript, which is shown again. */
    type: Type.Optional(Type.Enum(LINK_TYPES)),
  },
  { additionalProperties: false },
);

/** POST /api/auth/reset-password. */
export const NewPasswordBody = Type.Object(
  { token_hash: Type.String({ minLength: 1, maxLength: 200 }), password: Password },
  { additionalProperties: false },
);

/** POST /api/auth/password, signed in: ends every other session. */
export const PasswordChange = Type.Object(
  { current_password: Password, password: Password },
  { additionalProperties: false },
);
/** POST /api/auth/email, signed in: the change waits for the link mailed to the new address. */
export const EmailChange = Type.Object(
  { email: Email, current_password: Password },
  { additionalProperties: false },
);
/** DELETE /api/auth/account, signed in. */
export const AccountDeletion = Type.Object({ current_password: Password }, { additionalProperties: false });

/** A device that is signed in. */
export const DeviceSession = Type.Object({
  id: Type.String(),
  /** Such as 'Firefox on Linux'. */
  device: Type.String(),
  created_at: Type.String(),
  used_at: Type.String(),
  is_current: Type.Boolean(),
});
export const DeviceSessions = Type.Object({ sessions: Type.Array(DeviceSession) });
export type DeviceSession = Readonly<Static<typeof DeviceSession>>;

/** Letters of what a house says of itself. */
export const HOTEL_TEXT_MAX = 3_000;

/**
 * PUT /api/auth/hotel: the profile as its form sends it. What is missing for a complete one is empty. Once a profile is
 * complete, `If-Match` names the version that was changed.
 */
export const HotelProfileBody = Type.Object(
  {
    name: line(160),
    email: line(EMAIL_MAX),
    property_type: Type.Union([Type.Enum(PROPERTY_TYPES), Type.Null()]),
    address: line(240),
    city: line(120),
    country: line(120),
    star_rating: Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]),
    phone: phone(40),
    /** What guests read of it; nothing where it is missing. */
    description: Type.Optional(lines(HOTEL_TEXT_MAX)),
  },
  { additionalProperties: false },
);
export type HotelProfileBody = Readonly<Static<typeof HotelProfileBody>>;

/** A row of `hotels`: the profile of a hotel account (docs/spec/platform.md, section 3). */
export const HotelProfile = Type.Object({
  id: Type.String(),
  user_id: Type.String(),
  ...HotelProfileBody.properties,
  verification_status: Type.Enum(VERIFICATION_STATUSES),
  profile_completed: Type.Boolean(),
  /** The row's own status: 'active'. */
  status: Type.String(),
  /** Why the administrator rejected it, or its last change; null otherwise. */
  rejection_reason: Type.Union([Type.String(), Type.Null()]),
  /** From 1; another one after each change of a complete profile. */
  version: Type.Integer(),
  /** Where a change of an approved house stands; null where nothing of it waits. */
  change_status: Type.Union([Type.Enum(['pending_approval', 'rejected']), Type.Null()]),
  /** What is public: the profile as it was approved last; null where none was. */
  approved_profile: Type.Union([HotelProfileBody, Type.Null()]),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type HotelProfile = Readonly<Static<typeof HotelProfile>>;

/** Whether nothing is missing of a profile. */
export function isCompleteProfile(profile: HotelProfileBody): boolean {
  const { name, property_type, address, city, country, phone } = profile;
  return property_type !== null && [name, address, city, country, phone].every((text) => text.trim() !== '');
}

const ListedAgent = Type.Object({
  id: Type.String(),
  name: Type.String(),
  city: Type.String(),
  country: Type.String(),
  /** The path of its public page. */
  page: Type.String(),
});
/** A row of the directory that nobody's account owns and that an account claims; null where it asks for a new one. */
const ClaimedAgent = Type.Union([ListedAgent, Type.Null()]);

/** Where an agent's request for a row of the directory stands: the words of a hotel's verification. */
export const RequestState = {
  verification_status: Type.Enum(VERIFICATION_STATUSES),
  /** Why the administrator rejected it; null otherwise. */
  rejection_reason: Type.Union([Type.String(), Type.Null()]),
  claimed_agent: ClaimedAgent,
};

/** PUT /api/auth/agent: the entry corrected, which asks for a row of its own again. */
export const AgentEntryBody = Type.Object(
  { name: filled(NAME_MAX), city: filled(120), country: filled(120) },
  { additionalProperties: false },
);
export type AgentEntryBody = Readonly<Static<typeof AgentEntryBody>>;

/** POST /api/auth/agent/claim: asks for a row that the directory has already. */
export const AgentClaim = Type.Object(
  { agent_id: Type.String({ pattern: '^[0-9a-f]{24}$' }) },
  { additionalProperties: false },
);

/** An agent's request for a row of the directory, as the administrator sees it. A changed request has another id. */
export const AgentRequest = Type.Object({
  id: Type.String(),
  user_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  city: Type.String(),
  country: Type.String(),
  ...RequestState,
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type AgentRequest = Readonly<Static<typeof AgentRequest>>;

/** GET /api/admin/agents?status=&page=: 20 a page, the longest waiting first. */
export const AgentQueue = Type.Object({
  agents: Type.Array(AgentRequest),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type AgentQueue = Readonly<Static<typeof AgentQueue>>;

/** POST /api/admin/agents/:id/reject. */
export const Rejection = Type.Object({ reason: filled(500) }, { additionalProperties: false });

/** An entry of the audit log. */
export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  event: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  user_id: Type.Union([Type.String(), Type.Null()]),
  address: Type.String(),
  /** How many events of its kind and day have no entry of their own; absent of an ordinary entry. */
  left_out: Type.Optional(Type.Integer()),
});
export const AuditLog = Type.Object({
  entries: Type.Array(AuditEntry),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type AuditLog = Readonly<Static<typeof AuditLog>>;

const Position = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { additionalProperties: false },
);

/** A thing of any remote that a traveler saved, with what a list of them shows. */
export const SavedItem = Type.Object(
  {
    kind: Type.Enum(SAVED_KINDS),
    id: Type.String({ minLength: 1, maxLength: 200 }),
    title: Type.String({ maxLength: 300 }),
    /** 'Lisbon'; absent where the thing has no place. */
    place: Type.Optional(Type.String({ maxLength: 200 })),
    /** Where it is, in degrees; absent where that is not known. */
    position: Type.Optional(Position),
    /** An address of the web or a path of the site. */
    picture: Type.Optional(Type.String({ pattern: PICTURE_ADDRESS, maxLength: 2_000 })),
    /** A path of the site: the thing over the search that it was found in. Browsers leave tabs and line ends out. */
    href: Type.String({ pattern: '^/(?![/\\\\\\t\\n\\r])', maxLength: 2_000 }),
  },
  { additionalProperties: false },
);
export type SavedItem = Readonly<Static<typeof SavedItem>>;

/** GET and PUT /api/auth/saved: what the account keeps, newest first. */
export const SavedItems = Type.Object(
  { items: Type.Array(SavedItem, { maxItems: SAVED_ITEMS_MAX }) },
  { additionalProperties: false },
);
export type SavedItems = Readonly<Static<typeof SavedItems>>;

/**
 * PATCH /api/auth/saved: what a device has saved and removed since it last heard of the account's list. Answered with all
 * of the list, so that two devices undo nothing of each other.
 */
export const SavedChange = Type.Object(
  {
    /** The newest first. */
    add: Type.Array(SavedItem, { maxItems: SAVED_ITEMS_MAX }),
    remove: Type.Array(Type.Pick(SavedItem, ['kind', 'id'], { additionalProperties: false }), {
      maxItems: SAVED_ITEMS_MAX,
    }),
  },
  { additionalProperties: false },
);
export type SavedChange = Readonly<Static<typeof SavedChange>>;
