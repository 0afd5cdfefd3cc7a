import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { MadePlan, TakeQuoteBody, TripPlan, TripPlanBody } from '@atoll/contracts/trip-plan';
import { foundOrNull } from '@atoll/platform/found-or-null';
import { ownPath, requestsApi } from '../requests.api';

interface OfToken {
  readonly token: string;
}

/** Whether a traveler is signed in, whose account then keeps the plan. */
interface AsTraveler {
  readonly asTraveler: boolean;
}

const plansApi = requestsApi.injectEndpoints({
  endpoints: (build) => ({
    /** A plan of a quote of the request that the link is of. */
    takeQuote: build.mutation<MadePlan, OfToken & AsTraveler & { readonly body: TakeQuoteBody }>({
      query: ({ token, body, asTraveler }) => ({
        url: ownPath(REQUEST_PATHS.takeQuote, token),
        ...{ method: 'POST', body, signedIn: asTraveler },
      }),
      invalidatesTags: (_made, _error, { body }) => (body.isShared ? ['OwnRequest'] : []),
    }),
    endSharing: build.mutation<unknown, OfToken & { readonly planId: string }>({
      query: ({ token, planId }) => ({
        url: ownPath(REQUEST_PATHS.endSharing, token).replace(':planId', encodeURIComponent(planId)),
        method: 'DELETE',
      }),
      invalidatesTags: ['OwnRequest'],
    }),
    /** Null where the link is of no plan. */
    tripPlan: build.query<TripPlan | null, string>({
      queryFn: (token, _api, _options, ask) =>
        foundOrNull<TripPlan>(ask({ url: ownPath(REQUEST_PATHS.plan, token) })),
      // It is changed by its page alone, which has the newest.
      keepUnusedDataFor: 0,
    }),
    savePlan: build.mutation<TripPlan, OfToken & { readonly body: TripPlanBody }>({
      query: ({ token, body }) => ({ url: ownPath(REQUEST_PATHS.plan, token), method: 'PUT', body }),
    }),
    removePlan: build.mutation<unknown, string>({
      query: (token) => ({ url: ownPath(REQUEST_PATHS.plan, token), method: 'DELETE' }),
    }),
    copyPlan: build.mutation<MadePlan, OfToken & AsTraveler>({
      query: ({ token, asTraveler }) => ({
        url: ownPath(REQUEST_PATHS.copyPlan, token),
        ...{ method: 'POST', body: {}, signedIn: asTraveler },
      }),
    }),
  }),
});

export { plansApi };
export const {
  useTakeQuoteMutation,
  useEndSharingMutation,
  useTripPlanQuery,
  useSavePlanMutation,
  useRemovePlanMutation,
  useCopyPlanMutation,
} = plansApi;
