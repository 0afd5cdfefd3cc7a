import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { AddedLines, AddLinesBody, MadePlan, TravelerPlans } from '@atoll/contracts/trip-plan';
import { toAppError, type AppError, type useAppDispatch } from '@atoll/platform';
import { ownPath, requestsApi } from '../requests.api';
import { forgetPlan, keepPlan, keptPlans, tokenOfPlan, type KeptPlan } from './kept-plans';
import { plansApi } from './plans.api';

const addingApi = requestsApi.injectEndpoints({
  endpoints: (build) => ({
    addToPlan: build.mutation<AddedLines, { readonly token: string; readonly body: AddLinesBody }>({
      query: ({ token, body }) => ({ url: ownPath(REQUEST_PATHS.addToPlan, token), method: 'POST', body }),
    }),
    travelerPlans: build.query<TravelerPlans, void>({
      query: () => ({ url: REQUEST_PATHS.travelerPlans, signedIn: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What is to be used, and by whom. */
export interface ToUse {
  readonly dispatch: ReturnType<typeof useAppDispatch>;
  /** Of the request's link. */
  readonly token: string;
  readonly requestId: string;
  readonly quoteId: string;
  readonly lineId: string;
  /** True where an account of a traveler is signed in, which keeps its plans. */
  readonly asTraveler: boolean;
}

export type Used =
  | { readonly state: 'done'; readonly plan: KeptPlan; readonly isNew: boolean; readonly added: number }
  /** Which of them is meant is for somebody to say. */
  | { readonly state: 'several'; readonly plans: readonly KeptPlan[] }
  | { readonly state: 'refused'; readonly error: AppError };

const refused = (error: unknown): Used => ({ state: 'refused', error: toAppError(error) });

/** The plans that were made of this request, of this device and of the account. */
async function plansOf({ dispatch, requestId, asTraveler }: ToUse): Promise<KeptPlan[]> {
  const own = asTraveler
    ? // Without an answer, those of the device have to do.
      ((await dispatch(addingApi.endpoints.travelerPlans.initiate(undefined, { forceRefetch: true }))).data
        ?.plans ?? [])
    : [];
  const kept = keptPlans().filter(({ id }) => !own.some((plan) => plan.id === id));
  return [...own, ...kept].filter((plan) => plan.requestId === requestId);
}

async function intoNew({ dispatch, token, quoteId, lineId, asTraveler }: ToUse): Promise<Used> {
  const body = { quoteId, lineIds: [lineId], isShared: false };
  const { data: made, error } = await dispatch(
    plansApi.endpoints.takeQuote.initiate({ token, body, asTraveler }),
  );
  if (!made) return refused(error);
  keepPlan(made);
  return { state: 'done', plan: made, isNew: true, added: 1 };
}

/** Adds to a plan as it is now; null where it is not there any more. */
async function into(use: ToUse, kept: KeptPlan, isAgain = false): Promise<Used | null> {
  const { dispatch, token, quoteId, lineId } = use;
  const plan = tokenOfPlan(kept);
  const read = await dispatch(plansApi.endpoints.tripPlan.initiate(plan, { forceRefetch: true }));
  if (read.data === null) {
    forgetPlan(kept.id);
    return null;
  }
  if (!read.data) return refused(read.error);
  const body = { quoteId, lineIds: [lineId], plan, after: read.data.version };
  const { data: added, error } = await dispatch(addingApi.endpoints.addToPlan.initiate({ token, body }));
  if (added) {
    const made: MadePlan = added;
    keepPlan(made);
    return { state: 'done', plan: made, isNew: false, added: added.added };
  }
  // Changed meanwhile: a line more is right for the next version, too.
  const problem = toAppError(error);
  if (problem.kind === 'api' && problem.status === 409 && !isAgain) return into(use, kept, true);
  return { state: 'refused', error: problem };
}

/**
 * Uses a line in the plan that was made of its request, in a new one where there is none. Of several, `chosen` says which;
 * 'new' another one.
 */
export async function addToOwnPlan(use: ToUse, chosen?: KeptPlan | 'new'): Promise<Used> {
  if (chosen === 'new') return intoNew(use);
  const plans = chosen ? [chosen] : await plansOf(use);
  if (plans.length > 1) return { state: 'several', plans };
  const [only] = plans;
  return (only && (await into(use, only))) ?? intoNew(use);
}
