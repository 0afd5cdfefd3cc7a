import type { Tour } from '@atoll/contracts/tour';
import { useLastAnswer } from '@atoll/ui/last-value';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { TourAddress } from './tour-address';
import { useSearchToursQuery, type TourSearchArgs } from './tours.api';

/** `incomparable` are currencies of prices that no rate compares with others. */
export type TourResults =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'empty'; total: number; incomparable: readonly string[] }
  | {
      state: 'results';
      tours: readonly Tour[];
      total: number;
      /** True where nothing was found nearer. */
      isWider: boolean;
      incomparable: readonly string[];
      /** True while these are the tours of another page or order and the next ones are on their way. */
      isStale: boolean;
    };

/** True where there are no tours to show and none on their way. */
export function hasNoTours({ state }: TourResults): boolean {
  return state === 'empty' || state === 'error';
}

/** Arguments of the list; null without a place, and for a region, which offers its places instead. `isPlacePage` is /tours/map/{location}, which looks around (C47). */
export function searchArgsOf(address: TourAddress, isPlacePage: boolean): TourSearchArgs | null {
  const { search, area, filters, sort, page } = address;
  if (!search.place || search.place.kind === 'region') return null;
  const { latitude, longitude } = search.place;
  const where = area
    ? ({ kind: 'area', ...area } as const)
    : ({ kind: isPlacePage ? 'surroundings' : 'place', latitude, longitude } as const);
  return { where, filters, sort, page };
}

/** What makes two lists one search: everything but the page and the order. */
function searchKey({ where, filters }: TourSearchArgs): string {
  return JSON.stringify([where, filters]);
}

const NONE: readonly string[] = [];

/** Exactly one of loading, error, empty and results (TOU-19); null without a search. */
export function useTourSearch(args: TourSearchArgs | null): TourResults | null {
  const query = useSearchToursQuery(args ?? skipToken);
  const { currentData } = query;
  const shown = useLastAnswer(args && searchKey(args), currentData?.data.length ? currentData : undefined);

  if (!args) return null;
  if (currentData?.data.length === 0) {
    const { count, incomparable = NONE } = currentData.meta;
    return { state: 'empty', total: count, incomparable };
  }
  if (!currentData && query.isError && !query.isFetching)
    return { state: 'error', retry: () => void query.refetch() };
  const answer = currentData ?? shown;
  if (!answer) return { state: 'loading' };
  const { data: tours, meta, isWider = false } = answer;
  const { count: total, incomparable = NONE } = meta;
  return { state: 'results', tours, total, isWider, incomparable, isStale: !currentData };
}
