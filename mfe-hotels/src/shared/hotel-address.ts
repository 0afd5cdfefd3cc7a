import { boundsProblem, PRICE_PROBLEMS } from '@atoll/contracts/bounds';
import { GUESTS_MAX, ROOMS_MAX } from '@atoll/contracts/constants';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref, readQuery, type PageState } from '@atoll/contracts/pages/page';
import { placeOf, placeState, typedPlaceOf } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { CityOption } from '@atoll/contracts/place';
import type { StayDates } from '@atoll/contracts/stay-rules';
import type { ResultsView } from '@atoll/ui/results-frame';
import { filtersOf } from './filters/filters';
import type { Party } from './party';

type State = PageState<typeof hotelsPage.params>;
/** A change of what the URL of the page says. */
type AddressChange = Partial<State>;

/** What the traveler searches for (HSE-02): 1 to 6 guests in all rooms together, 1 to 5 rooms. */
export interface HotelSearch extends StayDates, Party {
  place: CityOption | null;
}

/** What lies over the results: a hotel, and over it the booking form or the confirmation. */
export type Layers = Pick<State, 'hotel' | 'offer' | 'step'>;

export const NO_LAYERS: Layers = { hotel: null, offer: null, step: null };

/** What a page's URL says, in the words of its parts. */
export function addressOf(state: State) {
  const place = placeOf(state);
  const { checkIn, checkOut, guests, rooms, hotel, offer, step } = state;
  // The form's limits hold for the party (C19: guests=9 shows 6).
  const party = { guests: Math.min(GUESTS_MAX, guests), rooms: Math.min(ROOMS_MAX, rooms) };
  const search: HotelSearch = { place, checkIn, checkOut, ...party };
  const filters = filtersOf(state);
  const priceProblem = filters.priceRange && boundsProblem(filters.priceRange, PRICE_PROBLEMS);
  // The map wherever there is a place to show, unless another view was chosen (HSE-04, HSE-27).
  const view: ResultsView = state.view ?? (place ? 'map' : 'list');
  return {
    search,
    /** The party as the URL names it, also where no form offers so many (HSE-59, C49). */
    askedParty: { guests, rooms },
    /** What a form without JavaScript sent for a place, or null. */
    typedPlace: typedPlaceOf(state),
    /** The part of the map that is searched instead of the whole place; null for the place. */
    area: state.area,
    filters: priceProblem ? { ...filters, priceRange: null } : filters,
    /** What is wrong with the bounds of the price that the URL names: they bound nothing. */
    priceProblem,
    page: state.page,
    showAll: state.all === '1',
    sort: state.sort,
    view,
    layers: hotel ? { hotel, offer, step } : NO_LAYERS,
  };
}

export type HotelAddress = ReturnType<typeof addressOf>;

export function readAddress(query: string): HotelAddress {
  return addressOf(readQuery(hotelsPage, new URLSearchParams(query)));
}

/** Another search begins at page 1 (HSE-26), and another place on the whole of its map (HSE-27). */
export function searchChange({ place, ...stay }: Partial<HotelSearch>): AddressChange {
  const ofPlace = place === undefined ? {} : placeState(place);
  const wholeMap = place ? { view: null, area: null } : {};
  return { ...stay, ...ofPlace, ...wholeMap, page: 1, all: null };
}

export function layerCount({ hotel, step }: Layers): number {
  return hotel ? (step ? 2 : 1) : 0;
}

/** Tours at the place of a search, on its dates and for its guests. */
export function toursNearbyHref({ place, checkIn, checkOut, guests }: HotelSearch): string {
  return pageHref(toursPage, { ...placeState(place), from: checkIn, to: checkOut, people: guests });
}
