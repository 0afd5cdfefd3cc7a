const dayMs = 86_400_000;

/** Days since 1970-01-01 of a calendar date 'YYYY-MM-DD'; null when there is no such day. */
export function dayNumberOf(date: string): number | null {
  const parsed = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed)) return null;
  // Date.parse rolls 31 February over into March.
  return new Date(parsed).toISOString().slice(0, 10) === date ? parsed / dayMs : null;
}

/** The calendar date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** 0 is January. */
export function monthOf(day: number): number {
  return new Date(day * dayMs).getUTCMonth();
}

/** The day it is in UTC at a moment in milliseconds. */
export function dayAt(timeMs: number): number {
  return Math.floor(timeMs / dayMs);
}
