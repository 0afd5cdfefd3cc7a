import { pageHref, readQuery } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursMapPage, toursPage } from '@atoll/contracts/pages/tours.page';
import type { CityOption } from '@atoll/contracts/place';
import { placeTitle } from '@atoll/contracts/page-titles';
import type { PageHead } from '@atoll/contracts/rendering';
import { pathParams } from '@atoll/contracts/site-routes';
import type { Tour } from '@atoll/contracts/tour';
import { placesApi, type AtollStore } from '@atoll/platform';
import { isKnownPlace, loadSearchPlace } from '@atoll/platform/load-search-place';
import { loadMoney } from '@atoll/platform/money';
import { loadServerDay } from '@atoll/platform/server-day';
import { createServerRender, type LoadedPage, type MovedPage } from '@atoll/platform/server';
import { prepareUrl } from './lazy-parts';
import { addressOf, toursAddressOf, type TourAddress } from './shared/tour-address';
import { toursApi } from './shared/tours.api';
import { destinationOfSlug, isSlugOf, slugOf, wordsOf } from './shared/use-place-of-slug';
import { searchArgsOf } from './shared/use-tour-search';
import { ToursApp } from './tours-app';

/** Tours change slowly, and their prices are not of a day. */
const RESULTS_MAX_AGE_SECONDS = 600;

const titleOf = (place: CityOption | null) => placeTitle('Tours', place, toursPage.pattern);

const EMPTY_SEARCH: PageHead = {
  title: titleOf(null),
  description: 'Tours and activities around the world: guided walks, food tours and day trips.',
  canonical: '/tours',
};

/** A page past the last one. */
const NO_PAGE: LoadedPage = { status: 404, head: { title: titleOf(null) } };

/** What search engines read of a list (schema.org). */
function itemList(tours: readonly Tour[]): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tours.map(({ name, shortDescription, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'TouristTrip',
        name,
        description: shortDescription,
        ...(price && {
          offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currencyCode },
        }),
      },
    })),
  };
}

function resultsHead(place: CityOption, canonical: string | null, tours: readonly Tour[]): PageHead {
  const image = tours[0]?.images[0]?.uri;
  return {
    title: titleOf(place),
    description: `Tours and activities in ${place.name}, ${place.country}: what they cost, how long they take and where they begin.`,
    ...(canonical !== null && { canonical }),
    ...(image?.startsWith('/') ? { image } : {}),
    jsonLd: [itemList(tours)],
  };
}

/** Loads the tour that is open over the results, where it is not one of them. False where there is no such tour. */
async function loadOpenTour(
  store: AtollStore,
  tourId: string | null,
  tours: readonly Tour[],
): Promise<boolean> {
  if (tourId === null || tours.some(({ id }) => id === tourId)) return true;
  return (await store.dispatch(toursApi.endpoints.getTour.initiate(tourId)).unwrap()) !== null;
}

async function loadResults(
  store: AtollStore,
  address: TourAddress,
  /** Null where search engines are not to keep the page. */
  canonicalOf: (place: CityOption) => string | null,
  isPlacePage: boolean,
): Promise<LoadedPage> {
  const args = searchArgsOf(address, isPlacePage);
  const { place } = address.search;
  if (!args || !place) return address.page > 1 ? NO_PAGE : { head: EMPTY_SEARCH };
  const [{ data: tours }] = await Promise.all([
    store.dispatch(toursApi.endpoints.searchTours.initiate(args)).unwrap(),
    loadMoney(store),
  ]);
  const isKnown = await loadOpenTour(store, address.tourId, tours);
  if (address.page > 1 && tours.length === 0) return NO_PAGE;
  return {
    status: isKnown ? 200 : 404,
    head: resultsHead(place, canonicalOf(place), tours),
    maxAgeSeconds: RESULTS_MAX_AGE_SECONDS,
  };
}

async function findPlaces(store: AtollStore, words: string): Promise<readonly CityOption[]> {
  return store.dispatch(placesApi.endpoints.searchPlaces.initiate(words)).unwrap();
}

/** /tours, where a form without JavaScript may have sent its place as text. */
async function loadSearch(store: AtollStore, url: URL): Promise<LoadedPage> {
  const address = toursAddressOf(readQuery(toursPage, url.searchParams));
  const place = await loadSearchPlace(store, address, 'sources');
  const whole = { ...address, search: { ...address.search, place } };
  const isFound = place !== address.search.place;
  const isKnown = !place || isFound || (await isKnownPlace(store, place));
  const canonicalOf = (known: CityOption) => (isKnown ? pageHref(toursPage, placeState(known)) : null);
  return loadResults(store, whole, canonicalOf, false);
}

/** /tours/map/{location}: 404 where nobody knows the place; another way to write its slug leads to the slug. */
async function loadMap(store: AtollStore, url: URL, given: string): Promise<LoadedPage | MovedPage> {
  const slug = slugOf(given);
  const known = destinationOfSlug(slug);
  const words = known ? null : wordsOf(slug);
  const found = words ? await findPlaces(store, words) : [];
  const place = known ?? found.find((one) => isSlugOf(slug, one)) ?? null;
  if (!place) return { status: 404, head: { title: titleOf(null) } };
  if (slug !== given) return { movedTo: `/tours/map/${slug}${url.search}` };
  const address = addressOf(readQuery(toursMapPage, url.searchParams), place, 'map');
  await loadSearchPlace(store, address);
  return loadResults(store, address, () => url.pathname, true);
}

/** The first screens of /tours, with and without a search, and of /tours/map/{location}. */
export const render = createServerRender({
  name: 'mfe-tours',
  root: ToursApp,
  load: async (store, url) => {
    if (url.searchParams.has('from')) await loadServerDay(store);
    const { location } = pathParams(toursMapPage.pattern, url.pathname) ?? {};
    const [page, chunks] = await Promise.all([
      location === undefined ? loadSearch(store, url) : loadMap(store, url, location),
      prepareUrl(url),
    ]);
    return 'movedTo' in page ? page : { ...page, chunks };
  },
});
