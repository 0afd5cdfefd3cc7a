import type { ActivitiesAnswer, Activity } from '@atoll/contracts/activity';
import { createAnswerCache } from '../platform/provider/answer-cache';
import { byDeadline, deadlineIn } from '../platform/provider/deadline';
import type { ActivityProvider, VendorActivity } from '../platform/travel/travel-provider';
import type { ActivitySearch } from './activities-query';

export interface ActivitiesService {
  search(search: ActivitySearch): Promise<ActivitiesAnswer>;
  activity(id: string): Promise<Activity>;
}

const MINUTE_MS = 60_000;
const LISTS = { max: 500, freshMs: 10 * MINUTE_MS, staleMs: 60 * MINUTE_MS };

function activityView(activity: VendorActivity): Activity {
  return { ...activity, pictures: activity.pictures ? [...activity.pictures] : undefined };
}

/** Activities of an area, one page at a time, and one activity. Vendor failures are ProviderErrors. */
export function createActivitiesService(provider: ActivityProvider, deadlineMs: number): ActivitiesService {
  const lists = createAnswerCache<VendorActivity[]>({
    provider: provider.name,
    sharedMs: deadlineMs,
    ...LISTS,
  });
  const listOf = (area: ActivitySearch['area']) =>
    area.kind === 'square' ? provider.bySquare(area.square) : provider.byLocation(area.centre, area.radiusKm);
  return {
    search: async ({ area, page, limit }) => {
      const all = await lists.read(JSON.stringify(area), () => listOf(area), deadlineIn(deadlineMs));
      const shown = all.slice((page - 1) * limit, page * limit);
      return { data: shown.map(activityView), meta: { count: all.length } };
    },
    activity: async (id) =>
      activityView(await byDeadline(provider.byId(id), deadlineIn(deadlineMs), provider.name)),
  };
}
