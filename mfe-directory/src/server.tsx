import {
  agentInCityPage,
  agentPage,
  agentWithNamePage,
  cityAgentsPage,
  travelAgentsPage,
} from '@atoll/contracts/pages/travel-agents.page';
import { destinationPage, destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { expoEventPage, expoPage } from '@atoll/contracts/pages/expo.page';
import { housePage } from '@atoll/contracts/pages/house.page';
import { mailsPage } from '@atoll/contracts/pages/mails.page';
import { managedPage } from '@atoll/contracts/pages/managed.page';
import { mapPage } from '@atoll/contracts/pages/map.page';
import { ownRequestPage, requestPage, tripPlanPage } from '@atoll/contracts/pages/request.page';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import { sitemapPage } from '@atoll/contracts/pages/sitemap.page';
import { pageTitle } from '@atoll/contracts/page-titles';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { createServerRender, type ServerRenderOptions } from '@atoll/platform/server';
import { loadAgents } from './agents/agents.first-screen';
import { loadCity } from './city/city.first-screen';
import { CONTENT_PATTERNS } from './content/content-address';
import { loadContent } from './content/content.first-screen';
import { loadDestination } from './destination/destination.first-screen';
import { loadDestinations } from './destinations/destinations.first-screen';
import { DirectoryApp } from './directory-app';
import { loadEvent, loadExpo } from './expo/expo.first-screen';
import { loadHouse } from './house/house.first-screen';
import { loadMails } from './mails/mails.first-screen';
import { loadManaged } from './managed/managed.first-screen';
import { loadMap } from './map/map.first-screen';
import { preparePage } from './pages';
import { loadProfile } from './profile/profile.first-screen';
import { loadOwnRequest, loadRequestForm, loadTripPlan } from './requests/requests.first-screen';
import { loadSharedPost } from './shared-post/shared-post.first-screen';
import { loadSitemap } from './sitemap/sitemap.first-screen';

type Load = ServerRenderOptions['load'];

/** What each page shows first, by its pattern; the others show nothing that has to be fetched. */
const LOADERS: Readonly<Record<string, Load>> = {
  [travelAgentsPage.pattern]: loadAgents,
  [cityAgentsPage.pattern]: loadCity,
  ...Object.fromEntries(CONTENT_PATTERNS.map((pattern) => [pattern, loadContent])),
  [destinationsPage.pattern]: loadDestinations,
  [destinationPage.pattern]: loadDestination,
  [mapPage.pattern]: loadMap,
  [requestPage.pattern]: loadRequestForm,
  [ownRequestPage.pattern]: loadOwnRequest,
  [tripPlanPage.pattern]: loadTripPlan,
  [expoPage.pattern]: loadExpo,
  [expoEventPage.pattern]: loadEvent,
  [housePage.pattern]: loadHouse,
  [managedPage.pattern]: loadManaged,
  [mailsPage.pattern]: loadMails,
  [sharedPostPage.pattern]: loadSharedPost,
  [sitemapPage.pattern]: loadSitemap,
  [agentInCityPage.pattern]: loadProfile,
  [agentPage.pattern]: loadProfile,
  [agentWithNamePage.pattern]: loadProfile,
};

const loadNothing: Load = (_store, { pathname }) =>
  Promise.resolve({ head: { title: pageTitle(pathname), canonical: pathname } });

/** The first screens of the directory's pages. */
export const render = createServerRender({
  name: 'mfe-directory',
  root: DirectoryApp,
  load: async (store, url) => {
    const pattern = matchSiteRoute(url.pathname)?.pattern ?? '';
    const load = LOADERS[pattern] ?? loadNothing;
    const [page, chunks] = await Promise.all([load(store, url), preparePage(url.pathname)]);
    return 'movedTo' in page ? page : { ...page, chunks };
  },
});
