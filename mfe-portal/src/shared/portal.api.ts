import type {
  AgentEntryBody,
  AgentQueue,
  AgentRequest,
  DeviceSession,
  HotelProfile,
  HotelProfileBody,
  Message,
  User,
  UserMetadata,
} from '@atoll/contracts/account';
import {
  OWN_AGENT_PICTURE_PATH,
  OWN_LISTING_PATH,
  type AgentListingChange,
  type OwnAgent,
} from '@atoll/contracts/agent-listing';
import type { AgentsAnswer } from '@atoll/contracts/agent';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type { HotelQueue, HotelRequest } from '@atoll/contracts/hotel-review';
import { MAIL_PATHS, type OwnMailSettings } from '@atoll/contracts/mail-settings';
import type { MarcoPlan, PlansAnswer } from '@atoll/contracts/marco-plan';
import type { Reports } from '@atoll/contracts/quote-request';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { ATTENTION_PATH, type Attention } from '@atoll/contracts/portal-attention';
import type { ReviewReports, SettledReport } from '@atoll/contracts/review-reports';
import type { VerificationStatus } from '@atoll/contracts/verification';
import { api } from '@atoll/platform';

const own = (url: string) => ({ url, signedIn: true as const });
const OWN = [{ type: 'Own' as const }];

