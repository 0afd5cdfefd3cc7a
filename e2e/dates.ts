const DAY_MS = 86_400_000;
const SPOKEN = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function after(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** The day that is so many days from today, as yyyy-MM-dd in UTC: journeys run in that time zone. */
export function futureDay(days: number): string {
  return after(days).toISOString().slice(0, 10);
}

/** The same day as a calendar speaks it: 'Friday 18 December 2020'. */
export function spokenDay(days: number): string {
  return SPOKEN.format(after(days)).replace(',', '');
}
