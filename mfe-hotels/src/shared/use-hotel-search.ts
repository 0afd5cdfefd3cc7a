import type { Hotel, HotelOffers } from '@atoll/contracts/hotel';
import { reportClientError } from '@atoll/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import type { HotelAddress } from './use-hotel-address';
import {
  useGetHotelOffersQuery,
  useSearchAllHotelsQuery,
  useSearchHotelsQuery,
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

function usePrices(stay: StayArgs, hotels: readonly Hotel[]): Prices {
  const { checkIn, checkOut } = stay;
  const canAsk = checkIn !== null && checkOut !== null && hotels.length > 0;
  const args = canAsk
    ? { ...stay, checkIn, checkOut, hotelIds: hotels.map((hotel) => hotel.hotelId) }
    : skipToken;
  const { currentData, error } = useGetHotelOffersQuery(args);
  useEffect(() => {
    if (error) reportClientError(error, { source: 'mfe-hotels/offers' });
  }, [error]);
  if (currentData) return { state: 'known', offers: currentData };
  return { state: canAsk && !error ? 'loading' : 'none' };
}

/** The results of the search in the address: exactly one of loading, error, empty, results (HSE-25). */
export function useHotelSearch(address: HotelAddress, stay: StayArgs): HotelResults | null {
  const { place } = address.search;
  const args = place && { place, page: address.showAll ? 1 : address.page, ...stay };
  const first = useSearchHotelsQuery(args || skipToken);
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
