import { Type } from 'typebox';

const app = Type.String({ maxLength: 100 });
const hash = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** Path of what concerns an app. */
export const AppParams = Type.Object({ app });

/** Path of what concerns one release of an app. */
export const ReleaseParams = Type.Object({ app, hash });

/** Path of what concerns two releases of an app. */
export const CompareParams = Type.Object({ app, hash, other: hash });
