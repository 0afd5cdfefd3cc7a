import { longMonth } from '@atoll/contracts/dates';
import type { ExpoEventCard, ExpoQuery } from '@atoll/contracts/expo';
import type { PageState } from '@atoll/contracts/pages/page';
import type { expoPage } from '@atoll/contracts/pages/expo.page';

/** 'December 2026', of '2026-12'. */
export function monthInWords(month: string): string {
  return `${longMonth(`${month}-01`)} ${month.slice(0, 4)}`;
}

/** 'Bay Hall, Lisbon, Portugal'. */
export function eventPlace({
  venue,
  city,
  country,
}: Pick<ExpoEventCard, 'venue' | 'city' | 'country'>): string {
  return [venue, ...new Set([city, country])].join(', ');
}

type ExpoState = PageState<typeof expoPage.params>;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What an address chooses: a month that is none chooses nothing. */
export function chosenIn({ month, country }: ExpoState): ExpoState {
  return { month: month !== null && MONTH.test(month) ? month : null, country };
}

/** What the API is asked for the page's address. */
export function queryOf(state: ExpoState): ExpoQuery {
  const { month, country } = chosenIn(state);
  return { ...(month !== null && { month }), ...(country !== null && { country }) };
}

/** Events by the month that they are read in: that of the filter where they began before it. */
export function byMonth(
  events: readonly ExpoEventCard[],
  filter: string | null,
): [month: string, events: readonly ExpoEventCard[]][] {
  const months = new Map<string, ExpoEventCard[]>();
  for (const event of events) {
    const month = filter ?? event.startsOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}
