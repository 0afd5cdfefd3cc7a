import { Type, type Static } from 'typebox';

const Optional = Type.Optional;

/** `POST /api/search` (MAR-37). */
export const WebSearchRequest = Type.Object(
  { query: Type.String({ minLength: 1, maxLength: 400 }) },
  { additionalProperties: false },
);
export const WebSource = Type.Object({
  title: Type.String(),
  content: Type.String(),
  /** Only http and https. */
  url: Type.String(),
});
export type WebSource = Static<typeof WebSource>;
export const WebSearchAnswer = Type.Object({
  answer: Optional(Type.String()),
  results: Type.Array(WebSource),
});
export type WebSearchAnswer = Static<typeof WebSearchAnswer>;
