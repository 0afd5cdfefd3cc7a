import { addDays, compareDates, isCivilDate } from '@atoll/contracts/dates';
import type { ExpoEventBody } from '@atoll/contracts/expo';

/** Longer ones are mistyped years. */
const DAYS_MAX = 60;

type Problems = Record<string, string>;

function dateProblems({ startsOn, endsOn }: ExpoEventBody): Problems {
  if (!isCivilDate(startsOn)) return { startsOn: 'There is no such day.' };
  if (!isCivilDate(endsOn)) return { endsOn: 'There is no such day.' };
  if (compareDates(endsOn, startsOn) < 0) return { endsOn: 'The last day lies before the first.' };
  if (compareDates(endsOn, addDays(startsOn, DAYS_MAX)) > 0)
    return { endsOn: `An event lasts ${DAYS_MAX} days at most.` };
  return {};
}

function programmeProblem({ programme, startsOn, endsOn }: ExpoEventBody): string | null {
  for (const { title, date, start, end } of programme) {
    const isWithin = isCivilDate(date) && date >= startsOn && date <= endsOn;
    if (!isWithin) return `“${title}” is on a day that the event does not have.`;
    if (end <= start) return `“${title}” ends before it begins.`;
  }
  return null;
}

/** What makes no sense in an event, a sentence for each field; empty where all of it does. */
export function expoProblems(event: ExpoEventBody): Problems {
  const dates = dateProblems(event);
  if (Object.keys(dates).length > 0) return dates;
  const programme = programmeProblem(event);
  const isWebsite = event.website === null || URL.canParse(event.website);
  const blank = (['title', 'summary', 'venue', 'city', 'country'] as const).filter(
    (field) => event[field].trim() === '',
  );
  return {
    ...Object.fromEntries(blank.map((field) => [field, 'Please fill this in.'])),
    ...(programme !== null && { programme }),
    ...(!isWebsite && { website: 'Please enter the address of a website, such as https://example.com.' }),
  };
}
