import { API_PATHS } from '@atoll/contracts/api-paths';
import type { ReleasesAnswer, RunningAnswer } from '@atoll/contracts/release-summary';
import { api } from '@atoll/platform';

const OWN = [{ type: 'Own' as const }];
const pathOf = (remote: string) => API_PATHS.releases.replace(':app', encodeURIComponent(remote));

interface Move {
  readonly remote: string;
  readonly hash: string;
  readonly operation: 'activate' | 'rollback';
  readonly reason: string;
}

const releasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    releases: build.query<ReleasesAnswer, string>({
      query: (remote) => ({ url: pathOf(remote), signedIn: true }),
      providesTags: OWN,
    }),
    moveRelease: build.mutation<RunningAnswer, Move>({
      query: ({ remote, hash, operation, reason }) => ({
        url: `${pathOf(remote)}/${hash}/${operation}`,
        method: 'POST',
        body: { reason },
        signedIn: true,
      }),
      invalidatesTags: OWN,
    }),
  }),
});

export const { useReleasesQuery, useMoveReleaseMutation } = releasesApi;
