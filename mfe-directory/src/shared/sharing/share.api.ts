import { API_PATHS } from '@atoll/contracts/api-paths';
import type { SharedPost, ShareRequest } from '@atoll/contracts/shared-post';
import { api } from '@atoll/platform';

const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps a page of this site under a random id (DIR-15). */
    share: build.mutation<SharedPost, ShareRequest>({
      query: (body) => ({ url: API_PATHS.share, method: 'POST', body }),
    }),
  }),
});

export const { useShareMutation } = shareApi;
