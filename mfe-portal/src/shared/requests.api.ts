import type {
  AgentRequest,
  AgentRequests,
  AgentState,
  EarlierQuotes,
  QuoteBody,
  TravelerRequests,
  TravelerThreads,
} from '@atoll/contracts/quote';
import type {
  AwayBody,
  BlockBody,
  DeclineBody,
  MessageBody,
  ReportBody,
  Thread,
} from '@atoll/contracts/quote-request';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { TravelerPlans } from '@atoll/contracts/trip-plan';
import type { ReviewAnswerBody } from '@atoll/contracts/review';
import { CONNECTION_PATHS, type ConnectionThreads } from '@atoll/contracts/connection-thread';
import { api } from '@atoll/platform';
import { threadPath, type ThreadPlace } from './thread-place';

type Of<Body> = Readonly<{ requestId: string; body: Body }>;
type In<Body> = Readonly<{ place: ThreadPlace; body: Body }>;

const own = (url: string) => ({ url, signedIn: true as const });
const ofRequest = (path: string, requestId: string) =>
  own(path.replace(':requestId', encodeURIComponent(requestId)));

const writeTo = (place: ThreadPlace, part: 'thread' | 'block' | 'report', body: object) => ({
  ...own(threadPath(place, part)),
  method: 'POST' as const,
  body,
});

/** What an answer belongs to, so that what happens with one request reads nothing of the others again. */
export const REQUEST_TAGS = {
  list: { type: 'Own', id: 'requests' },
  connections: { type: 'Own', id: 'connections' },
  request: (id: string) => ({ type: 'Own', id: `request-${id}` }) as const,
  thread: (id: string) => ({ type: 'Own', id: `thread-${id}` }) as const,
} as const;

/** Requests and their threads, of the agent or the traveler who is signed in. */
export const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentRequests: build.query<AgentRequests, AgentState | null>({
      query: (state) => ({ ...own(REQUEST_PATHS.agentRequests), params: { state: state ?? undefined } }),
      providesTags: [REQUEST_TAGS.list],
    }),
    agentRequest: build.query<AgentRequest, string>({
      query: (requestId) => ofRequest(REQUEST_PATHS.agentRequest, requestId),
      providesTags: (_answer, _error, id) => [REQUEST_TAGS.request(id)],
      // Opening a request is kept as its state.
      onQueryStarted: async (_id, { dispatch, queryFulfilled, getCacheEntry }) => {
        const isFirst = getCacheEntry().data === undefined;
        const answer = await queryFulfilled.catch(() => null);
        if (answer && isFirst) dispatch(api.util.invalidateTags([REQUEST_TAGS.list]));
      },
    }),
    decline: build.mutation<unknown, Of<DeclineBody>>({
      query: ({ requestId, body }) => ({
        ...ofRequest(REQUEST_PATHS.decline, requestId),
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, _error, { requestId }) => [
        REQUEST_TAGS.list,
        REQUEST_TAGS.request(requestId),
      ],
    }),
    // Also after a refusal: another version may have been sent, or the request closed.
    sendQuote: build.mutation<unknown, Of<QuoteBody>>({
      query: ({ requestId, body }) => ({
        ...ofRequest(REQUEST_PATHS.quotes, requestId),
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, _error, { requestId }) => [
        REQUEST_TAGS.list,
        REQUEST_TAGS.request(requestId),
        REQUEST_TAGS.thread(requestId),
      ],
    }),
    connectionThreads: build.query<ConnectionThreads, void>({
      query: () => own(CONNECTION_PATHS.threads),
      providesTags: [REQUEST_TAGS.connections],
    }),
    thread: build.query<Thread, ThreadPlace>({
      query: (place) => own(threadPath(place, 'thread')),
      providesTags: (_answer, _error, { id }) => [REQUEST_TAGS.thread(id)],
      // Reading a thread marks it as read.
      onQueryStarted: async ({ kind }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const list = kind === 'request' ? REQUEST_TAGS.list : REQUEST_TAGS.connections;
        if (answer) dispatch(api.util.invalidateTags([list]));
      },
    }),
    sendMessage: build.mutation<unknown, In<MessageBody>>({
      query: ({ place, body }) => writeTo(place, 'thread', body),
    }),
    answerReview: build.mutation<unknown, Of<ReviewAnswerBody>>({
      query: ({ requestId, body }) => ({
        ...ofRequest(REQUEST_PATHS.reviewAnswer, requestId),
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_answer, _error, { requestId }) => [REQUEST_TAGS.request(requestId)],
    }),
    setAway: build.mutation<unknown, AwayBody>({
      query: (body) => ({ ...own(REQUEST_PATHS.away), method: 'PUT', body }),
      invalidatesTags: [REQUEST_TAGS.list],
    }),
    block: build.mutation<unknown, In<BlockBody>>({
      query: ({ place, body }) => writeTo(place, 'block', body),
      invalidatesTags: (_answer, _error, { place }) => [REQUEST_TAGS.thread(place.id)],
    }),
    report: build.mutation<unknown, In<ReportBody>>({
      query: ({ place, body }) => writeTo(place, 'report', body),
      invalidatesTags: (_answer, _error, { place }) => [REQUEST_TAGS.thread(place.id)],
    }),
    earlierQuotes: build.query<EarlierQuotes, void>({
      query: () => own(REQUEST_PATHS.earlierQuotes),
      keepUnusedDataFor: 0,
    }),
    travelerPlans: build.query<TravelerPlans, void>({
      query: () => own(REQUEST_PATHS.travelerPlans),
      // They are made and changed on pages of another remote.
      keepUnusedDataFor: 0,
    }),
    travelerRequests: build.query<TravelerRequests, void>({
      query: () => own(REQUEST_PATHS.travelerRequests),
      providesTags: [REQUEST_TAGS.list],
    }),
    travelerThreads: build.query<TravelerThreads, void>({
      query: () => own(REQUEST_PATHS.travelerThreads),
      providesTags: [REQUEST_TAGS.list],
    }),
  }),
});

export const {
  useAgentRequestsQuery,
  useAgentRequestQuery,
  useDeclineMutation,
  useSendQuoteMutation,
  useConnectionThreadsQuery,
  useThreadQuery,
  useSendMessageMutation,
  useAnswerReviewMutation,
  useSetAwayMutation,
  useBlockMutation,
  useReportMutation,
  useEarlierQuotesQuery,
  useTravelerPlansQuery,
  useTravelerRequestsQuery,
  useTravelerThreadsQuery,
} = requestsApi;
