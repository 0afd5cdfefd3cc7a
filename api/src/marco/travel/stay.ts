import {
  CHAT_CHECK_IN_DAYS_AHEAD,
  CHAT_NIGHTS_DEFAULT,
  GUESTS_DEFAULT,
  PARTY_MAX,
  ROOMS_DEFAULT,
} from '@atoll/contracts/constants';
import { addDays } from '@atoll/contracts/dates';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import type { Understood } from '@atoll/contracts/marco-understanding';

/** Hardly a room has more beds: a larger party that names no rooms needs several. */
const ROOM_GUESTS_MAX = 4;

type SaidOfStay = Pick<
  Understood,
  'checkIn' | 'checkOut' | 'nights' | 'month' | 'days' | 'adults' | 'childrenAges' | 'rooms'
>;

/** The first day that is meant: of a month its first, or tomorrow where that is over; else a week ahead (MAR-28). */
export function firstDayOf({ checkIn, month }: Pick<Understood, 'checkIn' | 'month'>, today: string): string {
  if (checkIn) return checkIn;
  if (!month) return addDays(today, CHAT_CHECK_IN_DAYS_AHEAD);
  const first = `${month}-01`;
  return first > today ? first : addDays(today, 1);
}

/** What was said of a stay, and for the rest a week ahead, two nights, two adults, one room (MAR-28, MAR-60). */
export function stayOf(said: SaidOfStay, today: string): ChatStay {
  const { checkOut, nights, days, childrenAges } = said;
  const adults = Math.max(said.adults ?? GUESTS_DEFAULT, 1);
  const length = nights ?? (days === undefined ? CHAT_NIGHTS_DEFAULT : Math.max(1, days - 1));
  const isEndAlone = checkOut !== undefined && said.checkIn === undefined;
  const checkIn = isEndAlone ? addDays(checkOut, -length) : firstDayOf(said, today);
  const children = Math.min(childrenAges.length, PARTY_MAX - adults);
  const rooms = said.rooms ?? Math.max(ROOMS_DEFAULT, Math.ceil((adults + children) / ROOM_GUESTS_MAX));
  return {
    checkIn,
    checkOut: checkOut ?? addDays(checkIn, length),
    adults,
    rooms,
    ...(children > 0 && { children }),
  };
}

/** All who sleep there. */
export const guestsOf = ({ adults, children = 0 }: ChatStay) => adults + children;
