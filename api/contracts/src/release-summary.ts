import { Type, type Static } from 'typebox';

/** One release of an app as `GET /api/releases/:app` lists it. */
export const ReleaseSummary = Type.Object({
  hash: Type.String(),
  version: Type.String(),
  contract: Type.String(),
  /** ISO 8601. */
  publishedAt: Type.String(),
  active: Type.Boolean(),
});
export type ReleaseSummary = Static<typeof ReleaseSummary>;

/** Answer of `GET /api/releases/:app`: the newest 50 first. */
export const ReleasesAnswer = Type.Object({ releases: Type.Array(ReleaseSummary) });
export type ReleasesAnswer = Static<typeof ReleasesAnswer>;
