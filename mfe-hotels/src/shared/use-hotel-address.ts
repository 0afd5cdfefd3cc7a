import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFilters, writeFilters, type HotelFilters } from '../filters/filters';
import { readPage } from './pages';
import { readSearch, writeSearch, type HotelSearch } from './search-params';
import { DEFAULT_SORT, readSort, type HotelSort } from './sort';
import { layerCount, readDepth, readLayers, writeLayers, type Layers } from './layers';

export type ResultsView = 'grid' | 'list';

export interface HotelAddress {
  params: URLSearchParams;
  search: HotelSearch;
  filters: HotelFilters;
  page: number;
  showAll: boolean;
  sort: HotelSort;
  view: ResultsView;
  layers: Layers;
}

export function readAddress(query: string): HotelAddress {
  const params = new URLSearchParams(query);
  return {
    params,
    search: readSearch(params),
    filters: readFilters(params),
    page: readPage(params.get('page')),
    showAll: params.get('all') === '1',
    sort: readSort(params.get('sort')),
    view: params.get('view') === 'grid' ? 'grid' : 'list',
    layers: readLayers(params),
  };
}

/** Another search begins at page 1 (HSE-26). */
function withSearch(params: URLSearchParams, search: HotelSearch): URLSearchParams {
  const next = writeSearch(params, search);
  for (const name of ['page', 'all']) next.delete(name);
  return next;
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * The address as it is now. A handler that runs twice before React has drawn the first change must not write over
 * it with what it saw when it was made.
 */
function now(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/**
 * The page's state as the address bar holds it, and the ways to change it. Search, filters and the chosen offer
 * replace the history entry; pages and layers push one, so that Back closes exactly one layer.
 */
export function useHotelAddress() {
  const location = useLocation();
  const { pathname, search: query } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(query), [query]);

  return useMemo(() => {
    const { params } = address;
    const depth = readDepth(state);
    const hrefOf = (next: URLSearchParams) => (next.size === 0 ? pathname : `${pathname}?${next}`);
    const replace = (next: URLSearchParams) => void navigate(hrefOf(next), { replace: true, state });
    const push = (next: URLSearchParams) => void navigate(hrefOf(next), { state: { depth: depth + 1 } });
    const setLayers = (change: Partial<Layers>) => writeLayers(now(), { ...readLayers(now()), ...change });
    const close = (count: number) => {
      if (depth >= count) return void navigate(-count);
      const isPartial = count < layerCount(readLayers(now()));
      replace(setLayers(isPartial ? { step: null } : { hotelId: null }));
    };
    const hotelLayer = (hotelId: string) => ({ hotelId, offerId: null, step: null });
    const pageParams = (page: number) => withParam(params, 'page', page === 1 ? null : String(page));

    return {
      ...address,
      changeSearch: (change: Partial<HotelSearch>) =>
        replace(withSearch(now(), { ...readSearch(now()), ...change })),
      setFilters: (filters: HotelFilters) => replace(writeFilters(now(), filters)),
      setView: (view: ResultsView) => replace(withParam(now(), 'view', view === 'list' ? null : view)),
      /** Another order begins at page 1. */
      setSort: (sort: HotelSort) =>
        replace(withParam(withParam(now(), 'page', null), 'sort', sort === DEFAULT_SORT ? null : sort)),
      showAllHotels: () => replace(withParam(withParam(now(), 'page', null), 'all', '1')),
      pageHref: (page: number) => hrefOf(pageParams(page)),
      openPage: (page: number) => void navigate(hrefOf(pageParams(page))),
      /** This search with nothing open over it: what a shared link shows. */
      searchOnlyHref: hrefOf(writeLayers(params, { hotelId: null, offerId: null, step: null })),
      searchHref: (search: HotelSearch) => hrefOf(writeSearch(new URLSearchParams(), search)),
      hotelHref: (hotelId: string) => hrefOf(writeLayers(params, hotelLayer(hotelId))),
      openHotel: (hotelId: string) => push(writeLayers(now(), hotelLayer(hotelId))),
      chooseOffer: (offerId: string) => replace(setLayers({ offerId })),
      openBooking: () => push(setLayers({ step: 'book' })),
      showConfirmation: () => replace(setLayers({ step: 'done' })),
      /** Drops a step whose data is gone, without touching the history. */
      dropStep: () => replace(setLayers({ step: null })),
      /** Back to what lies below the topmost layer. */
      closeLayer: () => close(1),
      /** Back to the results. */
      closeAll: () => close(layerCount(readLayers(now()))),
    };
  }, [address, navigate, pathname, state]);
}

export type HotelAddressActions = ReturnType<typeof useHotelAddress>;
