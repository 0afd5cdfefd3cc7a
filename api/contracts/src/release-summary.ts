import { Type, type Static } from 'typebox';
import { ReleaseWeight } from './registry';
import { CanaryProgress } from './release-canary';

/** How the loads of a release went while it was watched. */
export const ReleaseHealth = Type.Object({
  /** Loads that were counted. */
  loads: Type.Integer(),
  /** Errors while loading or rendering. */
  errors: Type.Integer(),
});

/** One release of an app as `GET /api/releases/:app` lists it. */
export const ReleaseSummary = Type.Object({
  hash: Type.String(),
  version: Type.String(),
  contract: Type.String(),
  /** Null where the build did not know it. */
  commit: Type.Union([Type.String(), Type.Null()]),
  /** ISO 8601. */
  publishedAt: Type.String(),
  active: Type.Boolean(),
  /** Share of the visitors that get it as a canary; null where it is none. */
  canaryPercent: Type.Union([Type.Number(), Type.Null()]),
  /** True after a rollback took it away; a new activation brings it back. */
  takenBack: Type.Boolean(),
  /** True where it may not run at all until it is enabled again. */
  disabled: Type.Boolean(),
  /** True where its files were removed: it is published again before it runs. */
  filesRemoved: Type.Boolean(),
  /** What it weighs, and what its team allows it to weigh. */
  sizes: ReleaseWeight,
  budget: ReleaseWeight,
  /** How its loads went while it was watched; null where none were counted. */
  health: Type.Union([ReleaseHealth, Type.Null()]),
});
export type ReleaseSummary = Static<typeof ReleaseSummary>;

export const RELEASE_ACTIONS = [
  'publish',
  'activate',
  'rollback',
  'automatic-rollback',
  'canary',
  'canary-end',
  'pause',
  'resume',
  'disable',
  'enable',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** One thing that happened to a release: what, when, who and why. */
export const ReleaseEvent = Type.Object({
  action: Type.Enum([...RELEASE_ACTIONS]),
  /** The release that it happened to. */
  hash: Type.String(),
  /** ISO 8601. */
  at: Type.String(),
  /** Name of the deploy token; `start` for a build folder, `site` where the site itself did it. */
  who: Type.String(),
  /** Null where nobody gave one. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** What ran afterwards; null where nothing did. */
  active: Type.Union([Type.String(), Type.Null()]),
});
export type ReleaseEvent = Static<typeof ReleaseEvent>;

/** Answer of `GET /api/releases/:app`: the newest 200, the newest first. */
export const ReleasesAnswer = Type.Object({
  releases: Type.Array(ReleaseSummary),
  /** Paths of the pages that the app renders, with `:name` for what varies; the contract says them, not a release. */
  pages: Type.Array(Type.String()),
  /** The latest first; only for who releases the app, by a deploy token or in the portal. As are the next three. */
  events: Type.Optional(Type.Array(ReleaseEvent)),
  /** Counts the changes of what runs, for `If-Match`. */
  version: Type.Optional(Type.Integer()),
  /** What a rollback of what runs leads to; null where nothing is left to go back to. */
  previous: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** The canary that goes in steps; absent where there is none. */
  canary: Type.Optional(CanaryProgress),
});
export type ReleasesAnswer = Static<typeof ReleasesAnswer>;

/** The largest upload of a release: all of its files together. */
export const RELEASE_UPLOAD_MAX_BYTES = 32 * 2 ** 20;

/** Answer of `POST /api/releases/:app`. */
export const PublishAnswer = Type.Object({
  hash: Type.String(),
  /** False where the site knew this release already. */
  created: Type.Boolean(),
  /** False where it was stored only, or where a rollback or `disable` keeps it from running. */
  active: Type.Boolean(),
});
export type PublishAnswer = Static<typeof PublishAnswer>;

/** Answer of every operation on a release: what the app's visitors get now. */
export const RunningAnswer = Type.Object({
  active: Type.Union([Type.String(), Type.Null()]),
  canary: Type.Union([Type.Object({ hash: Type.String(), percent: Type.Number() }), Type.Null()]),
  /** Counts the changes, for `If-Match`. */
  version: Type.Integer(),
});
export type RunningAnswer = Static<typeof RunningAnswer>;
