import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import type { Unshown } from '@atoll/ui/detail-state';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { offerBatches, useGetHotelOffersQuery, useGetHotelQuery, type StayArgs } from '../shared/hotels.api';
import type { HotelResults } from '../shared/use-hotel-search';

export type HotelState = Unshown | { state: 'known'; hotel: Hotel };

export type RoomOffers =
  | { state: 'no-dates' }
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'known'; offers: readonly Offer[] };

/**
 * The hotel from the results where it is among them, until its own answer brings the whole gallery; a deep link may
 * name a hotel that is not among them.
 */
export function useHotel(hotelId: string | null, results: HotelResults | null): HotelState {
  const listed =
    results?.state === 'results' ? results.hotels.find((hotel) => hotel.hotelId === hotelId) : undefined;
  const isSearching = results?.state === 'loading';
  const { currentData, isError, refetch } = useGetHotelQuery(hotelId && !isSearching ? hotelId : skipToken);
  const hotel = currentData ?? listed ?? currentData;
  if (hotel) return { state: 'known', hotel };
  if (hotel === null) return { state: 'unknown' };
  return isError ? { state: 'error', retry: () => void refetch() } : { state: 'loading' };
}

const NONE: readonly Offer[] = [];

/** Every rate of one hotel. The offers of the results are used where they hold all of them already. */
export function useRoomOffers(
  hotelId: string | null,
  stay: StayArgs,
  results: HotelResults | null,
): RoomOffers {
  const hasDates = Boolean(stay.checkIn && stay.checkOut);
  const hasAllRates = stay.filters.bestRateOnly !== true;
  const listed =
    hotelId && hasAllRates && results?.state === 'results' ? results.prices.get(hotelId) : undefined;
  const isPending = results?.state === 'loading' || listed === 'loading';
  const everyRate = { ...stay, filters: { ...stay.filters, bestRateOnly: null } };
  const [batch] = hotelId && !listed && !isPending ? offerBatches(everyRate, [hotelId]) : [];
  const query = useGetHotelOffersQuery(batch ?? skipToken);

  if (!hasDates) return { state: 'no-dates' };
  if (listed && listed !== 'loading') return { state: 'known', offers: listed };
  if (hotelId && query.currentData)
    return { state: 'known', offers: query.currentData.offers[hotelId]?.offers ?? NONE };
  if (query.isError && !query.isFetching) return { state: 'error', retry: () => void query.refetch() };
  return { state: 'loading' };
}
