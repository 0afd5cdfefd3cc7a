import { Type } from 'typebox';

/** Path of what concerns an app. */
export const AppParams = Type.Object({ app: Type.String({ maxLength: 100 }) });

/** Path of what concerns one release of an app. */
export const ReleaseParams = Type.Object({
  app: Type.String({ maxLength: 100 }),
  hash: Type.String({ pattern: '^[0-9a-f]{16}$' }),
});