/** What belongs to whoever is signed in. All of it is read again after any change of it. */
const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownHotel: build.query<HotelProfile, void>({ query: () => own(API_PATHS.ownHotel), providesTags: OWN }),
    /** The version is of the profile that was changed; a first one has none. */
    saveHotel: build.mutation<HotelProfile, { body: HotelProfileBody; version: number | undefined }>({
      query: ({ body, version }) => ({
        ...own(API_PATHS.ownHotel),
        method: 'PUT',
        body,
        ...(version !== undefined && { version }),
      }),
      invalidatesTags: OWN,
    }),
    ownMails: build.query<OwnMailSettings, void>({ query: () => own(MAIL_PATHS.own) }),
    ownAgent: build.query<OwnAgent, void>({ query: () => own(API_PATHS.ownAgent), providesTags: OWN }),
    saveAgent: build.mutation<OwnAgent, AgentEntryBody>({
      query: (body) => ({ ...own(API_PATHS.ownAgent), method: 'PUT', body }),
      invalidatesTags: OWN,
    }),
    saveListing: build.mutation<OwnAgent, { change: AgentListingChange; version: number }>({
      query: ({ change: body, version }) => ({ ...own(OWN_LISTING_PATH), method: 'PATCH', body, version }),
      invalidatesTags: OWN,
    }),
    savePicture: build.mutation<OwnAgent, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { ...own(OWN_AGENT_PICTURE_PATH), method: 'PUT', body };
      },
      invalidatesTags: OWN,
    }),
    removePicture: build.mutation<OwnAgent, void>({
      query: () => ({ ...own(OWN_AGENT_PICTURE_PATH), method: 'DELETE' }),
      invalidatesTags: OWN,
    }),
    claimAgent: build.mutation<OwnAgent, string>({
      query: (agent_id) => ({ ...own(API_PATHS.claimAgent), method: 'POST', body: { agent_id } }),
      invalidatesTags: OWN,
    }),
    agentsNamed: build.query<AgentsAnswer, string>({
      query: (name) => ({ url: API_PATHS.agents, params: { name } }),
    }),
    conversationReports: build.query<Reports, void>({
      query: () => own(REQUEST_PATHS.reports),
      providesTags: OWN,
    }),
    reviewReports: build.query<ReviewReports, void>({
      query: () => own(REQUEST_PATHS.reviewReports),
      providesTags: OWN,
    }),
    settleReport: build.mutation<
      null,
      SettledReport & { readonly path: 'report' | 'reviewReport'; readonly id: string }
    >({
      query: ({ path, id, version, isSettled }) => ({
        ...own(REQUEST_PATHS[path].replace(':reportId', encodeURIComponent(id))),
        method: 'PATCH',
        version,
        body: { isSettled },
      }),
      invalidatesTags: OWN,
    }),
    attention: build.query<Attention, void>({ query: () => own(ATTENTION_PATH), providesTags: OWN }),
    agentQueue: build.query<AgentQueue, { status: VerificationStatus; page: number }>({
      query: (params) => ({ ...own(API_PATHS.agentQueue), params }),
      providesTags: OWN,
    }),
    approveAgent: build.mutation<AgentRequest, string>({
      query: (id) => ({ ...own(`${API_PATHS.agentQueue}/${id}/approve`), method: 'POST', body: {} }),
      invalidatesTags: OWN,
    }),
    rejectAgent: build.mutation<AgentRequest, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        ...own(`${API_PATHS.agentQueue}/${id}/reject`),
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: OWN,
    }),
    hotelQueue: build.query<HotelQueue, { status: VerificationStatus; page: number }>({
      query: (params) => ({ ...own(API_PATHS.hotelQueue), params }),
      providesTags: OWN,
    }),
    // The answer belongs to the version that was on the screen: of a changed one, the refusal shows what it is now.
    approveHotel: build.mutation<HotelRequest, { id: string; version: number }>({
      query: ({ id, version }) => ({
        ...own(`${API_PATHS.hotelQueue}/${id}/approve`),
        method: 'POST',
        version,
        body: {},
      }),
      invalidatesTags: OWN,
    }),
    rejectHotel: build.mutation<HotelRequest, { id: string; version: number; reason: string }>({
      query: ({ id, version, reason }) => ({
        ...own(`${API_PATHS.hotelQueue}/${id}/reject`),
        method: 'POST',
        version,
        body: { reason },
      }),
      invalidatesTags: OWN,
    }),
    savedPlans: build.query<PlansAnswer, void>({
      query: () => own(API_PATHS.marcoPlans),
      providesTags: OWN,
    }),
    /** Keeps a plan of Marco's in the trip, or no longer. */
    keepPlan: build.mutation<MarcoPlan, Pick<MarcoPlan, 'id' | 'version' | 'isSaved'>>({
      query: ({ id, version, isSaved }) => ({
        ...own(`${API_PATHS.marcoPlans}/${id}`),
        method: 'PATCH',
        body: { version, edit: { op: 'save', isSaved } },
      }),
      invalidatesTags: OWN,
    }),
    resendMail: build.mutation<Message, { email: string }>({
      query: (body) => ({ url: API_PATHS.resend, method: 'POST', body }),
    }),
    changeUser: build.mutation<User, Partial<UserMetadata>>({
      query: (body) => ({ ...own(API_PATHS.user), method: 'PATCH', body }),
    }),
    deviceSessions: build.query<{ sessions: readonly DeviceSession[] }, void>({
      query: () => own(API_PATHS.deviceSessions),
      providesTags: OWN,
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ ...own(`${API_PATHS.deviceSessions}/${id}`), method: 'DELETE' }),
      invalidatesTags: OWN,
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ ...own(API_PATHS.deviceSessions), method: 'DELETE' }),
      invalidatesTags: OWN,
    }),
    changePassword: build.mutation<Message, { current_password: string; password: string }>({
      query: (body) => ({ ...own(API_PATHS.password), method: 'POST', body }),
      invalidatesTags: OWN,
    }),
    changeEmail: build.mutation<Message, { current_password: string; email: string }>({
      query: (body) => ({ ...own(API_PATHS.email), method: 'POST', body }),
    }),
    deleteAccount: build.mutation<null, { current_password: string }>({
      query: (body) => ({ ...own(API_PATHS.account), method: 'DELETE', body }),
    }),
    accountData: build.query<unknown, void>({
      query: () => own(API_PATHS.accountData),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useOwnHotelQuery,
  useSavedPlansQuery,
  useKeepPlanMutation,
  useSaveHotelMutation,
  useOwnMailsQuery,
  useOwnAgentQuery,
  useSaveAgentMutation,
  useSaveListingMutation,
  useSavePictureMutation,
  useRemovePictureMutation,
  useClaimAgentMutation,
  useAgentsNamedQuery,
  useConversationReportsQuery,
  useReviewReportsQuery,
  useSettleReportMutation,
  useAttentionQuery,
  useAgentQueueQuery,
  useApproveAgentMutation,
  useRejectAgentMutation,
  useHotelQueueQuery,
  useApproveHotelMutation,
  useRejectHotelMutation,
  useResendMailMutation,
  useChangeUserMutation,
  useDeviceSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useDeleteAccountMutation,
  useLazyAccountDataQuery,
} = portalApi;
