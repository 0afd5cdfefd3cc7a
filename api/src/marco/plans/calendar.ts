import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { PlanDay, PlanStop, SharedPlan } from '@atoll/contracts/marco-plan';
import { addDays } from '@atoll/contracts/dates';
import { readClock } from './clock';

function startOf(date: string, start: string): DateArray {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const minutes = readClock(start) ?? 0;
  return [year, month, day, Math.floor(minutes / 60), minutes % 60];
}

function eventOf(
  plan: SharedPlan,
  date: string,
  stop: PlanStop,
  publicUrl: string,
  uid: string,
): EventAttributes {
  const { name, latitude, longitude, durationMinutes, start, checks, href } = stop;
  return {
    uid,
    // At the clock of the place, whatever zone the reader is in.
    start: startOf(date, start),
    startInputType: 'local',
    startOutputType: 'local',
    duration: { hours: Math.floor(durationMinutes / 60), minutes: durationMinutes % 60 },
    title: name,
    description: checks.map(({ text }) => text).join('\n'),
    location: `${plan.place.name}, ${plan.place.country}`,
    geo: { lat: latitude, lon: longitude },
    ...(href && { url: new URL(href, publicUrl).href }),
    productId: 'atoll/marco',
    calName: plan.title,
  };
}

function eventsOfDay(
  plan: SharedPlan,
  { date, number, stops }: PlanDay,
  id: string,
  publicUrl: string,
): EventAttributes[] {
  if (date === undefined) return [];
  const host = new URL(publicUrl).hostname;
  let [on, before] = [date, 0];
  return stops.map((stop, index) => {
    const start = readClock(stop.start) ?? 0;
    // A day that was filled too much goes on after midnight, which is the next date.
    if (start < before) on = addDays(on, 1);
    before = start;
    return eventOf(plan, on, stop, publicUrl, `${id}-${number}-${index}@${host}`);
  });
}

/** A plan as iCalendar (MAR-54), one event a stop. `id` makes the events' ids, so that importing again replaces them. */
export function planCalendar(plan: SharedPlan, id: string, publicUrl: string): string {
  const { error, value } = createEvents(plan.days.flatMap((day) => eventsOfDay(plan, day, id, publicUrl)));
  if (error) throw error;
  return value ?? '';
}
