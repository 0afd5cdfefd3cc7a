import type { ZonedMoment } from '@atoll/contracts/zoned-time';

const PARTS = {
  ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
};

/** The zone that this browser is in. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that can be chosen: the browser's own first, then UTC, then all by name. */
export function offeredZones(): readonly string[] {
  return [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

/** 'Sun 29 Nov 2020, 09:30': a moment as the calendar and the clock of a zone show it. */
function inZone(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone });
  // By its parts, because how they are joined differs between versions of the language data.
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part['weekday']} ${part['day']} ${part['month']} ${part['year']}, ${part['hour']}:${part['minute']}`;
}

/** A moment in the zone that it was chosen in and, where that is another, in the reader's own. */
export function inBothZones(moment: Date, timeZone: string): string {
  const own = ownZone();
  const chosen = `${inZone(moment, timeZone)} in ${timeZone}`;
  return own === timeZone ? chosen : `${chosen}, which is ${inZone(moment, own)} in ${own}`;
}

/** What there is to say of a time that clocks leave out or show twice on that day; null on other days. */
export function clockChangeWords({ at, comes }: ZonedMoment, timeZone: string): string | null {
  const clock = inZone(at, timeZone).slice(-5);
  if (comes === 'skipped')
    return `Clocks there are put forward over this time, so it does not come. It will be ${clock} instead.`;
  if (comes === 'twice')
    return `Clocks there are put back, so this time comes twice. The page is published the first time.`;
  return null;
}
