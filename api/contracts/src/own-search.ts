import { Type, type Static } from 'typebox';

export const OWN_SEARCH_PATH = '/api/own/search';
/** Hits of all parts together. */
export const OWN_HITS_MAX = 20;
/** Whoever pastes a whole mail finds nothing by it. */
export const OWN_QUERY_MAX = 120;
/** One letter is in everything. */
export const OWN_QUERY_MIN = 2;

export const OwnSearchQuery = Type.Object({ q: Type.String({ maxLength: OWN_QUERY_MAX }) });

/** Something of the account's own, and the page of the site where it is. */
export const OwnHit = Type.Object({ title: Type.String(), detail: Type.String(), href: Type.String() });
export type OwnHit = Readonly<Static<typeof OwnHit>>;

/** GET /api/own/search?q=: what the account owns, by kind. No kind is empty. */
export const OwnHits = Type.Object({
  kinds: Type.Array(
    Type.Object({
      /** What its hits are, as a heading: 'Requests'. */
      kind: Type.String(),
      hits: Type.Array(OwnHit),
    }),
  ),
});
export type OwnHits = Readonly<Static<typeof OwnHits>>;
