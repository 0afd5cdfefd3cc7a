import { JOB_PATHS, type GivenUpMails, type PortalJobs } from '@atoll/contracts/portal-jobs';
import { api } from '@atoll/platform';

/** A job or a mail, as it was looked at. */
interface LookedAt {
  readonly id: string;
  readonly version: number;
}

const OWN = [{ type: 'Own' as const }];
const at = (path: 'one' | 'retry' | 'mail' | 'sendMail', { id, version }: LookedAt) => ({
  url: JOB_PATHS[path].replace(/:\w+/, encodeURIComponent(id)),
  version,
  signedIn: true as const,
});

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    portalJobs: build.query<PortalJobs, void>({
      query: () => ({ url: JOB_PATHS.list, signedIn: true }),
      providesTags: OWN,
    }),
    givenUpMails: build.query<GivenUpMails, void>({
      query: () => ({ url: JOB_PATHS.mails, signedIn: true }),
      providesTags: OWN,
    }),
    retryJob: build.mutation<null, LookedAt>({
      query: (job) => ({ ...at('retry', job), method: 'POST', body: {} }),
      invalidatesTags: OWN,
    }),
    dropJob: build.mutation<null, LookedAt>({
      query: (job) => ({ ...at('one', job), method: 'DELETE' }),
      invalidatesTags: OWN,
    }),
    sendMailAgain: build.mutation<null, LookedAt>({
      query: (mail) => ({ ...at('sendMail', mail), method: 'POST', body: {} }),
      invalidatesTags: OWN,
    }),
    dropMail: build.mutation<null, LookedAt>({
      query: (mail) => ({ ...at('mail', mail), method: 'DELETE' }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  usePortalJobsQuery,
  useGivenUpMailsQuery,
  useRetryJobMutation,
  useDropJobMutation,
  useSendMailAgainMutation,
  useDropMailMutation,
} = jobsApi;
