import { addDays, civilDateOf, clockTimeOf } from '@atoll/contracts/dates';
import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { countOf } from '@atoll/contracts/words';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From here on hours say more than anybody wants to know. */
const DAYS_FROM_HOURS = 48;

/** 'today', 'tomorrow', 'yesterday' or 'Fri 4 December', in the reader's own calendar. */
export function dayInWords(iso: string, now: number): string {
  const [day, today] = [civilDateOf(new Date(iso)), civilDateOf(new Date(now))];
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day === addDays(today, -1) ? 'yesterday' : weekdayAndDay(day, today);
}

/** 'today, 16:58'. */
export function dayAndClock(iso: string, now: number): string {
  return `${dayInWords(iso, now)}, ${clockTimeOf(new Date(iso))}`;
}

/** '2 h 40 min left', '26 h left' or '3 days left'; null once the time is over. */
export function timeLeft(iso: string, now: number): string | null {
  const minutes = Math.floor((new Date(iso).getTime() - now) / MINUTE_MS);
  if (minutes < 0) return null;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours >= DAYS_FROM_HOURS) return `${countOf(Math.floor(hours / 24), 'day')} left`;
  if (hours >= 12) return `${hours} h left`;
  return hours === 0 ? `${minutes} min left` : `${hours} h ${minutes % HOUR_MINUTES} min left`;
}
