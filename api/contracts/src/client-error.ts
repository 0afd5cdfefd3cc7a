import { Type, type Static } from 'typebox';

/** Body of `POST /api/client-errors`: what went wrong in a browser. Messages only, never what a person typed. */
export const ClientErrorReport = Type.Object(
  {
    /** A remote's name, or `shell`, with the part that failed where that helps. */
    source: Type.String({ minLength: 1, maxLength: 100 }),
    message: Type.String({ maxLength: 1_000 }),
    /** The release that the code came from. */
    release: Type.Optional(Type.String({ maxLength: 100 })),
    /** The page's path, without query. */
    path: Type.String({ maxLength: 2_000 }),
  },
  { additionalProperties: false },
);
export type ClientErrorReport = Static<typeof ClientErrorReport>;

/** Body of `POST /api/release-health`: how one load of a watched release went. */
export const ReleaseHealthReport = Type.Object(
  {
    app: Type.String({ minLength: 1, maxLength: 100 }),
    release: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    /** `failed` is a load that never came to a mount; what went wrong is a client error of its own. */
    outcome: Type.Union([Type.Literal('mounted'), Type.Literal('failed')]),
  },
  { additionalProperties: false },
);
export type ReleaseHealthReport = Static<typeof ReleaseHealthReport>;
