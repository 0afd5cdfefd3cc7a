const DAY_MS = 86_400_000;

/** The day that is so many days from today, as yyyy-MM-dd in UTC: journeys run in that time zone. */
export function futureDay(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
