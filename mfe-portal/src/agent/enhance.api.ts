import { ENHANCE_PATH, type EnhancedText } from '@atoll/contracts/enhance';
import type { OwnAgent } from '@atoll/contracts/agent-listing';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { api } from '@atoll/platform';

/** A better text for an entry. Nothing is saved by asking for one. */
const enhanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    enhanceText: build.mutation<EnhancedText, string>({
      query: (text) => ({ url: ENHANCE_PATH, method: 'POST', body: { text }, signedIn: true as const }),
    }),
    /** What stands there at this moment: a query may answer with what is on its way since before. */
    freshEntry: build.mutation<OwnAgent, void>({
      query: () => ({ url: API_PATHS.ownAgent, signedIn: true as const }),
    }),
  }),
});

export const { useEnhanceTextMutation, useFreshEntryMutation } = enhanceApi;
