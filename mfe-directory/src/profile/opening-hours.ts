import { WEEKDAYS, type DayHours, type WeekHours } from '@atoll/contracts/opening-hours';

/** Days one after the other that are alike, and when they are open. */
export interface OpeningLine {
  /** 'Monday to Friday'. */
  readonly days: string;
  /** '09:00 to 17:00', or 'Closed'. */
  readonly times: string;
}

function timesOf(day: DayHours | undefined): string {
  return day ? `${day.from} to ${day.to}` : 'Closed';
}

/** A week in as few lines as say it, Monday first. */
export function openingLines(hours: WeekHours): OpeningLine[] {
  const runs: { first: string; last: string; times: string }[] = [];
  WEEKDAYS.forEach((day, index) => {
    const times = timesOf(hours[index] ?? undefined);
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  });
  return runs.map(({ first, last, times }) => ({
    days: first === last ? first : `${first} to ${last}`,
    times,
  }));
}
