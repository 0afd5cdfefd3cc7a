import type { Hotel } from '@atoll/contracts/hotel';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { usableFilters } from '../filters/filters';
import { usableRooms } from '../stay/party-rules';
import { withSoundDates } from '../stay/stay-rules';
import { useSearchAllHotelsQuery, useSearchHotelsQuery, type SearchArgs, type StayArgs } from './hotels.api';
import { usableSort } from './sort';
import type { HotelAddress } from './use-hotel-address';
import { useHotelPrices, type HotelPrices } from './use-hotel-prices';

export type HotelResults =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'empty'; total: number }
  | {
      state: 'results';
      hotels: Hotel[];
      total: number;
      prices: HotelPrices;
      /** True while these are the hotels of another page or order and the next ones are on their way. */
      isStale: boolean;
    };

/** True where there are no hotels to show and none on their way. */
export function hasNoHotels({ state }: HotelResults): boolean {
  return state === 'empty' || state === 'error';
}

/** The stay to ask for: without dates where one is missing or the pair breaks a rule (HSE-23), a guest in every room (HSE-59). */
export function usableStay(address: HotelAddress, today: string | null): StayArgs {
  const { checkIn, checkOut, guests, rooms } = withSoundDates(address.search, today);
  const hasDates = checkIn && checkOut;
  return {
    checkIn: hasDates ? checkIn : null,
    checkOut: hasDates ? checkOut : null,
    guests,
    rooms: usableRooms({ guests, rooms }),
    filters: usableFilters(address.filters, Boolean(hasDates)),
  };
}

/** Arguments of the list for an address; null without a destination. */
export function searchArgsOf(address: HotelAddress, stay: StayArgs): SearchArgs | null {
  const { place } = address.search;
  const { area } = address;
  const sort = usableSort(address.sort, stay.checkIn !== null);
  return place && { place, area, page: address.showAll ? 1 : address.page, sort, ...stay };
}

interface Shown {
  search: string;
  hotels: Hotel[];
  total: number;
}

/** What makes two lists one search: everything but the page and the order. */
function searchKey({ page: _page, sort: _sort, ...search }: SearchArgs): string {
  return JSON.stringify(search);
}

/** The last hotels that were shown for this search, to stay until the next page of it is there; null for another. */
function useShown(args: SearchArgs | null, found: { hotels: Hotel[]; total: number } | null): Shown | null {
  const search = args && searchKey(args);
  const [shown, setShown] = useState<Shown | null>(null);
  if (search && found && found.hotels.length > 0 && found.hotels !== shown?.hotels)
    setShown({ search, ...found });
  return shown?.search === search ? shown : null;
}

const NO_HOTELS: Hotel[] = [];

/** The results of the search in the address: exactly one of loading, error, empty, results (HSE-25). */
export function useHotelSearch(address: HotelAddress, stay: StayArgs): HotelResults | null {
  const args = searchArgsOf(address, stay);
  const first = useSearchHotelsQuery(args ?? skipToken);
  const total = first.currentData?.totalCount ?? 0;
  const wantsAll = address.showAll && first.currentData && total > first.currentData.hotels.length;
  const all = useSearchAllHotelsQuery(wantsAll && args ? { ...args, total } : skipToken);
  const query = wantsAll ? all : first;
  const current = wantsAll ? all.currentData : first.currentData?.hotels;
  const shown = useShown(args, current ? { hotels: current, total } : null);
  const isLoading = query.isFetching && !current;
  const hotels = current ?? (isLoading && shown ? shown.hotels : NO_HOTELS);
  const prices = useHotelPrices(stay, hotels);

  if (!args) return null;
  if (isLoading && !shown) return { state: 'loading' };
  if (query.isError && !isLoading) return { state: 'error', retry: () => void query.refetch() };
  if (hotels.length === 0) return { state: 'empty', total };
  return {
    state: 'results',
    hotels,
    total: current ? total : (shown?.total ?? 0),
    prices,
    isStale: isLoading,
  };
}
