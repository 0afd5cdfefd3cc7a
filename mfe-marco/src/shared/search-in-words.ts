import { formatDay } from '@atoll/contracts/dates';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import type { CityOption } from '@atoll/contracts/place';
import { placeLabel } from '@atoll/contracts/place';
import { countOf } from '@atoll/contracts/words';

/** The message that the hotel form sends: 'Hotels in Rome, Italy, Fri 4 Dec to Mon 7 Dec, 2 adults, 1 room'. */
export function searchInWords(place: CityOption, { checkIn, checkOut, adults, rooms }: ChatStay): string {
  return [
    `Hotels in ${placeLabel(place)}`,
    `${formatDay(checkIn)} to ${formatDay(checkOut)}`,
    countOf(adults, 'adult'),
    countOf(rooms, 'room'),
  ].join(', ');
}
