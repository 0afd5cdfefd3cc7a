import {
  CHAT_ACTIVITY_DURATIONS,
  type CHAT_ACTIVITY_CATEGORIES,
  type ChatActivity,
} from '@atoll/contracts/marco-activities';

export type ActivityCategory = (typeof CHAT_ACTIVITY_CATEGORIES)[number];

/** Null for any. */
export interface ActivityFilters {
  /** The label of one of `CHAT_ACTIVITY_DURATIONS`. */
  readonly duration: string | null;
  readonly category: ActivityCategory | null;
}

function lasts({ durationMinutes }: ChatActivity, label: string): boolean {
  const band = CHAT_ACTIVITY_DURATIONS.find((one) => one.label === label);
  if (!band || durationMinutes === undefined) return false;
  const hours = durationMinutes / 60;
  return hours >= band.from && (band.to === null || hours < band.to);
}

/** The activities of a length and a kind (MAR-35, MAR-36). */
export function filterActivities(
  activities: readonly ChatActivity[],
  { duration, category }: ActivityFilters,
): readonly ChatActivity[] {
  return activities.filter(
    (activity) =>
      (duration === null || lasts(activity, duration)) &&
      (category === null || activity.categories.includes(category)),
  );
}
