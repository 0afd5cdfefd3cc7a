import {
  CHAT_CHECK_IN_DAYS_AHEAD,
  CHAT_NIGHTS_DEFAULT,
  GUESTS_DEFAULT,
  ROOMS_DEFAULT,
} from '@atoll/contracts/constants';
import { addDays } from '@atoll/contracts/dates';
import { type ChatPreferences } from '@atoll/contracts/marco';
import { type ChatStay } from '@atoll/contracts/marco-stay';

/** A week ahead, two nights, two adults, one room, unless the visitor said otherwise (MAR-28). */
export function defaultStay(today: string, { nights, adults }: ChatPreferences): ChatStay {
  const checkIn = addDays(today, CHAT_CHECK_IN_DAYS_AHEAD);
  return {
    checkIn,
    checkOut: addDays(checkIn, nights ?? CHAT_NIGHTS_DEFAULT),
    adults: adults ?? GUESTS_DEFAULT,
    rooms: ROOMS_DEFAULT,
  };
}
