import { isCivilDate } from './dates';

/** A moment that a calendar and a clock of a zone were asked for. */
export interface ZonedMoment {
  readonly at: Date;
  /**
   * `once` on ordinary days. Where clocks are put forward, a time is `skipped`, and the moment is later by as much as they
   * are; where they are put back, it comes `twice`, and the moment is the first of both.
   */
  readonly comes: 'once' | 'skipped' | 'twice';
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
/** A name such as `Europe/Lisbon` or `UTC`; never an offset, which knows no summer. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;
const FIELDS = {
  ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const),
};

/** What writes moments in a zone; null where this machine knows no zone of that name. */
function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  if (!ZONE.test(timeZone)) return null;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...FIELDS, timeZone });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What the zone's clock shows at a moment, as if it were UTC. */
function shownAt(format: Intl.DateTimeFormat, moment: number): number {
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
  const {
    year = 0,
    month = 1,
    day,
    hour,
    minute,
    second,
  } = Object.fromEntries(parts) as Record<string, number>;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The moment at which a zone's calendar and clock show this day (`2020-11-29`) and time (`02:30`). Null for a day, a time or
 * a zone that does not exist.
 */
export function zonedMoment(day: string, time: string, timeZone: string): ZonedMoment | null {
  const format = formatIn(timeZone);
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (!format || !isCivilDate(day) || hours === undefined) return null;
  const wanted = Date.parse(`${day}T00:00:00Z`) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  const offset = (moment: number) => shownAt(format, moment) - moment;
  // Clocks change once in two days at most, so one of these is right.
  const [first, second] = [wanted - offset(wanted - DAY_MS), wanted - offset(wanted + DAY_MS)];
  const right = [first, second].filter((moment) => shownAt(format, moment) === wanted);
  if (right.length === 0) return { at: new Date(first), comes: 'skipped' };
  const comes = right.length === 2 && first !== second ? 'twice' : 'once';
  return { at: new Date(Math.min(...right)), comes };
}
