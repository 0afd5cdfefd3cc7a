import {
  GUESTS_DEFAULT,
  GUESTS_MAX,
  GUESTS_MIN,
  PARTICIPANTS_DEFAULT,
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
} from '@atoll/contracts/constants';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref, readQuery } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import type { CityOption } from '@atoll/contracts/place';
import type { TextFieldProps } from '@atoll/ui/field';

interface KindOfSearch {
  /** The accessible name of the form. */
  readonly name: string;
  readonly submitLabel: string;
  /** Where the form leads as it is. */
  readonly action: string;
  /** When and with how many, as the browser's own fields; their names are those of the page's address. */
  readonly details: readonly TextFieldProps[];
  /** Where a chosen place leads, with what the form's other fields hold. */
  readonly hrefOf: (place: CityOption, fields: URLSearchParams) => string;
}

const date = (label: string, name: string): TextFieldProps => ({ label, name, type: 'date' });
const count = (
  label: string,
  name: string,
  min: number,
  max: number,
  defaultValue: number,
): TextFieldProps => ({
  label,
  name,
  type: 'number',
  min,
  max,
  defaultValue,
});

/** What can be searched on the front page. */
export const SEARCH_KINDS = {
  hotels: {
    name: 'Hotels',
    submitLabel: 'Find hotels',
    action: hotelsPage.pattern,
    details: [
      date('Check-in', 'checkIn'),
      date('Check-out', 'checkOut'),
      count('Guests', 'guests', GUESTS_MIN, GUESTS_MAX, GUESTS_DEFAULT),
    ],
    hrefOf: (place, fields) =>
      pageHref(hotelsPage, { ...readQuery(hotelsPage, fields), ...placeState(place) }),
  },
  tours: {
    name: 'Tours',
    submitLabel: 'Find tours',
    action: toursPage.pattern,
    details: [
      date('From', 'from'),
      date('To', 'to'),
      count('People', 'people', PARTICIPANTS_MIN, PARTICIPANTS_MAX, PARTICIPANTS_DEFAULT),
    ],
    hrefOf: (place, fields) => pageHref(toursPage, { ...readQuery(toursPage, fields), ...placeState(place) }),
  },
  agents: {
    name: 'Agents',
    submitLabel: 'Find agents',
    action: travelAgentsPage.pattern,
    details: [],
    hrefOf: ({ name }) => pageHref(travelAgentsPage, { q: name }),
  },
} as const satisfies Record<string, KindOfSearch>;
export type SearchKind = keyof typeof SEARCH_KINDS;
