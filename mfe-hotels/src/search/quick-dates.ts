import { addDays, addMonthsClamped, weekdayOf } from '@atoll/contracts/dates';

export interface Stay {
  checkIn: string;
  checkOut: string;
}

const FRIDAY = 5;
const QUICK_NIGHTS = 2;

function stayFrom(checkIn: string): Stay {
  return { checkIn, checkOut: addDays(checkIn, QUICK_NIGHTS) };
}

/** The coming Friday (today on a Friday) to Sunday (HSE-08, C26). */
export function thisWeekend(today: string): Stay {
  return stayFrom(addDays(today, (FRIDAY - weekdayOf(today) + 7) % 7));
}

/** Two nights that start in seven days (HSE-09). */
export function nextWeek(today: string): Stay {
  return stayFrom(addDays(today, 7));
}

/** Two nights that start one month ahead; the last day of a shorter month (HSE-10). */
export function nextMonth(today: string): Stay {
  return stayFrom(addMonthsClamped(today, 1));
}

/** The quick dates of a popular destination, in their order (HSE-07); 'Custom Dates' leaves them to the traveler. */
export const QUICK_DATES = [
  { label: 'This Weekend', stayOf: thisWeekend },
  { label: 'Next Week', stayOf: nextWeek },
  { label: 'Next Month', stayOf: nextMonth },
  { label: 'Custom Dates', stayOf: null },
] as const;
