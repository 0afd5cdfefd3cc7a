import { pageTitle, titled } from '@atoll/contracts/page-titles';
import { ownRequestPage, requestPage, tripPlanPage } from '@atoll/contracts/pages/request.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { siteApi, type AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { plansApi } from './plans/plans.api';
import { requestsApi } from './requests.api';

/** The form is drawn by the browser; what is around it is the same for everybody. */
export function loadRequestForm(): Promise<LoadedPage> {
  return Promise.resolve({
    head: {
      title: pageTitle(requestPage.pattern),
      description:
        'Say where you would like to go. Up to five travel agents who know the place answer with a priced plan, and you compare.',
      canonical: requestPage.pattern,
    },
  });
}

/** A page by its link, which nobody keeps: it has no canonical address, and its title names nothing of it. */
const bySecret = (found: unknown, title: string): LoadedPage =>
  found
    ? { head: { title: titled(title) }, maxAgeSeconds: 0 }
    : { status: 404, head: { title: titled('Page Not Found') }, maxAgeSeconds: 0 };

export async function loadOwnRequest(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { token = '' } = pathParams(ownRequestPage.pattern, pathname) ?? {};
  const request = await store.dispatch(requestsApi.endpoints.ownRequest.initiate(token)).unwrap();
  const budget = request?.wish.budget;
  if (budget && request.quotes.some(({ currency }) => currency !== budget.currency))
    // A page does without rates that do not come.
    await store.dispatch(siteApi.endpoints.exchangeRates.initiate());
  return bySecret(request, ownRequestPage.title);
}

export async function loadTripPlan(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { token = '' } = pathParams(tripPlanPage.pattern, pathname) ?? {};
  const plan = await store.dispatch(plansApi.endpoints.tripPlan.initiate(token)).unwrap();
  return bySecret(plan, tripPlanPage.title);
}
