import { compareDates } from '@atoll/contracts/dates';
import type { EditedExpoEvent, ExpoAnswer, ExpoEvent, ExpoEventCard, ExpoQuery } from '@atoll/contracts/expo';
import type { ExpoEventDocument } from './expo-event.model';
import { nextTime } from './sample-year';

/** An event on a day: a sample whose time is over has its next one. */
export function eventView({ _id, event, is_sample }: ExpoEventDocument, today: string): ExpoEvent {
  const shown = is_sample ? nextTime(event, today) : event;
  return { id: _id, isSample: is_sample, isOver: compareDates(shown.endsOn, today) < 0, ...shown };
}

export function editedView(document: ExpoEventDocument, today: string): EditedExpoEvent {
  const { version, removed_at } = document;
  return { ...eventView(document, today), version, isRemoved: removed_at !== null };
}

function cardOf(event: ExpoEvent): ExpoEventCard {
  const { id, isSample, title, summary, venue, city, country, startsOn, endsOn, picture } = event;
  return { id, isSample, title, summary, venue, city, country, startsOn, endsOn, picture };
}

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Every month of which a day is an event's: fairs go over the end of a month. */
function monthsOf({ startsOn, endsOn }: ExpoEvent): string[] {
  const [first, last] = [startsOn.slice(0, MONTH_LENGTH), endsOn.slice(0, MONTH_LENGTH)];
  const months = [first];
  while (months.at(-1)! < last) {
    const [year = 0, month = 0] = months.at(-1)!.split('-').map(Number);
    months.push(month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`);
  }
  return months;
}

function countsOf(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, count]) => ({ value, count }));
}

const byDate = (a: ExpoEvent, b: ExpoEvent) => compareDates(a.startsOn, b.startsOn) || (a.id < b.id ? -1 : 1);

/** Every event for the administrator: what is to come by date, then what is over, the latest first. */
export function editedEvents(documents: readonly ExpoEventDocument[], today: string): EditedExpoEvent[] {
  const all = documents.map((document) => editedView(document, today)).sort(byDate);
  return [...all.filter(({ isOver }) => !isOver), ...all.filter(({ isOver }) => isOver).reverse()];
}

/** What is to come, filtered, with what else could be asked for. */
export function expoAnswer(
  documents: readonly ExpoEventDocument[],
  { month, country }: ExpoQuery,
  today: string,
): ExpoAnswer {
  const coming = documents
    .map((document) => eventView(document, today))
    .filter(({ isOver }) => !isOver)
    .sort(byDate);
  const isThen = (event: ExpoEvent) => month === undefined || monthsOf(event).includes(month);
  const isThere = (event: ExpoEvent) => country === undefined || event.country === country;
  return {
    events: coming.filter((event) => isThen(event) && isThere(event)).map(cardOf),
    months: countsOf(coming.filter(isThere).flatMap(monthsOf)),
    countries: countsOf(coming.filter(isThen).map((event) => event.country)),
  };
}
