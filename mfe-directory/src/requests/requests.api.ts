import type { Message } from '@atoll/contracts/account';
import type { AcceptBody, LineChangeBody, OwnRequest } from '@atoll/contracts/quote';
import type { MessageBody, ReportBody, RequestMatches, Thread } from '@atoll/contracts/quote-request';
import type { CloseBody, WishBody } from '@atoll/contracts/request-change';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { ReviewBody } from '@atoll/contracts/review';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

/** Whom a request would be asked of: what is known of it so far. */
export interface MatchArgs {
  readonly place?: string;
  readonly city?: string;
  readonly country?: string;
  readonly interests?: string;
  readonly languages?: string;
  readonly agentIds?: string;
}

/** The address of an endpoint of the request that a mailed link is of. */
export function ownPath(path: string, token: string, agentId = ''): string {
  return path.replace(':token', encodeURIComponent(token)).replace(':agentId', encodeURIComponent(agentId));
}

interface OfToken {
  readonly token: string;
}

interface OfThread extends OfToken {
  readonly agentId: string;
}

/** What a traveler does with a request: the request is asked for again after it. */
const action = (
  path: string,
  token: string,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
  body: unknown = {},
) => ({
  url: ownPath(path, token),
  method,
  ...(method !== 'DELETE' && { body }),
});

export const requestsApi = api
  .enhanceEndpoints({ addTagTypes: ['OwnRequest', 'RequestThread'] })
  .injectEndpoints({
    endpoints: (build) => ({
      requestMatches: build.query<RequestMatches, MatchArgs>({
        query: (args) => ({ url: REQUEST_PATHS.matches, params: { ...args } }),
      }),
      resendLink: build.mutation<Message, string>({
        query: (email) => ({ url: REQUEST_PATHS.resend, method: 'POST', body: { email } }),
      }),
      /** Null where the link is of no request. */
      ownRequest: build.query<OwnRequest | null, string>({
        queryFn: (token, _api, _options, ask) =>
          foundOrNull<OwnRequest>(ask({ url: ownPath(REQUEST_PATHS.own, token) })),
        providesTags: ['OwnRequest'],
      }),
      confirmRequest: build.mutation<unknown, string>({
        query: (token) => action(REQUEST_PATHS.confirm, token),
        invalidatesTags: ['OwnRequest'],
      }),
      takeRequest: build.mutation<unknown, string>({
        query: (token) => ({ ...action(REQUEST_PATHS.take, token), signedIn: true }),
        invalidatesTags: ['OwnRequest'],
      }),
      withdrawRequest: build.mutation<unknown, string>({
        query: (token) => action(REQUEST_PATHS.withdraw, token),
        invalidatesTags: ['OwnRequest'],
      }),
      /** Asked for again also where it was refused: then somebody has changed it elsewhere. */
      changeWish: build.mutation<unknown, OfToken & { readonly wish: WishBody }>({
        query: ({ token, wish }) => action(REQUEST_PATHS.wish, token, 'PUT', wish),
        invalidatesTags: ['OwnRequest'],
      }),
      closeRequest: build.mutation<unknown, OfToken & CloseBody>({
        query: ({ token, reason }) => action(REQUEST_PATHS.close, token, 'POST', { reason }),
        invalidatesTags: ['OwnRequest', 'RequestThread'],
      }),
      reopenRequest: build.mutation<unknown, string>({
        query: (token) => action(REQUEST_PATHS.reopen, token),
        invalidatesTags: ['OwnRequest', 'RequestThread'],
      }),
      /** Asked for again also where it was refused: then something else has happened meanwhile. */
      acceptQuote: build.mutation<unknown, OfToken & { readonly accepted: AcceptBody }>({
        query: ({ token, accepted }) => action(REQUEST_PATHS.accept, token, 'POST', accepted),
        invalidatesTags: ['OwnRequest', 'RequestThread'],
      }),
      undoAcceptance: build.mutation<unknown, string>({
        query: (token) => action(REQUEST_PATHS.accept, token, 'DELETE'),
        invalidatesTags: ['OwnRequest', 'RequestThread'],
      }),
      changeLine: build.mutation<unknown, OfToken & { readonly change: LineChangeBody }>({
        query: ({ token, change }) => action(REQUEST_PATHS.change, token, 'POST', change),
        invalidatesTags: ['OwnRequest', 'RequestThread'],
      }),
      writeReview: build.mutation<unknown, OfToken & { readonly review: ReviewBody }>({
        query: ({ token, review }) => action(REQUEST_PATHS.ownReview, token, 'PUT', review),
        invalidatesTags: ['OwnRequest'],
      }),
      removeReview: build.mutation<unknown, string>({
        query: (token) => action(REQUEST_PATHS.ownReview, token, 'DELETE'),
        invalidatesTags: ['OwnRequest'],
      }),
      releaseContact: build.mutation<unknown, OfThread>({
        query: ({ token, agentId }) => action(REQUEST_PATHS.release, token, 'POST', { agentId }),
        invalidatesTags: ['OwnRequest'],
      }),
      /** Reading a thread marks it as read, here as well. */
      ownThread: build.query<Thread, OfThread>({
        query: ({ token, agentId }) => ({ url: ownPath(REQUEST_PATHS.ownThread, token, agentId) }),
        providesTags: ['RequestThread'],
        onQueryStarted: async ({ token, agentId }, { dispatch, queryFulfilled }) => {
          const { error } = await queryFulfilled.then(
            () => ({ error: null }),
            (problem: unknown) => ({ error: problem }),
          );
          // The thread itself says that it could not be read.
          if (error) return;
          dispatch(
            requestsApi.util.updateQueryData('ownRequest', token, (request) => {
              for (const invitation of request?.invitations ?? [])
                if (invitation.agent.id === agentId) invitation.unread = 0;
            }),
          );
        },
      }),
      blockAgent: build.mutation<unknown, OfThread & { readonly isBlocked: boolean }>({
        query: ({ token, agentId, isBlocked }) => ({
          ...{ url: ownPath(REQUEST_PATHS.ownBlock, token, agentId), method: 'POST', body: { isBlocked } },
        }),
        invalidatesTags: ['RequestThread'],
      }),
      reportAgent: build.mutation<unknown, OfThread & { readonly report: ReportBody }>({
        query: ({ token, agentId, report }) => ({
          ...{ url: ownPath(REQUEST_PATHS.ownReport, token, agentId), method: 'POST', body: report },
        }),
        invalidatesTags: ['RequestThread'],
      }),
      sendMessage: build.mutation<unknown, OfThread & { readonly message: MessageBody }>({
        query: ({ token, agentId, message }) => ({
          url: ownPath(REQUEST_PATHS.ownThread, token, agentId),
          method: 'POST',
          body: message,
        }),
      }),
    }),
  });

export const {
  useRequestMatchesQuery,
  useResendLinkMutation,
  useOwnRequestQuery,
  useConfirmRequestMutation,
  useTakeRequestMutation,
  useWithdrawRequestMutation,
  useChangeWishMutation,
  useCloseRequestMutation,
  useReopenRequestMutation,
  useAcceptQuoteMutation,
  useUndoAcceptanceMutation,
  useChangeLineMutation,
  useWriteReviewMutation,
  useRemoveReviewMutation,
  useReleaseContactMutation,
  useOwnThreadQuery,
  useSendMessageMutation,
  useBlockAgentMutation,
  useReportAgentMutation,
} = requestsApi;
