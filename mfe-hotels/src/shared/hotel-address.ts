import { GUESTS_MAX, ROOMS_MAX } from '@atoll/contracts/constants';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import type { SearchArea } from '@atoll/contracts/pages/search-area';
import { pageHref, readQuery, type PageState } from '@atoll/contracts/pages/page';
import { placeOf, placeState, typedPlaceOf } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { CityOption } from '@atoll/contracts/place';
import { filtersOf, type HotelFilters } from './filters/filters';
import type { Party } from './stay/party-rules';
import type { HotelSort } from './sort';

type State = PageState<typeof hotelsPage.params>;
/** A change of what the URL of the page says. */
export type AddressChange = Partial<State>;

/** What the traveler searches for (HSE-02). */
export interface HotelSearch {
  place: CityOption | null;
  /** `yyyy-MM-dd`, or null. */
  checkIn: string | null;
  checkOut: string | null;
  /** 1 to 6, for all rooms together. */
  guests: number;
  /** 1 to 5. */
  rooms: number;
}

/** What lies over the results: a hotel, and over it the booking form or the confirmation. */
export interface Layers {
  hotelId: string | null;
  offerId: string | null;
  step: 'book' | 'done' | null;
}

export type ResultsView = 'grid' | 'list' | 'map';

/** What the URL of the page says, in the words of its parts. */
export interface HotelAddress {
  search: HotelSearch;
  /** The party as the URL names it, also where no form offers so many (HSE-59, C49). */
  askedParty: Party;
  /** What a form without JavaScript sent for a place, or null. */
  typedPlace: string | null;
  /** The part of the map that is searched instead of the whole place; null for the place. */
  area: SearchArea | null;
  filters: HotelFilters;
  page: number;
  showAll: boolean;
  sort: HotelSort;
  view: ResultsView;
  layers: Layers;
}

/** What a page's URL says, in words of the page; the form's limits hold for the party (C19: guests=9 shows 6). */
export function addressOf(state: State): HotelAddress {
  const place = placeOf(state);
  const { guests, rooms, hotel } = state;
  return {
    search: {
      place,
      checkIn: state.checkIn,
      checkOut: state.checkOut,
      guests: Math.min(GUESTS_MAX, guests),
      rooms: Math.min(ROOMS_MAX, rooms),
    },
    askedParty: { guests, rooms },
    typedPlace: typedPlaceOf(state),
    area: state.area,
    filters: filtersOf(state),
    page: state.page,
    showAll: state.all === '1',
    sort: state.sort,
    // The map wherever there is a place to show, unless another view was chosen (HSE-04, HSE-27).
    view: state.view ?? (place ? 'map' : 'list'),
    layers: { hotelId: hotel, offerId: hotel && state.offer, step: hotel ? state.step : null },
  };
}

export function readAddress(query: string): HotelAddress {
  return addressOf(readQuery(hotelsPage, new URLSearchParams(query)));
}

/** Another search begins at page 1 (HSE-26), and another place on the whole of its map (HSE-27). */
export function searchChange({ place, ...stay }: Partial<HotelSearch>): AddressChange {
  const ofPlace = place === undefined ? {} : placeState(place);
  const wholeMap = place ? { view: null, area: null } : {};
  return { ...stay, ...ofPlace, ...wholeMap, page: 1, all: null };
}

/** The map is what a place shows by itself. */
export function viewChange(view: ResultsView): AddressChange {
  return { view: view === 'map' ? null : view };
}

/** A closed hotel takes its offer and step with it. */
export function layersChange({ hotelId, offerId, step }: Layers): AddressChange {
  return { hotel: hotelId, offer: hotelId && offerId, step: hotelId ? step : null };
}

export function layerCount({ hotelId, step }: Layers): number {
  return hotelId ? (step ? 2 : 1) : 0;
}

export const NO_LAYERS: Layers = { hotelId: null, offerId: null, step: null };

/** Tours at the place of a search, on its dates and for its guests. */
export function toursNearbyHref({ place, checkIn, checkOut, guests }: HotelSearch): string {
  return pageHref(toursPage, { ...placeState(place), from: checkIn, to: checkOut, people: guests });
}
