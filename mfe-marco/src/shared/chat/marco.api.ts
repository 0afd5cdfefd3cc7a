import { API_PATHS } from '@atoll/contracts/api-paths';
import type { MarcoStatus } from '@atoll/contracts/marco';
import type { ChatActivitiesAnswer } from '@atoll/contracts/marco-activities';
import type {
  Conversation,
  ConversationsAnswer,
  ConversationSummary,
} from '@atoll/contracts/marco-conversations';
import type { UnderstoodAnswer, UnderstoodChange } from '@atoll/contracts/marco-understanding';
import type { MarcoPlan, PlanChange, PlanShare, SharedPlan } from '@atoll/contracts/marco-plan';
import { api } from '@atoll/platform';

const conversationPath = (id: string) => API_PATHS.marcoConversation.replace(':conversationId', id);

/** The address of an endpoint of one plan. */
export function planPath(
  path: typeof API_PATHS.marcoPlan | typeof API_PATHS.marcoPlanShare | typeof API_PATHS.marcoPlanCalendar,
  planId: string,
): string {
  return path.replace(':planId', planId);
}

export const marcoApi = api.enhanceEndpoints({ addTagTypes: ['Conversation'] }).injectEndpoints({
  endpoints: (build) => ({
    marcoStatus: build.query<MarcoStatus, void>({ query: () => API_PATHS.marcoStatus }),
    conversations: build.query<readonly ConversationSummary[], void>({
      query: () => ({ url: API_PATHS.marcoConversations, signedIn: true }),
      transformResponse: ({ conversations }: ConversationsAnswer) => conversations,
      providesTags: ['Conversation'],
    }),
    conversation: build.query<Conversation, string>({
      query: (id) => ({ url: conversationPath(id), signedIn: true }),
    }),
    renameConversation: build.mutation<unknown, { readonly id: string; readonly title: string }>({
      query: ({ id, title }) => ({
        url: conversationPath(id),
        method: 'PATCH',
        body: { title },
        signedIn: true,
      }),
      invalidatesTags: ['Conversation'],
    }),
    deleteConversation: build.mutation<unknown, string>({
      query: (id) => ({ url: conversationPath(id), method: 'DELETE', signedIn: true }),
      invalidatesTags: ['Conversation'],
    }),
    changeUnderstood: build.mutation<
      UnderstoodAnswer,
      UnderstoodChange & { readonly conversationId: string; readonly version: number }
    >({
      query: ({ conversationId, understood, version }) => ({
        url: API_PATHS.marcoUnderstood.replace(':conversationId', conversationId),
        method: 'PUT',
        body: { understood },
        version,
        signedIn: true,
      }),
    }),
    stopMessage: build.mutation<unknown, string>({
      query: (messageId) => ({
        url: API_PATHS.marcoStop.replace(':messageId', messageId),
        method: 'POST',
        body: {},
        signedIn: true,
      }),
    }),
    cityActivities: build.query<ChatActivitiesAnswer, string>({
      query: (city) => ({ url: API_PATHS.marcoActivities, params: { city } }),
    }),
    changePlan: build.mutation<MarcoPlan, { readonly planId: string } & PlanChange>({
      query: ({ planId, version, edit }) => ({
        url: planPath(API_PATHS.marcoPlan, planId),
        method: 'PATCH',
        body: { version, edit },
        signedIn: true,
      }),
    }),
    sharePlan: build.mutation<PlanShare, string>({
      query: (planId) => ({
        url: planPath(API_PATHS.marcoPlanShare, planId),
        method: 'POST',
        body: {},
        signedIn: true,
      }),
    }),
    revokePlan: build.mutation<unknown, string>({
      query: (planId) => ({
        url: planPath(API_PATHS.marcoPlanShare, planId),
        method: 'DELETE',
        signedIn: true,
      }),
    }),
    /** Null where there is no such plan, or no longer. */
    sharedPlan: build.query<SharedPlan | null, string>({
      queryFn: async (token, _api, _options, ask) => {
        const { data, error } = await ask(API_PATHS.marcoSharedPlan.replace(':token', token));
        if (!error) return { data: data as SharedPlan };
        return error.kind === 'api' && (error.status === 404 || error.status === 400)
          ? { data: null }
          : { error };
      },
    }),
  }),
});

export const {
  useConversationsQuery,
  useRenameConversationMutation,
  useDeleteConversationMutation,
  useCityActivitiesQuery,
  useChangePlanMutation,
  useSharePlanMutation,
  useRevokePlanMutation,
  useSharedPlanQuery,
} = marcoApi;
