import { Type, type Static } from 'typebox';

/** What can be shared (DIR-15). */
export const SHARED_KINDS = ['agent', 'city', 'destination', 'hotel', 'tour', 'trip'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Body of `POST /api/share`. */
export const ShareRequest = Type.Object({
  kind: Type.Enum([...SHARED_KINDS]),
  /** Path and query of a page of this site; refused where the site has no such page. */
  path: Type.String({ pattern: '^/', maxLength: 1_000 }),
  /** One line with a letter or digit in it: it is the heading of a page. */
  title: Type.String({ pattern: '^\\P{Cc}*[\\p{L}\\p{N}]\\P{Cc}*$', maxLength: 200 }),
});
export type ShareRequest = Static<typeof ShareRequest>;

/** Answer of `POST /api/share` (201) and of `GET /api/share/:logId`. */
export const SharedPost = Type.Object({
  /** Random, so that nobody can list what others share. */
  logId: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  kind: Type.Enum([...SHARED_KINDS]),
  path: Type.String(),
  title: Type.String(),
});
export type SharedPost = Static<typeof SharedPost>;
