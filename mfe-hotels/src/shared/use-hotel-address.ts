import type { HotelSort } from '@atoll/contracts/hotel';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import type { SearchArea } from '@atoll/contracts/pages/search-area';
import { pageHref } from '@atoll/contracts/pages/page';
import { usePageUrl } from '@atoll/platform/page-url';
import type { ResultsView } from '@atoll/ui/results-frame';
import { useMemo } from 'react';
import { filtersChange, type HotelFilters } from './filters/filters';
import {
  addressOf,
  layerCount,
  NO_LAYERS,
  searchChange,
  type HotelSearch,
  type Layers,
} from './hotel-address';

/**
 * The page's state as its URL holds it, and the ways to change it. Search, filters, order, list or grid, and the chosen
 * offer replace the history entry; pages, layers and the way to the map push one, so that Back closes exactly one layer
 * and leads from the map to the list.
 */
export function useHotelAddress() {
  const { state, hrefOf, replace, push, back } = usePageUrl(hotelsPage);
  return useMemo(() => {
    const address = addressOf(state);
    const { layers } = address;
    const hotelLayer = (hotel: string): Layers => ({ ...NO_LAYERS, hotel });
    const below = (count: number): Layers =>
      count < layerCount(layers) ? { ...layers, step: null } : NO_LAYERS;
    // The map is what a place shows by itself.
    const viewOf = (view: ResultsView) => ({ view: view === 'map' ? null : view });
    const close = (count: number) => back(count, below(count));
    return {
      ...address,
      changeSearch: (change: Partial<HotelSearch>) => replace(searchChange(change)),
      /** Searches a part of the map; null searches the whole place again. */
      searchArea: (area: SearchArea | null) => replace({ area, page: 1, all: null }),
      setFilters: (filters: HotelFilters) => replace(filtersChange(filters)),
      viewHref: (view: ResultsView) => hrefOf(viewOf(view)),
      setView: (view: ResultsView) =>
        (view === 'map' && address.view !== 'map' ? push : replace)(viewOf(view)),
      /** Another order begins at page 1. */
      setSort: (sort: HotelSort) => replace({ sort, page: 1 }),
      setShowAll: (showAll: boolean) => replace({ all: showAll ? '1' : null, page: 1 }),
      pageHref: (page: number) => hrefOf({ page }),
      openPage: (page: number) => push({ page }),
      /** This search with nothing open over it: what a shared link shows. */
      searchOnlyHref: hrefOf(NO_LAYERS),
      searchHref: (search: HotelSearch) => pageHref(hotelsPage, searchChange(search)),
      hotelHref: (hotelId: string) => hrefOf(hotelLayer(hotelId)),
      openHotel: (hotelId: string) => push(hotelLayer(hotelId)),
      chooseOffer: (offer: string) => replace({ offer }),
      openBooking: () => push({ step: 'book' }),
      showConfirmation: () => replace({ step: 'done' }),
      /** Drops a step whose data is gone, without touching the history. */
      dropStep: () => replace({ step: null }),
      /** Back to what lies below the topmost layer. */
      closeLayer: () => close(1),
      /** Back to the results. */
      closeAll: () => close(layerCount(layers)),
    };
  }, [state, hrefOf, replace, push, back]);
}

export type HotelAddressActions = ReturnType<typeof useHotelAddress>;
