import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursMapPage, toursPage, type TOUR_SEARCH_PARAMS } from '@atoll/contracts/pages/tours.page';
import type { SearchArea } from '@atoll/contracts/pages/search-area';
import type { CityOption } from '@atoll/contracts/place';
import type { TourSort } from '@atoll/contracts/tour';
import { usePageUrl, type PageUrl } from '@atoll/platform/page-url';
import type { ResultsView } from '@atoll/ui/results-frame';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TourFilters } from './filters/filters';
import { addressOf, searchChange, toursAddressOf, type TourSearch, type SearchState } from './tour-address';

/**
 * The ways to change what both pages say of a search. Filters and order begin at page 1 again (TOU-17) and replace the
 * entry of the history; pages, the open tour and the way to the map push one, so that Back takes them back.
 */
function searchActions({ hrefOf, replace, push, back }: PageUrl<typeof TOUR_SEARCH_PARAMS>) {
  return {
    setFilters: (filters: TourFilters) => replace({ ...filters, page: 1 }),
    setSort: (sort: TourSort) => replace({ sort, page: 1 }),
    searchArea: (area: SearchArea | null) => replace({ area, page: 1 }),
    pageHref: (page: number) => hrefOf({ page }),
    openPage: (page: number) => push({ page }),
    tourHref: (tour: string) => hrefOf({ tour }),
    openTour: (tour: string) => push({ tour }),
    closeTour: () => back(1, { tour: null }),
    /** This search with nothing open over it: what a shared link shows. */
    searchOnlyHref: hrefOf({ tour: null }),
  };
}

/** The URL of /tours and the ways to change it. */
export function useTourAddress() {
  const url = usePageUrl(toursPage);
  return useMemo(() => {
    const address = toursAddressOf(url.state);
    const { place } = address.search;
    // The place of a map that nobody gave one stays with its tours in the other views.
    const viewOf = (view: ResultsView) => (place ? { ...placeState(place), view } : { view });
    return {
      ...address,
      ...searchActions(url),
      changeSearch: (change: Partial<TourSearch>) => url.replace(searchChange(change)),
      /** Looks for a place that was typed and not chosen. */
      searchTyped: (text: string) => url.replace({ q: text, page: 1, tour: null }),
      searchHref: (search: TourSearch) => url.hrefOf(searchChange(search)),
      viewHref: (view: ResultsView) => url.hrefOf(viewOf(view)),
      setView: (view: ResultsView) =>
        (view === 'map' && address.view !== 'map' ? url.push : url.replace)(viewOf(view)),
    };
  }, [url]);
}

export type TourAddressActions = ReturnType<typeof useTourAddress>;

/** What a search on the map page says on /tours, where the place stands in the URL. */
function onToursPage(state: SearchState, place: CityOption | null) {
  return (change: Partial<TourSearch>, view: ResultsView) =>
    pageHref(toursPage, { ...state, ...searchChange({ place, ...change }), view });
}

/** The URL of /tours/map/{location}: the same as /tours for a place that its path says, always on the map. */
export function useTourMapAddress(place: CityOption | null): TourAddressActions {
  const url = usePageUrl(toursMapPage);
  const navigate = useNavigate();
  return useMemo(() => {
    const { state } = url;
    const hrefOf = onToursPage(state, place);
    return {
      ...addressOf(state, place, 'map'),
      ...searchActions(url),
      changeSearch: (change) => {
        if (change.place === undefined) url.replace({ ...change, page: 1, tour: null });
        else void navigate(hrefOf(change, 'map'));
      },
      searchTyped: (text) =>
        void navigate(pageHref(toursPage, { ...state, q: text, view: 'map', page: 1, tour: null })),
      searchHref: (search) => hrefOf(search, 'map'),
      viewHref: (view) => (view === 'map' ? url.hrefOf({}) : hrefOf({}, view)),
      setView: (view) => {
        if (view !== 'map') void navigate(hrefOf({}, view));
      },
    };
  }, [url, place, navigate]);
}
