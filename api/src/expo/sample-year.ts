import { addDays, compareDates, nightsBetween } from '@atoll/contracts/dates';
import type { ExpoEventBody } from '@atoll/contracts/expo';

/** 52 weeks: the same weekdays a year later. */
const YEAR_DAYS = 364;

/** A sample's next time: a demo shows events to come on whichever day it is opened. */
export function nextTime(event: ExpoEventBody, today: string): ExpoEventBody {
  if (compareDates(event.endsOn, today) >= 0) return event;
  const days = Math.ceil(nightsBetween(event.endsOn, today) / YEAR_DAYS) * YEAR_DAYS;
  return {
    ...event,
    startsOn: addDays(event.startsOn, days),
    endsOn: addDays(event.endsOn, days),
    programme: event.programme.map((session) => ({ ...session, date: addDays(session.date, days) })),
  };
}
