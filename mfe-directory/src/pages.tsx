import { destinationPage, destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { expoEventPage, expoPage } from '@atoll/contracts/pages/expo.page';
import { housePage } from '@atoll/contracts/pages/house.page';
import { mailsPage } from '@atoll/contracts/pages/mails.page';
import { managedPage } from '@atoll/contracts/pages/managed.page';
import { mapPage } from '@atoll/contracts/pages/map.page';
import type { KnownRequest } from '@atoll/contracts/pages/request-href';
import { ownRequestPage, requestPage, tripPlanPage } from '@atoll/contracts/pages/request.page';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import { sitemapPage } from '@atoll/contracts/pages/sitemap.page';
import {
  agentInCityPage,
  agentPage,
  agentWithNamePage,
  cityAgentsPage,
  cityBestPage,
  cityGuidePage,
  cityTopPage,
  travelAgentsPage,
} from '@atoll/contracts/pages/travel-agents.page';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { lazyPage, lazyPart, type LazyPart } from '@atoll/platform/lazy-part';

/** A page of the remote, whose code comes when somebody is on it. */
interface PageCode {
  readonly pages: readonly { readonly pattern: string }[];
  /** The chunk of its code. */
  readonly chunk: string;
  readonly code: LazyPart<object>;
}

export const PAGES: readonly PageCode[] = [
  {
    pages: [travelAgentsPage],
    chunk: 'agents',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "agents" */ './agents/agents-page')).AgentsPage,
    ),
  },
  {
    pages: [cityAgentsPage],
    chunk: 'city',
    code: lazyPage(async () => (await import(/* webpackChunkName: "city" */ './city/city-page')).CityPage),
  },
  {
    pages: [cityGuidePage, cityTopPage, cityBestPage],
    chunk: 'content',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "content" */ './content/content-page')).ContentPage,
    ),
  },
  {
    pages: [agentInCityPage, agentPage, agentWithNamePage],
    chunk: 'profile',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "profile" */ './profile/profile-route')).ProfileRoute,
    ),
  },
  {
    pages: [destinationsPage],
    chunk: 'destinations',
    code: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "destinations" */ './destinations/destinations-page'))
          .DestinationsPage,
    ),
  },
  {
    pages: [destinationPage],
    chunk: 'destination',
    code: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "destination" */ './destination/destination-page'))
          .DestinationPage,
    ),
  },
  {
    pages: [mapPage],
    chunk: 'map',
    code: lazyPage(async () => (await import(/* webpackChunkName: "map" */ './map/map-page')).MapPage),
  },
  {
    pages: [sharedPostPage],
    chunk: 'shared-post',
    code: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "shared-post" */ './shared-post/shared-post-page')).SharedPostPage,
    ),
  },
  {
    pages: [requestPage],
    chunk: 'request',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "request" */ './requests/request-page')).RequestPage,
    ),
  },
  {
    pages: [ownRequestPage],
    chunk: 'own-request',
    code: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "own-request" */ './requests/own/own-request-page'))
          .OwnRequestPage,
    ),
  },
  {
    pages: [tripPlanPage],
    chunk: 'trip-plan',
    code: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "trip-plan" */ './requests/plans/trip-plan-page')).TripPlanPage,
    ),
  },
  {
    pages: [expoPage],
    chunk: 'expo',
    code: lazyPage(async () => (await import(/* webpackChunkName: "expo" */ './expo/expo-page')).ExpoPage),
  },
  {
    pages: [expoEventPage],
    chunk: 'expo-event',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "expo-event" */ './expo/event-page')).EventPage,
    ),
  },
  {
    pages: [managedPage],
    chunk: 'managed',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "managed" */ './managed/managed-page')).WrittenPage,
    ),
  },
  {
    pages: [housePage],
    chunk: 'house',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "house" */ './house/house-page')).HousePage,
    ),
  },
  {
    pages: [mailsPage],
    chunk: 'mails',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "mails" */ './mails/mails-page')).MailsPage,
    ),
  },
  {
    pages: [sitemapPage],
    chunk: 'sitemap',
    code: lazyPage(
      async () => (await import(/* webpackChunkName: "sitemap" */ './sitemap/sitemap-page')).SitemapPage,
    ),
  },
];

/** The form for a request, above whatever page asks for it. */
export const requestWindow = lazyPart<{ readonly asked: KnownRequest }>(
  async () =>
    (await import(/* webpackChunkName: "request-window" */ './requests/request-window')).RequestWindow,
);

/**
 * Fetches the code of the page at a path: on the server and before hydration, which must draw alike. Resolves to the
 * names of its chunks.
 */
export async function preparePage(pathname: string): Promise<string[]> {
  const pattern = matchSiteRoute(pathname)?.pattern;
  const page = PAGES.find(({ pages }) => pages.some((one) => one.pattern === pattern));
  if (!page) return [];
  await page.code.fetch();
  return [page.chunk];
}
