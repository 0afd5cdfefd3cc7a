import { lazyPart } from '@atoll/platform/lazy-part';

const plan = lazyPart(async () => (await import(/* webpackChunkName: "plan" */ './plan/plan-view')).PlanView);
const hotelForm = lazyPart(
  async () => (await import(/* webpackChunkName: "hotel-form" */ './hotel-form/hotel-form')).HotelForm,
);
const activities = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "activities" */ './activities/activities-panel')).ActivitiesPanel,
);
const history = lazyPart(
  async () => (await import(/* webpackChunkName: "history" */ './history/history')).History,
);
const understoodRow = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "understood" */ './understanding/understood-row')).UnderstoodRow,
);
const stated = lazyPart(
  async () => (await import(/* webpackChunkName: "stated" */ './thread/stated')).Stated,
);
const quoteChip = lazyPart(
  async () => (await import(/* webpackChunkName: "quote" */ './thread/quote-chip')).QuoteChip,
);
const sharedPlan = lazyPart(
  async () => (await import(/* webpackChunkName: "shared-plan" */ './plan/shared-plan-page')).SharedPlanPage,
);

/** A plan inside an answer. */
export const PlanPart = plan.Part;
/** Leads to the form that asks agents for quotes. */
export const QuotePart = quoteChip.Part;
/** What an answer states, with what shows it, or what it advises in the model’s own words. */
export const StatedPart = stated.Part;
/** Where, when and for whom hotels are wanted. */
export const HotelFormPart = hotelForm.Part;
/** The activities of a city, beside the conversation. */
export const ActivitiesPart = activities.Part;
/** One's own conversations. */
export const HistoryPart = history.Part;
/** What Marco has understood of a trip, as chips: there is nothing before the first message. */
export const UnderstoodPart = understoodRow.Part;
/** The page of a plan that somebody shared. */
export const SharedPlanPart = sharedPlan.Part;

/**
 * Fetches the code of a page that is a part by itself: on the server and before hydration, which must draw alike.
 * Resolves to the names of its chunks.
 */
export async function preparePage(pathname: string): Promise<string[]> {
  if (!pathname.startsWith('/plan/')) return [];
  await sharedPlan.fetch();
  return ['shared-plan'];
}
