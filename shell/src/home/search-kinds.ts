import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import type { CityOption } from '@atoll/contracts/place';

interface KindOfSearch {
  /** The accessible name of the form. */
  readonly name: string;
  readonly submitLabel: string;
  /** Where the form leads as it is. */
  readonly action: string;
  /** Where a chosen place leads. */
  readonly hrefOf: (place: CityOption) => string;
}

/** What can be searched on the front page. */
export const SEARCH_KINDS = {
  hotels: {
    name: 'Hotels',
    submitLabel: 'Find hotels',
    action: hotelsPage.pattern,
    hrefOf: (place) => pageHref(hotelsPage, placeState(place)),
  },
  tours: {
    name: 'Tours',
    submitLabel: 'Find tours',
    action: toursPage.pattern,
    hrefOf: (place) => pageHref(toursPage, placeState(place)),
  },
  agents: {
    name: 'Agents',
    submitLabel: 'Find agents',
    action: travelAgentsPage.pattern,
    hrefOf: ({ name }) => pageHref(travelAgentsPage, { q: name }),
  },
} as const satisfies Record<string, KindOfSearch>;
export type SearchKind = keyof typeof SEARCH_KINDS;
