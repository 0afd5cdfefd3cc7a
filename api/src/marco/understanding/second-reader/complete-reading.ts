import { BOOKING_HORIZON_DAYS } from '@atoll/contracts/constants';
import { addDays, isCivilDate } from '@atoll/contracts/dates';
import { fold } from '@atoll/contracts/fold';
import type { FindPlaces } from '../../../shared/places/find-places';
import { wholeName } from '../places/whole-name';
import { mostTraveled } from '../places/same-name';
import type { MeantPlaces } from '../places/places-in-message';
import type { MessageReading } from '../reading/read-message';
import type { ModelReading } from './model-reading';

const CANDIDATES = 5;

export interface ReadMessage {
  readonly reading: MessageReading;
  readonly meant: MeantPlaces;
}

/** The first that the gazetteer knows of the names that a model found, as they stand in the message. */
async function placesNamed(
  names: readonly string[],
  message: string,
  findPlaces: FindPlaces,
): Promise<MeantPlaces | null> {
  const said = ` ${fold(message)} `;
  for (const name of names) {
    if (!said.includes(` ${fold(name)} `)) continue;
    const place = await wholeName(findPlaces, name);
    if (!place) continue;
    const named = mostTraveled(name, await findPlaces(name, CANDIDATES));
    return { places: [named?.place ?? place], others: named?.others ?? [], unknown: null };
  }
  return null;
}

/** Days that can be booked and whose number stands in the message. */
function datesOf(read: ModelReading, { unreadNumbers }: MessageReading, today: string) {
  const last = addDays(today, BOOKING_HORIZON_DAYS);
  const day = (date: string | undefined) => {
    const isOne = date !== undefined && isCivilDate(date) && date >= today && date <= last;
    return isOne && unreadNumbers.includes(Number(date.slice(-2))) ? date : undefined;
  };
  const [checkIn, checkOut] = [day(read.checkIn), day(read.checkOut)];
  const count = (value: number | undefined) =>
    value !== undefined && unreadNumbers.includes(value) ? value : undefined;
  const [nights, days] = [count(read.nights), count(read.days)];
  return {
    ...(checkIn && { checkIn }),
    ...(checkOut && (checkIn ?? '') < checkOut && { checkOut }),
    ...(nights && { nights }),
    ...(days && { days }),
  };
}

/** Who comes, by numbers that stand in the message and say nothing else. */
function peopleOf({ adults, childrenAges = [], rooms }: ModelReading, { unreadNumbers }: MessageReading) {
  const isSaid = (count: number | null | undefined) =>
    typeof count === 'number' && unreadNumbers.includes(count);
  const ages = childrenAges.filter(isSaid);
  return {
    ...(isSaid(adults) && { adults }),
    ...(ages.length > 0 && ages.length === childrenAges.length && { childrenAges: ages }),
    ...(isSaid(rooms) && { rooms }),
  };
}

/**
 * What code read, with what a model read besides: only in fields of which code read nothing, numbers only where they
 * stand unread in the message, and places only by a name in it that the gazetteer knows.
 */
export async function completeReading(
  message: string,
  { reading, meant }: ReadMessage,
  read: ModelReading,
  { today, findPlaces }: { readonly today: string; readonly findPlaces: FindPlaces },
): Promise<ReadMessage> {
  const { checkIn, checkOut, month, nights, days } = reading;
  const hasDates = [checkIn, checkOut, month, nights, days].some((value) => value !== undefined);
  const hasPeople = reading.adults !== undefined || reading.childrenAges !== undefined;
  const { budget } = read;
  const isBudgetSaid = budget !== undefined && reading.unreadNumbers.includes(budget.amount);
  const named = meant.places.length > 0 ? null : await placesNamed(read.places ?? [], message, findPlaces);
  const isRefused = (word: string) => (reading.refused as readonly string[]).includes(word);
  const tastes = (read.tastes ?? []).filter((taste) => !isRefused(taste));
  const wants = (read.wants ?? []).filter((want) => !isRefused(want));
  return {
    meant: named ?? meant,
    reading: {
      ...(hasDates ? {} : datesOf(read, reading, today)),
      ...(hasPeople ? {} : peopleOf(read, reading)),
      ...(isBudgetSaid && { budget }),
      ...reading,
      wants: reading.wants.length > 0 ? reading.wants : wants,
      tastes: [...new Set([...reading.tastes, ...tastes])],
    },
  };
}
