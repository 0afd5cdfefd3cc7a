import { API_PATHS } from '@atoll/contracts/api-paths';
import type { CanaryStep } from '@atoll/contracts/release-canary';
import type { ReleaseDifference } from '@atoll/contracts/release-difference';
import type { ReleasesAnswer, RunningAnswer } from '@atoll/contracts/release-summary';
import { api } from '@atoll/platform';

const OWN = [{ type: 'Own' as const }];
/** What runs is looked at again so often, because canaries move by themselves. */
export const LOOK_AGAIN_MS = 15_000;
const pathOf = (remote: string) => API_PATHS.releases.replace(':app', encodeURIComponent(remote));

export type OperationName = 'activate' | 'rollback' | 'canary' | 'end' | 'resume' | 'disable' | 'enable';

export interface Move {
  readonly remote: string;
  readonly hash: string;
  readonly operation: OperationName;
  readonly body: {
    readonly reason?: string;
    readonly percent?: number;
    readonly steps?: readonly CanaryStep[];
  };
  /** What was seen when it was decided. */
  readonly version: number;
}

interface Compared {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}

const releasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    releases: build.query<ReleasesAnswer, string>({
      query: (remote) => ({ url: pathOf(remote), signedIn: true }),
      providesTags: OWN,
    }),
    releaseDifference: build.query<ReleaseDifference, Compared>({
      query: ({ remote, from, to }) => ({ url: `${pathOf(remote)}/${from}/compare/${to}`, signedIn: true }),
    }),
    moveRelease: build.mutation<RunningAnswer, Move>({
      query: ({ remote, hash, operation, body, version }) => ({
        // A canary ends as one of nobody.
        url: `${pathOf(remote)}/${hash}/${operation === 'end' ? 'canary' : operation}`,
        method: 'POST',
        body,
        version,
        signedIn: true,
      }),
      // What somebody else has done meanwhile is to be seen, too.
      invalidatesTags: OWN,
    }),
  }),
});

export const { useReleasesQuery, useReleaseDifferenceQuery, useMoveReleaseMutation } = releasesApi;
