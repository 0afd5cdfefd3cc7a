import type { Tour } from '@atoll/contracts/tour';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { TourAddress } from './tour-address';
import { useSearchToursQuery, type TourSearchArgs } from './tours.api';

export type TourResults =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'empty'; total: number }
  | {
      state: 'results';
      tours: readonly Tour[];
      total: number;
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

interface Shown {
  key: string;
  tours: readonly Tour[];
  total: number;
}

/** What makes two lists one search: everything but the page and the order. */
function searchKey({ where, filters }: TourSearchArgs): string {
  return JSON.stringify([where, filters]);
}

/** Exactly one of loading, error, empty and results (TOU-19); null without a search. */
export function useTourSearch(args: TourSearchArgs | null): TourResults | null {
  const query = useSearchToursQuery(args ?? skipToken);
  const [last, setLast] = useState<Shown | null>(null);
  const { currentData } = query;
  const key = args && searchKey(args);
  if (key !== null && currentData && currentData.data.length > 0 && last?.tours !== currentData.data)
    setLast({ key, tours: currentData.data, total: currentData.meta.count });

  if (!args) return null;
  if (currentData) {
    const { data: tours, meta } = currentData;
    if (tours.length === 0) return { state: 'empty', total: meta.count };
    return { state: 'results', tours, total: meta.count, isStale: false };
  }
  if (query.isError && !query.isFetching) return { state: 'error', retry: () => void query.refetch() };
  if (last?.key === key && last)
    return { state: 'results', tours: last.tours, total: last.total, isStale: true };
  return { state: 'loading' };
}
