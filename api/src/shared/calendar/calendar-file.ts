import { escaped, folded } from '@atoll/contracts/calendar-text';
import { addDays } from '@atoll/contracts/dates';

/** Something that is at a place: its times are on the wall clock there. */
export interface CalendarEvent {
  /** The same for the same thing, so that a calendar that has it replaces it. */
  readonly uid: string;
  /** From `wallTime`. */
  readonly start: string;
  readonly end: string;
  /** 'Europe/Lisbon'; without one that is known here, calendars show the times as they stand. */
  readonly timeZone: string | null;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Further lines that stand as they are: 'STATUS:CONFIRMED'. */
  readonly lines?: readonly string[];
}

interface CalendarFile {
  /** What of ours wrote it: 'Bookings'. */
  readonly product: string;
  readonly events: readonly CalendarEvent[];
  /** When the file is made. */
  readonly now: Date;
  readonly name?: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const DAY_MINUTES = 24 * 60;
const DAY_MS = 24 * 60 * 60_000;
/** Clocks change at a full or a half hour. */
const STEP_MS = 30 * 60_000;

/** '20201204T150000': minutes after midnight of a date on the clock of a place, on the next date where they are more. */
export function wallTime(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  const rest = minutes % DAY_MINUTES;
  return `${day.replaceAll('-', '')}T${two(Math.floor(rest / 60))}${two(rest % 60)}00`;
}

/** '20201125T093000': a moment, in UTC. */
function utcTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** What tells how far the wall clock of a zone is ahead of UTC at a moment, '+0100'; null for a zone not known here. */
function offsetsOf(timeZone: string): ((moment: number) => string) | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    // Newer than the table of this browser or server, or no zone at all.
    return null;
  }
  return (moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name.replace('GMT', '').replace(':', '') || '+0000';
  };
}

function offsetMs(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}

function momentOf(wall: string): number {
  return Date.parse(`${wall.slice(0, 4)}-${wall.slice(4, 6)}-${wall.slice(6, 8)}T00:00:00Z`);
}

/** The zone's offsets from the day before these events to the day after, which RFC 5545 wants beside every TZID. */
function zoneLines(timeZone: string, events: readonly CalendarEvent[]): string[] {
  const offsetAt = offsetsOf(timeZone);
  if (!offsetAt) return [];
  const first = Math.min(...events.map(({ start }) => momentOf(start))) - DAY_MS;
  const last = Math.max(...events.map(({ end }) => momentOf(end))) + 2 * DAY_MS;
  const observance = (start: string, from: string, to: string) => [
    'BEGIN:STANDARD',
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    'END:STANDARD',
  ];
  const lines = observance('19700101T000000', offsetAt(first), offsetAt(first));
  for (let moment = first; moment < last; moment += STEP_MS) {
    const [from, to] = [offsetAt(moment - STEP_MS), offsetAt(moment)];
    if (from !== to) lines.push(...observance(utcTime(moment + offsetMs(from)), from, to));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}

function eventLines(event: CalendarEvent, isZoneKnown: boolean, now: Date): string[] {
  const zone = isZoneKnown ? `;TZID=${event.timeZone}` : '';
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(now.getTime())}Z`,
    `DTSTART${zone}:${event.start}`,
    `DTEND${zone}:${event.end}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.lines ?? []),
    'END:VEVENT',
  ];
}

/** Events as iCalendar (RFC 5545), each on the clock of its own place. */
export function calendarFile({ product, events, now, name }: CalendarFile): string {
  const zones = new Map<string, string[]>();
  for (const { timeZone } of events) {
    if (timeZone === null || zones.has(timeZone)) continue;
    zones.set(
      timeZone,
      zoneLines(
        timeZone,
        events.filter((event) => event.timeZone === timeZone),
      ),
    );
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Atoll//${product}//EN`,
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...[...zones.values()].flat(),
    ...events.flatMap((event) => eventLines(event, (zones.get(event.timeZone ?? '') ?? []).length > 0, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
