import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFilters, writeFilters, type HotelFilters } from '../filters/filters';
import { readPage } from './pages';
import { readArea, writeArea, type SearchArea } from './search-area';
import { readSearch, writeSearch, type HotelSearch } from './search-params';
import { DEFAULT_SORT, readSort, type HotelSort } from './sort';
import { layerCount, readDepth, readLayers, writeLayers, type Layers } from './layers';

export type ResultsView = 'grid' | 'list' | 'map';

export interface HotelAddress {
  params: URLSearchParams;
  search: HotelSearch;
  /** The part of the map that is searched instead of the whole place; null for the place. */
  area: SearchArea | null;
  filters: HotelFilters;
  page: number;
  showAll: boolean;
  sort: HotelSort;
  view: ResultsView;
  layers: Layers;
}

/** The map wherever there is a place to show, unless another view was chosen (HSE-04, HSE-27). */
function readView(text: string | null, hasPlace: boolean): ResultsView {
  if (text === 'grid' || text === 'list') return text;
  return hasPlace ? 'map' : 'list';
}

export function readAddress(query: string): HotelAddress {
  const params = new URLSearchParams(query);
  const search = readSearch(params);
  return {
    params,
    search,
    area: readArea(params),
    filters: readFilters(params),
    page: readPage(params.get('page')),
    showAll: params.get('all') === '1',
    sort: readSort(params.get('sort')),
    view: readView(params.get('view'), search.place !== null),
    layers: readLayers(params),
  };
}

/** Another search begins at page 1 (HSE-26), and another place on the whole of its map (HSE-27). */
function withSearch(params: URLSearchParams, change: Partial<HotelSearch>): URLSearchParams {
  const next = writeSearch(params, { ...readSearch(params), ...change });
  const outdated = change.place ? ['page', 'all', 'view', 'area'] : ['page', 'all'];
  for (const name of outdated) next.delete(name);
  return next;
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The map is what a place shows by itself. */
function viewParams(params: URLSearchParams, view: ResultsView): URLSearchParams {
  return withParam(params, 'view', view === 'map' ? null : view);
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
  // Going back takes the browser a moment, in which a second Escape must not go back once more.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [location]);

  return useMemo(() => {
    const { params } = address;
    const depth = readDepth(state);
    const hrefOf = (next: URLSearchParams) => (next.size === 0 ? pathname : `${pathname}?${next}`);
    const replace = (next: URLSearchParams) => void navigate(hrefOf(next), { replace: true, state });
    const push = (next: URLSearchParams) => void navigate(hrefOf(next), { state: { depth: depth + 1 } });
    const setLayers = (change: Partial<Layers>) => writeLayers(now(), { ...readLayers(now()), ...change });
    const close = (count: number) => {
      if (isLeaving.current) return;
      if (depth >= count) {
        isLeaving.current = true;
        return void navigate(-count);
      }
      const isPartial = count < layerCount(readLayers(now()));
      replace(setLayers(isPartial ? { step: null } : { hotelId: null }));
    };
    const hotelLayer = (hotelId: string) => ({ hotelId, offerId: null, step: null });
    const pageParams = (page: number) => withParam(params, 'page', page === 1 ? null : String(page));

    return {
      ...address,
      changeSearch: (change: Partial<HotelSearch>) => replace(withSearch(now(), change)),
      /** Searches a part of the map; null searches the whole place again. */
      searchArea: (area: SearchArea | null) =>
        replace(withParam(withParam(writeArea(now(), area), 'page', null), 'all', null)),
      setFilters: (filters: HotelFilters) => replace(writeFilters(now(), filters)),
      viewHref: (view: ResultsView) => hrefOf(viewParams(params, view)),
      setView: (view: ResultsView) => replace(viewParams(now(), view)),
      /** Another order begins at page 1. */
      setSort: (sort: HotelSort) =>
        replace(withParam(withParam(now(), 'page', null), 'sort', sort === DEFAULT_SORT ? null : sort)),
      setShowAll: (showAll: boolean) =>
        replace(withParam(withParam(now(), 'page', null), 'all', showAll ? '1' : null)),
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
