import { placeOf, placeState, typedPlaceOf } from '@atoll/contracts/pages/place-params';
import type { PageState } from '@atoll/contracts/pages/page';
import type { SearchArea } from '@atoll/contracts/pages/search-area';
import type { TOUR_SEARCH_PARAMS, toursPage } from '@atoll/contracts/pages/tours.page';
import { asTravelerCurrency } from '@atoll/contracts/traveler-currencies';
import type { CityOption } from '@atoll/contracts/place';
import { TOUR_DESTINATIONS } from '@atoll/contracts/popular-places';
import type { TourSort } from '@atoll/contracts/tour';
import type { ResultsView } from '@atoll/ui/results-frame';
import { DEFAULT_CURRENCY, PARTICIPANTS_MAX } from '@atoll/contracts/constants';
import { filtersOf, hasPriceBounds, type TourFilters } from './filters/filters';
import { filterProblems, peopleProblem, usableFilters } from './search-problems';

export type SearchState = PageState<typeof TOUR_SEARCH_PARAMS>;
type ToursState = PageState<typeof toursPage.params>;

/** What the traveler searches for (TOU-03). */
export interface TourSearch {
  readonly place: CityOption | null;
  /** `yyyy-MM-dd`, or null. Kept and shown; the provider has no dates. */
  readonly from: string | null;
  readonly to: string | null;
  /** 1 or more. */
  readonly people: number;
}

/** What the URL of a page of tours says, in the words of its parts. */
export interface TourAddress {
  readonly search: TourSearch;
  /** What a form without JavaScript sent for a place, or null. */
  readonly typedPlace: string | null;
  /** The part of the map that is searched instead of the whole place. */
  readonly area: SearchArea | null;
  readonly filters: TourFilters;
  /** What is wrong with the people and the bounds that the URL names, in sentences. */
  readonly problems: readonly (string | null)[];
  readonly sort: TourSort;
  readonly page: number;
  readonly view: ResultsView;
  /** The tour whose details are open. */
  readonly tourId: string | null;
}

function withCurrency(filters: TourFilters): TourFilters {
  const currency = asTravelerCurrency(filters.currency) ?? DEFAULT_CURRENCY;
  return { ...filters, currency: hasPriceBounds(filters) ? currency : null };
}

/** The address of a page that says its place and its view elsewhere than in its parameters. */
export function addressOf(
  state: SearchState,
  place: CityOption | null,
  view: ResultsView,
  typedPlace: string | null = null,
): TourAddress {
  const { from, to, people, area, sort, page, tour } = state;
  const linked = filtersOf(state);
  return {
    search: { place, from, to, people: Math.min(PARTICIPANTS_MAX, people) },
    typedPlace,
    area,
    // The bounds of a link that does not name their currency are in dollars.
    filters: withCurrency(usableFilters(linked)),
    problems: [peopleProblem(people), ...filterProblems(linked)],
    sort,
    page,
    view,
    tourId: tour,
  };
}

/** Where the map is as long as nobody has said where (MAP-13). */
const MAP_DEFAULT = TOUR_DESTINATIONS.find(({ name }) => name === 'Maldives') ?? null;

/** What the URL of /tours says. */
export function toursAddressOf(state: ToursState): TourAddress {
  const typedPlace = typedPlaceOf(state);
  const isBareMap = state.view === 'map' && !typedPlace;
  const place = placeOf(state) ?? (isBareMap ? MAP_DEFAULT : null);
  return addressOf(state, place, state.view, typedPlace);
}

/** Another search begins at page 1, with no tour open and on the whole of its map (TOU-18). */
export function searchChange({ place, ...others }: Partial<TourSearch>): Partial<ToursState> {
  const ofPlace = place === undefined ? {} : placeState(place);
  return { ...others, ...ofPlace, area: null, page: 1, tour: null };
}
