import { STAY_NIGHTS_MAX } from '@atoll/contracts/constants';
import { addDays, isCivilDate, nightsBetween } from '@atoll/contracts/dates';
import type { Understood, UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import type { Taste, Want } from '@atoll/contracts/understanding-values';
import type { MessageReading } from './reading/read-message';

/** What one message changes in what a conversation has understood. Absent: nothing was said of it. */
export interface UnderstandingChange extends Omit<MessageReading, 'rest' | 'language' | 'unreadNumbers'> {
  readonly places: readonly UnderstoodPlace[];
  readonly otherPlaces: readonly UnderstoodPlace[];
}

type Dates = Pick<Understood, 'checkIn' | 'checkOut' | 'nights' | 'month' | 'days'>;

/** Two of first day, last day and nights give the third; a stay that ends before it begins has no end. */
function completed({ checkIn, checkOut, nights, month, days }: Dates): Dates {
  const length = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : nights;
  const isStay = length !== undefined && length >= 1 && length <= STAY_NIGHTS_MAX;
  const end = checkIn && isStay ? addDays(checkIn, length) : checkIn ? undefined : checkOut;
  return {
    ...(checkIn && { checkIn }),
    ...(end && { checkOut: end }),
    ...(isStay && { nights: length }),
    ...(month && { month }),
    ...(days && { days }),
  };
}

/** New days replace all that was said of days; a new length only the end; a month the days, and not the length. */
function datesAfter(before: Dates, { areMoreNights, ...change }: Dates & { areMoreNights?: true }): Dates {
  const { checkIn, checkOut, month } = change;
  const more = areMoreNights ? (before.nights ?? 0) : 0;
  const nights = change.nights === undefined ? undefined : change.nights + more;
  const days = change.days ?? (nights === undefined ? before.days : undefined);
  const length = nights ?? (change.days === undefined ? before.nights : undefined);
  if (month) return completed({ month, nights: length, days });
  if (checkIn && checkOut) return completed({ checkIn, checkOut, days });
  if (checkIn) return completed({ checkIn, nights: length, days });
  if (checkOut) {
    const start = before.checkIn && before.checkIn < checkOut ? before.checkIn : undefined;
    return completed({ checkIn: start, checkOut, nights: start ? undefined : nights, days });
  }
  if (nights) return completed({ checkIn: before.checkIn, nights, month: before.month, days });
  return completed({ ...before, days });
}

/** Of two stars or of cheap and luxury the last one said counts. */
const EXCLUSIVE: readonly (readonly Taste[])[] = [
  ['cheap', 'luxury'],
  ['stars:1', 'stars:2', 'stars:3', 'stars:4', 'stars:5'],
  ['breakfast', 'halfBoard', 'allInclusive'],
];

function tastesAfter(before: readonly Taste[], said: readonly Taste[], refused: readonly string[]): Taste[] {
  const replaced = EXCLUSIVE.filter((group) => group.some((each) => said.includes(each))).flat();
  const kept = before.filter((each) => !replaced.includes(each) && !refused.includes(each));
  return [...new Set([...kept, ...said])];
}

function wantsAfter(before: readonly Want[], change: UnderstandingChange): Want[] {
  const { wants, adds, refused } = change;
  // A question about the site takes nothing back: 'and Braga?' after it is about hotels again.
  const isAside = wants.every((want) => want === 'help');
  const all = isAside || adds ? [...before, ...wants] : wants;
  return [...new Set(all)].filter((want) => !refused.includes(want));
}

/** What a conversation has understood once a message has changed it. */
export function understoodAfter(before: Understood, change: UnderstandingChange): Understood {
  const { places, otherPlaces, childrenAges, noBudget, refused, tastes } = change;
  const isNamed = places.length > 0;
  const said: readonly string[] = [...change.wants, ...tastes];
  const adults = change.adults ?? before.adults;
  const rooms = change.rooms ?? before.rooms;
  const budget = noBudget ? undefined : (change.budget ?? before.budget);
  return {
    wants: wantsAfter(before.wants, change),
    places: [...(isNamed ? places : before.places)],
    otherPlaces: [...(isNamed ? otherPlaces : before.otherPlaces)],
    ...datesAfter(before, change),
    ...(adults && { adults }),
    childrenAges: [...(childrenAges ?? before.childrenAges)],
    ...(rooms && { rooms }),
    ...(budget && { budget }),
    tastes: tastesAfter(before.tastes, tastes, refused),
    refused: [...new Set([...before.refused.filter((each) => !said.includes(each)), ...refused])],
  };
}

/** What a visitor made of it by hand, with the nights that its days give and without days that are none. */
export function consistent({ checkIn, checkOut, nights, month, days, ...rest }: Understood): Understood {
  const isDay = (day: string | undefined) => (day !== undefined && isCivilDate(day) ? day : undefined);
  return {
    ...rest,
    ...completed({ checkIn: isDay(checkIn), checkOut: isDay(checkOut), nights, month, days }),
  };
}

/** Whether a message without a want says how somebody wants to stay at a known place: 'Porto, 3 to 5 May, just me'. */
export function isOfStay({ places, refused }: Understood, change: UnderstandingChange): boolean {
  const { checkIn, checkOut, nights, month, adults, childrenAges, rooms, budget, tastes } = change;
  const said = [checkIn, checkOut, nights, month, adults, childrenAges, rooms, budget, tastes[0]];
  return places.length > 0 && !refused.includes('hotels') && said.some((value) => value !== undefined);
}

/**
 * What is asked for now: what the message names, or what the conversation is about where it only changes something, if
 * only to a place that nobody knows.
 */
export function wantsNow(
  understood: Understood,
  change: UnderstandingChange,
  namesUnknownPlace = false,
): readonly Want[] {
  const named = change.wants.filter((want) => understood.wants.includes(want));
  if (named.length > 0) return named;
  const { wants: _wants, adds: _adds, isTimeless: _isTimeless, isShortened: _isShortened, ...said } = change;
  const { places, otherPlaces: _others, refused, tastes, ...values } = said;
  const isChange =
    namesUnknownPlace ||
    places.length + refused.length + tastes.length > 0 ||
    Object.values(values).some((value) => value !== undefined);
  if (!isChange) return [];
  const asked = understood.wants.filter((want) => want !== 'help');
  return asked;
}
