import type { IndexNowOverview, IndexNowSettings, IndexNowSubmission } from '@atoll/contracts/index-now';
import { INDEX_NOW_PATHS, type IndexNowBody } from '@atoll/contracts/index-now-rules';
import { api } from '@atoll/platform';

const OWN = [{ type: 'Own' as const }];

const indexingApi = api.injectEndpoints({
  endpoints: (build) => ({
    indexNow: build.query<IndexNowOverview, void>({
      query: () => ({ url: INDEX_NOW_PATHS.own, signedIn: true }),
      providesTags: OWN,
    }),
    submitUrls: build.mutation<IndexNowSubmission, IndexNowBody>({
      query: (body) => ({ url: INDEX_NOW_PATHS.submissions, method: 'POST', body, signedIn: true }),
      invalidatesTags: (_result, error) => (error ? [] : OWN),
    }),
    sendAgain: build.mutation<IndexNowSubmission, Pick<IndexNowSubmission, 'id' | 'version'>>({
      query: ({ id, version }) => ({
        ...{ url: INDEX_NOW_PATHS.sentAgain.replace(':submissionId', id), method: 'POST', body: {} },
        ...{ version, signedIn: true },
      }),
      // Also after a refusal: it has gone on meanwhile.
      invalidatesTags: OWN,
    }),
    changeIndexing: build.mutation<IndexNowSettings, IndexNowSettings>({
      query: ({ isAutomatic, version }) => ({
        ...{ url: INDEX_NOW_PATHS.settings, method: 'PUT', body: { isAutomatic } },
        ...{ version, signedIn: true },
      }),
      invalidatesTags: OWN,
    }),
  }),
});

export const { useIndexNowQuery, useSubmitUrlsMutation, useSendAgainMutation, useChangeIndexingMutation } =
  indexingApi;
