import { addDays } from '@atoll/contracts/dates';
import type { PlanDay, PlanStop, SharedPlan } from '@atoll/contracts/marco-plan';
import { timeZoneOf } from '../../shared/places/time-zone';
import { calendarFile, wallTime, type CalendarEvent } from '../../shared/calendar/calendar-file';
import { readClock } from './clock';

interface EventOf {
  readonly plan: SharedPlan;
  readonly stop: PlanStop;
  readonly date: string;
  readonly publicUrl: string;
  readonly uid: string;
}

function eventOf({ plan, stop, date, publicUrl, uid }: EventOf): CalendarEvent {
  const { name, latitude, longitude, durationMinutes, checks, href } = stop;
  const begin = readClock(stop.start) ?? 0;
  return {
    uid,
    start: wallTime(date, begin),
    end: wallTime(date, begin + durationMinutes),
    // Of the stop, not of the plan: a trip over a border has two.
    timeZone: timeZoneOf(latitude, longitude),
    summary: name,
    location: `${plan.place.name}, ${plan.place.country}`,
    description: checks.map(({ text }) => text).join('\n'),
    lines: [`GEO:${latitude};${longitude}`, ...(href ? [`URL:${new URL(href, publicUrl).href}`] : [])],
  };
}

function eventsOfDay(
  plan: SharedPlan,
  { date, number, stops }: PlanDay,
  id: string,
  publicUrl: string,
): CalendarEvent[] {
  if (date === undefined) return [];
  const host = new URL(publicUrl).hostname;
  let [on, before] = [date, 0];
  return stops.map((stop, index) => {
    const start = readClock(stop.start) ?? 0;
    // A day that was filled too much goes on after midnight, which is the next date.
    if (start < before) on = addDays(on, 1);
    before = start;
    return eventOf({ plan, stop, date: on, publicUrl, uid: `${id}-${number}-${index}@${host}` });
  });
}

interface PlanCalendar {
  /** Makes the events' ids, so that importing again replaces them. */
  readonly id: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** A plan as iCalendar (MAR-54), one event a stop, each on the clock of its place. */
export function planCalendar(plan: SharedPlan, { id, publicUrl, now }: PlanCalendar): string {
  const events = plan.days.flatMap((day) => eventsOfDay(plan, day, id, publicUrl));
  return calendarFile({ product: 'Marco', name: plan.title, events, now });
}
