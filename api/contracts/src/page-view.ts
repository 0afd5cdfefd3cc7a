import { Type, type Static } from 'typebox';

/** Body of `POST /api/page-views` (HOM-27). The path only: a query may say where somebody is going to stay. */
export const PageView = Type.Object(
  { path: Type.String({ minLength: 1, maxLength: 2_000, pattern: '^/' }) },
  { additionalProperties: false },
);
export type PageView = Static<typeof PageView>;
