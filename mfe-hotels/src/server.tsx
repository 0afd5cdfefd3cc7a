import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { pageTitle, placeTitle } from '@atoll/contracts/page-titles';
import { placeLabel, type CityOption } from '@atoll/contracts/place';
import type { AtollStore } from '@atoll/platform';
import { isKnownPlace, loadSearchPlace } from '@atoll/platform/load-search-place';
import { loadServerDay } from '@atoll/platform/server-day';
import { createServerRender, type LoadedPage } from '@atoll/platform/server';
import { HotelsRemote } from './hotels-remote';
import { prepareUrl } from './lazy-parts';
import { hotelsApi, type SearchArgs } from './shared/hotels.api';
import { readAddress } from './shared/hotel-address';
import { searchArgsOf, usableStay } from './shared/use-hotel-search';

/** Prices and availability change: a page that holds them is kept for a minute. */
const PROVIDER_MAX_AGE_SECONDS = 60;

const titleOf = (place: CityOption | null) => placeTitle('Hotels', place, hotelsPage.pattern);

const EMPTY_SEARCH: LoadedPage = {
  head: {
    title: titleOf(null),
    description: 'Hotels around the world. The first price you see covers your whole stay, taxes included.',
    canonical: '/hotels',
  },
};

/** A page past the last one. */
const NO_PAGE: LoadedPage = { status: 404, head: { title: titleOf(null) } };

async function loadResults(store: AtollStore, args: SearchArgs): Promise<LoadedPage> {
  const { place } = args;
  const [{ hotels }, isKnown] = await Promise.all([
    store.dispatch(hotelsApi.endpoints.searchHotels.initiate(args)).unwrap(),
    isKnownPlace(store, place),
  ]);
  if (args.page > 1 && hotels.length === 0) return NO_PAGE;
  const picture = hotels[0]?.media?.[0]?.uri;
  return {
    head: {
      title: titleOf(place),
      description: `Compare hotels in ${placeLabel(place)}: whole-stay prices with taxes, free cancellation in plain words.`,
      ...(isKnown && { canonical: pageHref(hotelsPage, placeState(place)) }),
      ...(picture && { image: picture }),
    },
    maxAgeSeconds: PROVIDER_MAX_AGE_SECONDS,
  };
}

/** Loads the hotel that is open over the page, for its facts. False where there is no such hotel. */
async function loadHotel(store: AtollStore, hotelId: string | null): Promise<boolean> {
  if (!hotelId) return true;
  return (await store.dispatch(hotelsApi.endpoints.getHotel.initiate(hotelId)).unwrap()) !== null;
}

/** The bookings are the browser's own: the server says what the page is, and search engines keep none. */
async function describeBookings(url: URL): Promise<LoadedPage> {
  return { head: { title: pageTitle(bookingsPage.pattern) }, chunks: await prepareUrl(url) };
}

/** The first screen of /hotels: the empty search or the results without their prices, and the facts of an open hotel. */
export const render = createServerRender({
  name: 'mfe-hotels',
  root: HotelsRemote,
  load: async (store, url) => {
    if (url.pathname === bookingsPage.pattern) return describeBookings(url);
    const asked = readAddress(url.search);
    const [place, chunks, day] = await Promise.all([
      loadSearchPlace(store, asked),
      prepareUrl(url),
      asked.search.checkIn ? loadServerDay(store) : null,
    ]);
    const address = { ...asked, search: { ...asked.search, place } };
    const args = searchArgsOf(address, usableStay(address, day));
    const [page, isKnown] = await Promise.all([
      args ? loadResults(store, args) : address.page > 1 ? NO_PAGE : EMPTY_SEARCH,
      loadHotel(store, address.layers.hotel),
    ]);
    return { ...page, status: isKnown ? (page.status ?? 200) : 404, chunks };
  },
});
