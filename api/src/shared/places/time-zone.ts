import tzLookup from '@photostructure/tz-lookup';

/** The IANA time zone of a point in degrees: 'Europe/Lisbon'. */
export function timeZoneOf(latitude: number, longitude: number): string {
  return tzLookup(latitude, longitude);
}

const PARTS = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** 'Monday 30 November, 01:05': a moment as a calendar and a clock there show it. */
export function momentIn(moment: Date, timeZone: string): string {
  // By its parts, because how they are joined differs between versions of the language data.
  const format = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone, hourCycle: 'h23' });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.weekday} ${part.day} ${part.month}, ${part.hour}:${part.minute}`;
}
