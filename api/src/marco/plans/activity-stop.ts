import { fold } from '@atoll/contracts/fold';
import type { ChatActivity } from '@atoll/contracts/marco-activities';
import type { SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { DraftStop } from './plan-draft';

/** Where a provider says nothing of how long it takes. */
const DURATION_DEFAULT = 120;
/** The most that a day has room for. A provider's day counts eight hours, so a tour of one day fits. */
const DAY_MINUTES = 8 * 60;
const HOTEL_MINUTES = 30;

/** Words by which providers sell what is for the evening; their texts are English. */
const EVENING_WORDS = ['evening', 'night', 'nightlife', 'sunset', 'dusk'];
/** Minutes after midnight: not before this, and over by the end of a day. */
export const EVENING_FROM = 17 * 60;
const EVENING_START = 18 * 60 + 30;
const EVENING_ENDS = 21 * 60;

type StopRecord = Omit<DraftStop, 'wantedStart'>;

/** Minutes that an activity takes. */
export function minutesOf({ durationMinutes }: ChatActivity): number {
  return durationMinutes ?? DURATION_DEFAULT;
}

/** Whether an activity can be a stop of a day: a tour of eight days cannot. */
export function fitsDay(activity: ChatActivity): boolean {
  return minutesOf(activity) <= DAY_MINUTES;
}

/** When an evening walk begins, in minutes after midnight; null for what is not for the evening, or too long for it. */
export function eveningStart(activity: ChatActivity): number | null {
  const words = fold(activity.name).split(' ');
  if (!EVENING_WORDS.some((word) => words.includes(word))) return null;
  const start = Math.min(EVENING_START, EVENING_ENDS - minutesOf(activity));
  return start < EVENING_FROM ? null : start;
}

/** A stop from the provider's record of an activity. */
export function activityStop(activity: ChatActivity, id: string): StopRecord {
  const { name, geoCode, price, pictures, href } = activity;
  return {
    id,
    kind: 'activity',
    name,
    source: { name: 'our activities provider', id: activity.id },
    latitude: geoCode?.latitude ?? NaN,
    longitude: geoCode?.longitude ?? NaN,
    durationMinutes: minutesOf(activity),
    ...(price && { price: { amount: price.amount, currency: price.currencyCode } }),
    ...(pictures[0] && { picture: pictures[0] }),
    href,
  };
}

/** A stop at a hotel: to arrive, to rest. */
export function hotelStop(
  hotel: Pick<SimplifiedHotel, 'id' | 'name' | 'imageUrl' | 'href'> & {
    readonly latitude: number;
    readonly longitude: number;
  },
  id: string,
): StopRecord {
  return {
    id,
    kind: 'hotel',
    name: hotel.name,
    source: { name: 'our hotels provider', id: hotel.id },
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    durationMinutes: HOTEL_MINUTES,
    ...(hotel.imageUrl && { picture: hotel.imageUrl }),
    href: hotel.href,
  };
}
