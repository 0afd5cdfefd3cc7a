import { addDays, addMonthsClamped, civilDateOf } from '@atoll/contracts/dates';
import { REVIEW_CHANGE_DAYS } from '@atoll/contracts/review';
import type { AcceptedQuote, QuoteRequestDocument } from '../models/quote-request.model';

const DAY_MS = 86_400_000;
/** Days after an acceptance in which a trip is taken to be over whose time was open. */
const OPEN_TRIP_DAYS = 30;

interface Timed {
  readonly wish: Pick<QuoteRequestDocument['wish'], 'when'>;
}
interface Trip extends Timed {
  readonly accepted: Pick<AcceptedQuote, 'at'> | null;
}

/** The last day of a trip: of a month the month's last one. Null where nothing was accepted. */
function lastDay({ wish: { when }, accepted }: Trip): string | null {
  if (!accepted) return null;
  if (when.to !== null) return when.to;
  if (when.month !== null) return addDays(addMonthsClamped(`${when.month}-01`, 1), -1);
  return addDays(civilDateOf(accepted.at), OPEN_TRIP_DAYS);
}

/** When a trip's last day is over on every calendar: noon of the day after in UTC. Null where nothing was accepted. */
export function reviewableFrom(trip: Trip): Date | null {
  const day = lastDay(trip);
  return day === null ? null : new Date(`${addDays(day, 1)}T12:00:00.000Z`);
}

/** Until when what was written at this moment can be changed. */
export function changeableUntil(at: Date): Date {
  return new Date(at.getTime() + REVIEW_CHANGE_DAYS * DAY_MS);
}

/** `yyyy-MM` of a trip; null where its time was open. */
export function monthOf({ wish: { when } }: Timed): string | null {
  return when.month ?? when.from?.slice(0, 7) ?? null;
}
