import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { pageTitle } from '@atoll/contracts/page-titles';
import { meantPlace } from '@atoll/contracts/place';
import type { PageHead } from '@atoll/contracts/rendering';
import type { AtollStore } from '@atoll/platform';
import { createServerRender, type LoadedPage } from '@atoll/platform/server';
import { HotelsApp } from './hotels-app';
import { prepareAddress } from './later-code';
import { hotelsApi, type SearchArgs } from './shared/hotels.api';
import { readTypedPlace } from './shared/search-params';
import { readAddress, type HotelAddress } from './shared/use-hotel-address';
import { searchArgsOf, usableStay } from './shared/use-hotel-search';

/** Prices and availability change: a page that holds them is kept for a minute. */
const PROVIDER_MAX_AGE_SECONDS = 60;

const EMPTY_SEARCH: LoadedPage = {
  head: {
    title: pageTitle('/hotels'),
    description:
      'Hotels in every city of the world, with the whole stay and its taxes in the price you see first.',
    canonical: '/hotels',
  },
};

function resultsHead({ place }: SearchArgs): PageHead {
  const { name, country, latitude, longitude } = place;
  const params = new URLSearchParams({ city: name, country, lat: String(latitude), lng: String(longitude) });
  return {
    title: `Hotels in ${name}, ${country} | Atoll`,
    description: `Compare hotels in ${name}, ${country}: whole-stay prices with taxes, free cancellation in plain words.`,
    canonical: `/hotels?${params}`,
  };
}

async function loadResults(store: AtollStore, args: SearchArgs): Promise<LoadedPage> {
  const { data, error } = await store.dispatch(hotelsApi.endpoints.searchHotels.initiate(args));
  // The browser asks again and shows what the error is.
  if (error) throw new Error(`The hotel list is not to be had: ${JSON.stringify(error)}`);
  const picture = data?.hotels[0]?.media?.[0]?.uri;
  return {
    head: { ...resultsHead(args), ...(picture ? { image: picture } : {}) },
    maxAgeSeconds: PROVIDER_MAX_AGE_SECONDS,
  };
}

/** The address with the place that a form without JavaScript sent as text, where it means one. */
async function withTypedPlace(store: AtollStore, address: HotelAddress): Promise<HotelAddress> {
  const typed = readTypedPlace(address.params);
  if (!typed || typed.length < PLACE_QUERY_MIN_LENGTH) return address;
  const { data } = await store.dispatch(hotelsApi.endpoints.searchPlaces.initiate(typed));
  const place = meantPlace(typed, data ?? []);
  return place ? { ...address, search: { ...address.search, place } } : address;
}

/** The first screen of /hotels: the empty search, or the first page of results without their prices. */
export const render = createServerRender({
  name: 'mfe-hotels',
  root: HotelsApp,
  load: async (store, url) => {
    const asked = readAddress(url.search);
    const [address, chunks] = await Promise.all([withTypedPlace(store, asked), prepareAddress(asked)]);
    const args = searchArgsOf(address, usableStay(address, null));
    return { ...(args ? await loadResults(store, args) : EMPTY_SEARCH), chunks };
  },
});
