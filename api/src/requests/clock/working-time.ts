const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEKEND = new Set([0, 6]);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock on the wall shows there, as if it were UTC. */
function wallMs(ms: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which the next day begins there. */
function nextMidnightMs(ms: number, timeZone: string): number {
  const midnight = (Math.floor(wallMs(ms, timeZone) / DAY_MS) + 1) * DAY_MS;
  let found = midnight - (wallMs(midnight, timeZone) - midnight);
  // Clocks may have been moved in between.
  found += midnight - wallMs(found, timeZone);
  return Math.max(found, ms + 1);
}

/** The civil date there, `yyyy-MM-dd`. */
export function civilDateIn(moment: Date, timeZone: string): string {
  return new Date(wallMs(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The moment by which so many hours of working days, Monday to Friday there, have gone by. */
export function afterWorkingHours(start: Date, hours: number, timeZone: string): Date {
  let ms = start.getTime();
  let leftMs = hours * HOUR_MS;
  for (;;) {
    const endOfDay = nextMidnightMs(ms, timeZone);
    const isWorking = !WEEKEND.has(new Date(wallMs(ms, timeZone)).getUTCDay());
    if (isWorking && leftMs <= endOfDay - ms) return new Date(ms + leftMs);
    if (isWorking) leftMs -= endOfDay - ms;
    ms = endOfDay;
  }
}
