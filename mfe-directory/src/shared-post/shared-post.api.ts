import { API_PATHS } from '@atoll/contracts/api-paths';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

export const sharedPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was shared under this id; null where nothing was. */
    getSharedPost: build.query<SharedPost | null, string>({
      queryFn: (logId, _api, _options, ask) =>
        foundOrNull<SharedPost>(ask(`${API_PATHS.share}/${encodeURIComponent(logId)}`)),
    }),
  }),
});

export const { useGetSharedPostQuery } = sharedPostApi;
