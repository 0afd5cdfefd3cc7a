import { addDays } from '@atoll/contracts/dates';
import type { ExpoEvent } from '@atoll/contracts/expo';
import { calendarFile, wallTime, type CalendarEvent } from '../shared/calendar/calendar-file';
import { timeZoneOf } from '../shared/places/time-zone';

interface CalendarOf {
  readonly publicUrl: string;
  readonly now: Date;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** An event as iCalendar: one entry for its days, and one for each item of its programme. */
export function expoCalendar(event: ExpoEvent, { publicUrl, now }: CalendarOf): string {
  const { id, title, summary, venue, address, city, country, latitude, longitude } = event;
  const host = new URL(publicUrl).hostname;
  const page = `${publicUrl}/expo/${id}`;
  const timeZone = timeZoneOf(latitude, longitude);
  const location = [venue, address, city, country].filter((part) => part !== '').join(', ');
  const place = { timeZone, lines: [`GEO:${latitude};${longitude}`, `URL:${page}`] };
  const whole: CalendarEvent = {
    ...place,
    uid: `expo-${id}@${host}`,
    start: wallTime(event.startsOn, 0),
    end: wallTime(addDays(event.endsOn, 1), 0),
    summary: title,
    location,
    description: summary,
  };
  const sessions = event.programme.map(
    ({ date, start, end, title: session, room }, index): CalendarEvent => ({
      ...place,
      uid: `expo-${id}-${index}@${host}`,
      start: wallTime(date, minutesOf(start)),
      end: wallTime(date, minutesOf(end)),
      summary: session,
      location: room === '' ? location : `${room}, ${location}`,
      description: title,
    }),
  );
  return calendarFile({ product: 'Expo', name: title, events: [whole, ...sessions], now });
}
