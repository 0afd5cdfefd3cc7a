import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { meantPlace, placeLabel } from '@atoll/contracts/place';
import type { PageHead } from '@atoll/contracts/rendering';
import { placesApi, type AtollStore } from '@atoll/platform';
import { regionArgs } from '@atoll/platform/region-places';
import { createServerRender, type LoadedPage } from '@atoll/platform/server';
import { HotelsApp } from './hotels-app';
import { prepareAddress } from './later-code';
import { hotelsApi, type SearchArgs } from './shared/hotels.api';
import { hotelsTitle } from './shared/page-title';
import { readAddress, type HotelAddress } from './shared/hotel-address';
import { searchArgsOf, usableStay } from './shared/use-hotel-search';

/** Prices and availability change: a page that holds them is kept for a minute. */
const PROVIDER_MAX_AGE_SECONDS = 60;

const EMPTY_SEARCH: LoadedPage = {
  head: {
    title: hotelsTitle(null),
    description: 'Hotels around the world. The first price you see covers your whole stay, taxes included.',
    canonical: '/hotels',
  },
};

function resultsHead({ place }: SearchArgs): PageHead {
  return {
    title: hotelsTitle(place),
    description: `Compare hotels in ${placeLabel(place)}: whole-stay prices with taxes, free cancellation in plain words.`,
    canonical: pageHref(hotelsPage, placeState(place)),
  };
}

async function loadResults(store: AtollStore, args: SearchArgs): Promise<LoadedPage> {
  const { hotels } = await store.dispatch(hotelsApi.endpoints.searchHotels.initiate(args)).unwrap();
  const picture = hotels[0]?.media?.[0]?.uri;
  return {
    head: { ...resultsHead(args), ...(picture ? { image: picture } : {}) },
    maxAgeSeconds: PROVIDER_MAX_AGE_SECONDS,
  };
}

/** The address with the place that a form without JavaScript sent as text, where it means one. */
async function withTypedPlace(store: AtollStore, address: HotelAddress): Promise<HotelAddress> {
  const typed = address.typedPlace;
  if (!typed || typed.length < PLACE_QUERY_MIN_LENGTH) return address;
  const { data } = await store.dispatch(placesApi.endpoints.searchPlaces.initiate(typed));
  const place = meantPlace(typed, data ?? []);
  return place ? { ...address, search: { ...address.search, place } } : address;
}

/** Loads what a region offers: its page lists it. */
async function loadRegion(store: AtollStore, { search }: HotelAddress): Promise<void> {
  if (search.place?.kind !== 'region') return;
  await store.dispatch(placesApi.endpoints.placesOfRegion.initiate(regionArgs(search.place))).unwrap();
}

/** Loads the hotel that is open over the page, for its facts. False where there is no such hotel. */
async function loadHotel(store: AtollStore, hotelId: string | null): Promise<boolean> {
  if (!hotelId) return true;
  return (await store.dispatch(hotelsApi.endpoints.getHotel.initiate(hotelId)).unwrap()) !== null;
}

/** The first screen of /hotels: the empty search or the results without their prices, and the facts of an open hotel. */
export const render = createServerRender({
  name: 'mfe-hotels',
  root: HotelsApp,
  load: async (store, url) => {
    const asked = readAddress(url.search);
    const [address, chunks] = await Promise.all([withTypedPlace(store, asked), prepareAddress(asked)]);
    const args = searchArgsOf(address, usableStay(address, null));
    const [page, isKnown] = await Promise.all([
      args ? loadResults(store, args) : EMPTY_SEARCH,
      loadHotel(store, address.layers.hotelId),
      loadRegion(store, address),
    ]);
    return { ...page, status: isKnown ? 200 : 404, chunks };
  },
});
