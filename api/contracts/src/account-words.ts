/* Without schemas, so that a page that needs a word of these does not carry a schema library. */

/** What somebody may register as; the administrator is one of these accounts with the configured address (C48). */
export const USER_TYPES = ['traveler', 'agent', 'hotel'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const PROPERTY_TYPES = [
  'hotel',
  'resort',
  'guest house',
  'bed and breakfast',
  'apartment',
  'hostel',
  'villa',
  'lodge',
] as const;

export const NAME_MAX = 120;
/** 254 characters is the longest address that mail can carry. */
export const EMAIL_MAX = 254;
/** Bytes are checked besides: argon2 takes long for a long password. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 1024;

/** What the token of a mailed link is for. */
export const LINK_TYPES = ['signup', 'recovery', 'email_change'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** A pattern of addresses that a saved thing's picture may have: of the web, or a path of the site. */
export const PICTURE_ADDRESS = '^(https?://|/(?![/\\\\]))\\S*$';

/** Kinds of things that a traveler can save. */
export const SAVED_KINDS = ['hotel', 'tour', 'agent', 'destination', 'event', 'sight'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** Kept at most, of all kinds together; the oldest goes. */
export const SAVED_ITEMS_MAX = 100;

/** The password of every demo account, which everybody can read here: a demo that others can reach needs another one. */
export const SAMPLE_DEMO_PASSWORD = 'atoll-demo-2026';
