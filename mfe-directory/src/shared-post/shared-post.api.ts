import { API_PATHS } from '@atoll/contracts/api-paths';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { api } from '@atoll/platform';

export const sharedPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was shared under this id; null where nothing was. */
    getSharedPost: build.query<SharedPost | null, string>({
      queryFn: async (logId, _api, _options, ask) => {
        const { data, error } = await ask(`${API_PATHS.share}/${encodeURIComponent(logId)}`);
        if (!error) return { data: data as SharedPost };
        return error.kind === 'api' && error.status === 404 ? { data: null } : { error };
      },
    }),
  }),
});

export const { useGetSharedPostQuery } = sharedPostApi;
