import type { Hotel, HotelOffers } from '@atoll/contracts/hotel';
import { reportClientError } from '@atoll/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import type { HotelAddress } from './use-hotel-address';
import {
  useGetHotelOffersQuery,
  useSearchAllHotelsQuery,
  useSearchHotelsQuery,
  type OffersArgs,
  type SearchArgs,
  type StayArgs,
} from './hotels.api';
import { stayProblem } from '../stay/stay-rules';

export type OffersByHotel = Readonly<Record<string, HotelOffers>>;

/** Prices of the hotels on the page: not asked for without dates, and unknown where asking failed (HSE-42, HSE-43). */
export type Prices = { state: 'none' | 'loading' } | { state: 'known'; offers: OffersByHotel };

export type HotelResults =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'empty'; total: number }
  | { state: 'results'; hotels: Hotel[]; total: number; prices: Prices };

/** The stay to ask for: without dates where one is missing or the pair breaks a rule (HSE-23). */
export function usableStay(address: HotelAddress, today: string | null): StayArgs {
  const { checkIn, checkOut, guests, rooms } = address.search;
  const isUsable = checkIn && checkOut && !stayProblem(checkIn, checkOut, today);
  return {
    checkIn: isUsable ? checkIn : null,
    checkOut: isUsable ? checkOut : null,
    guests,
    rooms,
    filters: address.filters,
  };
}

/** Arguments of the list for an address; null without a destination. */
export function searchArgsOf(address: HotelAddress, stay: StayArgs): SearchArgs | null {
  const { place } = address.search;
  return place && { place, page: address.showAll ? 1 : address.page, ...stay };
}

/** Arguments of the offers of some hotels; null where there is nothing to ask (HSE-42). */
function offersArgsOf(stay: StayArgs, hotels: readonly Hotel[]): OffersArgs | null {
  const { checkIn, checkOut } = stay;
  if (!checkIn || !checkOut || hotels.length === 0) return null;
  return { ...stay, checkIn, checkOut, hotelIds: hotels.map((hotel) => hotel.hotelId) };
}

function usePrices(stay: StayArgs, hotels: readonly Hotel[]): Prices {
  const args = offersArgsOf(stay, hotels);
  const { currentData, error } = useGetHotelOffersQuery(args ?? skipToken);
  useEffect(() => {
    if (error) reportClientError(error, { source: 'mfe-hotels/offers' });
  }, [error]);
  if (currentData) return { state: 'known', offers: currentData };
  return { state: args && !error ? 'loading' : 'none' };
}

/** The results of the search in the address: exactly one of loading, error, empty, results (HSE-25). */
export function useHotelSearch(address: HotelAddress, stay: StayArgs): HotelResults | null {
  const args = searchArgsOf(address, stay);
  const first = useSearchHotelsQuery(args ?? skipToken);
  const total = first.currentData?.totalCount ?? 0;
  const wantsAll = address.showAll && first.currentData && total > first.currentData.hotels.length;
  const all = useSearchAllHotelsQuery(wantsAll && args ? { ...args, total } : skipToken);
  const query = wantsAll ? all : first;
  const hotels = (wantsAll ? all.currentData : first.currentData?.hotels) ?? [];
  const prices = usePrices(stay, hotels);

  if (!args) return null;
  if (query.isFetching && !query.currentData) return { state: 'loading' };
  if (query.isError) return { state: 'error', retry: () => void query.refetch() };
  return hotels.length > 0 ? { state: 'results', hotels, total, prices } : { state: 'empty', total };
}
