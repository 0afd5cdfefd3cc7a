import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  DEFAULT_CURRENCY,
  HOTEL_PAGE_SIZE,
  HOTEL_PAGE_SIZE_MAX,
  OFFER_HOTELS_MAX,
} from '@atoll/contracts/constants';
import type { Hotel, HotelSearchAnswer, HotelSort } from '@atoll/contracts/hotel';
import type { HotelOffersAnswer } from '@atoll/contracts/hotel-offers';
import type { CityOption } from '@atoll/contracts/place';
import type { StayDates } from '@atoll/contracts/stay-rules';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';
import { filterParams, type HotelFilters } from './filters/filters';
import type { SearchArea } from '@atoll/contracts/pages/search-area';
import type { Party } from './party';

/** Dates are both there or both null: half a stay is none. */
export interface StayArgs extends StayDates, Party {
  filters: HotelFilters;
}

export interface SearchArgs extends StayArgs {
  place: CityOption;
  /** A part of the map to search instead of the place. */
  area: SearchArea | null;
  page: number;
  /** All hotels at once instead of a page, behind 'Show All n Hotels' (HSE-37). */
  isWhole: boolean;
  sort: HotelSort;
  /** The goals of the order by the way on foot. */
  walkTo: string | undefined;
}

type Params = Record<string, string | number | undefined>;

/** Best rate only is false until the filter panel was applied (HSE-51, C23). */
function stayParams({ checkIn, checkOut, guests, rooms, filters }: StayArgs): Params {
  return {
    checkIn: checkIn ?? undefined,
    checkOut: checkOut ?? undefined,
    adults: guests,
    rooms,
    currency: DEFAULT_CURRENCY,
    bestRateOnly: 'false',
    ...filterParams(filters),
  };
}

/** A name would make the API search where the place's own hotels are. */
function whereParams({ place, area }: SearchArgs): Params {
  if (area) return { lat: area.latitude, lng: area.longitude, radius: area.radiusKm };
  return { city: place.name, country: place.country, lat: place.latitude, lng: place.longitude };
}

/** Query of the hotel list (HSE-24). */
function searchParamsOf(args: SearchArgs): Params {
  const { page, isWhole, sort, walkTo } = args;
  return {
    ...whereParams(args),
    page,
    pageSize: isWhole ? HOTEL_PAGE_SIZE_MAX : HOTEL_PAGE_SIZE,
    sort,
    walkTo,
    ...stayParams(args),
  };
}

/** Query of the offers of up to 20 hotels (HSE-44), which is also what their answer is kept by. */
export type OfferParams = Params & { hotelIds: string };

/** The queries for the offers of some hotels, in their order; none without dates or hotels (HSE-42). */
export function offerBatches(stay: StayArgs, hotelIds: readonly string[]): OfferParams[] {
  if (!stay.checkIn || !stay.checkOut) return [];
  const { ratings: _ratings, amenities: _amenities, ...params } = stayParams(stay);
  const batches = Math.ceil(hotelIds.length / OFFER_HOTELS_MAX);
  return Array.from({ length: batches }, (_, index) => ({
    ...params,
    hotelIds: hotelIds.slice(index * OFFER_HOTELS_MAX, (index + 1) * OFFER_HOTELS_MAX).join(','),
  }));
}

export const hotelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchHotels: build.query<HotelSearchAnswer, SearchArgs>({
      query: (args) => ({ url: API_PATHS.hotels, params: searchParamsOf(args) }),
      providesTags: [{ type: 'Hotel', id: 'LIST' }],
    }),

    /** Null where there is no such hotel. */
    getHotel: build.query<Hotel | null, string>({
      queryFn: (hotelId, _api, _options, ask) =>
        foundOrNull<Hotel>(ask({ url: `${API_PATHS.hotels}/${encodeURIComponent(hotelId)}` })),
      providesTags: (_hotel, _error, id) => [{ type: 'Hotel', id }],
    }),

    /** Offers by hotelId; a hotel that is sold out has no entry. */
    getHotelOffers: build.query<HotelOffersAnswer, OfferParams>({
      query: (params) => ({ url: API_PATHS.hotelOffers, params }),
      providesTags: (_offers, _error, { hotelIds }) =>
        hotelIds.split(',').map((id) => ({ type: 'HotelOffers' as const, id })),
    }),
  }),
});

export const { useSearchHotelsQuery, useGetHotelQuery, useGetHotelOffersQuery } = hotelsApi;
