import { OWN_SEARCH_PATH, type OwnHits } from '@atoll/contracts/own-search';
import { api } from '@atoll/platform';

/** The search over what the account owns. */
const ownSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownHits: build.query<OwnHits, string>({
      query: (q) => ({ url: OWN_SEARCH_PATH, signedIn: true as const, params: { q } }),
      // What is found changes with every message.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useOwnHitsQuery } = ownSearchApi;
