import type { Hotel, HotelPricing } from '@atoll/contracts/hotel';
import { useGrowingList } from '@atoll/ui/growing-list';
import { useLastAnswer } from '@atoll/ui/last-value';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { usableFilters } from './filters/filters';
import { withSoundDates } from '@atoll/contracts/stay-rules';
import { useSearchHotelsQuery, type SearchArgs, type StayArgs } from './hotels.api';
import { RECOVERY_MS } from './recovery';
import { usableSort } from './sort';
import type { HotelPage } from './hotel-page';
import type { HotelAddress } from './hotel-address';
import { useHotelPrices, type HotelPrices } from './use-hotel-prices';

export type HotelResults =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'empty'; total: number }
  | {
      state: 'results';
      hotels: readonly Hotel[];
      /** The first of them; `drawMore` adds some. The others are for the map and for print. */
      drawn: readonly Hotel[];
      drawMore: () => void;
      total: number;
      /** How far the API has priced the hotels; null where neither order nor filters need prices. */
      pricing: HotelPricing | null;
      prices: HotelPrices;
      /** Asks for the prices again where none could be had; null otherwise (HSE-63). */
      retryPrices: (() => void) | null;
      /** True while these are the hotels of another page or order and the next ones are on their way. */
      isStale: boolean;
    };

/** Results with hotels to show. */
export type ShownResults = Extract<HotelResults, { state: 'results' }>;

/** True where there are no hotels to show and none on their way. */
export function hasNoHotels({ state }: HotelResults): boolean {
  return state === 'empty' || state === 'error';
}

/**
 * The stay to ask for: without dates where one is missing or the pair breaks a rule (HSE-23), with a guest in every
 * room (HSE-59).
 */
export function usableStay(address: HotelAddress, today: string | null): StayArgs {
  const { checkIn, checkOut, guests, rooms } = withSoundDates(address.search, today);
  const dates = checkIn && checkOut ? { checkIn, checkOut } : { checkIn: null, checkOut: null };
  return {
    ...dates,
    guests,
    rooms: Math.min(rooms, guests),
    filters: usableFilters(address.filters, dates.checkIn !== null),
  };
}

/** Arguments of the list for an address; null without a destination that can be searched. */
export function searchArgsOf(
  address: HotelAddress,
  stay: StayArgs,
  walk?: HotelPage['walk'],
): SearchArgs | null {
  const { area, showAll } = address;
  const { place } = address.search;
  // A region is never searched as an area: the page offers its largest places.
  if (!place || place.kind === 'region') return null;
  const sort = usableSort(address.sort, stay.checkIn !== null, !!walk);
  const walkTo = sort === 'walk' ? walk?.to : undefined;
  return { place, area, page: showAll ? 1 : address.page, isWhole: false, sort, walkTo, ...stay };
}

/** What makes two lists one search: everything but the page and the order. */
function searchKey({
  page: _page,
  isWhole: _isWhole,
  sort: _sort,
  walkTo: _walkTo,
  ...search
}: SearchArgs): string {
  return JSON.stringify(search);
}

/** How often an answer is asked for again: while it grows, and while no price can be had. */
const GROWTH_MS = 1_000;

function pollingIntervalMs(pricing: HotelPricing | undefined): number {
  if (pricing?.isGrowing) return GROWTH_MS;
  return pricing?.checked === 0 ? RECOVERY_MS : 0;
}

/** One page of the list; asked for again as long as its prices grow. */
function useSearch(args: SearchArgs | null) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useSearchHotelsQuery(args ?? skipToken, { pollingInterval, skipPollingIfUnfocused: true });
  const next = pollingIntervalMs(query.currentData?.pricing);
  if (next !== pollingInterval) setPollingInterval(next);
  return query;
}

const NO_HOTELS: Hotel[] = [];

/** The results of the search in the address: exactly one of loading, error, empty, results (HSE-25). */
export function useHotelSearch({ address, stay, walk }: HotelPage): HotelResults | null {
  const args = searchArgsOf(address, stay, walk);
  const wantsAll = address.showAll && args !== null;
  const first = useSearch(args);
  const isPart = first.currentData && first.currentData.totalCount > first.currentData.hotels.length;
  const all = useSearch(wantsAll && isPart ? { ...args, isWhole: true } : null);
  const query = wantsAll && isPart ? all : first;
  const current = query.currentData;
  const shown = useLastAnswer(args && searchKey(args), current?.hotels.length ? current : undefined);
  const isLoading = query.isFetching && !current;
  const answer = current ?? (isLoading ? shown : null);
  const hotels = answer?.hotels ?? NO_HOTELS;
  const { drawn, grow } = useGrowingList(
    hotels,
    useMemo(() => JSON.stringify(args), [args]),
  );
  const { prices, retryPrices } = useHotelPrices(stay, drawn);

  if (!args) return null;
  if (isLoading && !shown) return { state: 'loading' };
  if (query.isError && !current && !isLoading) return { state: 'error', retry: () => void query.refetch() };
  // Filters that need prices may find nothing among the first hotels and something among the next.
  if (hotels.length === 0)
    return answer?.pricing?.isGrowing
      ? { state: 'loading' }
      : { state: 'empty', total: answer?.totalCount ?? 0 };
  const pricing = answer?.pricing ?? null;
  const hasNoPrices = pricing?.checked === 0 && !pricing.isGrowing;
  return {
    state: 'results',
    hotels,
    drawn,
    drawMore: grow,
    total: answer?.totalCount ?? 0,
    pricing,
    prices,
    retryPrices: retryPrices ?? (hasNoPrices ? () => void query.refetch() : null),
    isStale: isLoading,
  };
}
