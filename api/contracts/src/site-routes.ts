import { bookingsPage } from './pages/bookings.page';
import { chatPage, conversationPage } from './pages/chat.page';
import { destinationPage, destinationsPage } from './pages/destinations.page';
import { expoEventPage, expoPage } from './pages/expo.page';
import { housePage } from './pages/house.page';
import { homePage } from './pages/home.page';
import { hotelsPage } from './pages/hotels.page';
import { privacyPage, termsPage } from './pages/legal.page';
import { agentLoginPage, hotelLoginPage, loginPage } from './pages/login.page';
import { hotelMarketingPage, whyPage } from './pages/marketing.page';
import { mailsPage } from './pages/mails.page';
import { managedPage } from './pages/managed.page';
import { mapPage } from './pages/map.page';
import { firstScreenQuery, type Page } from './pages/page';
import { planPage } from './pages/plan.page';
import { portalAuthPage } from './pages/portal-auth.page';
import { authCallbackPage, forgotPasswordPage, resetPasswordPage } from './pages/recovery.page';
import { registerAsPage, registerPage, registrationPendingPage } from './pages/registration.page';
import {
  accountPage,
  agentContactPage,
  agentCrmPage,
  agentDashboardPage,
  agentHotelThreadPage,
  agentMessagesPage,
  agentMyAgentsPage,
  agentNetworkPage,
  agentNetworkPartPage,
  agentProfilePage,
  agentRequestPage,
  agentRequestsPage,
  agentThreadPage,
  completeProfilePage,
  hotelAgentsPage,
  hotelAgentsPartPage,
  hotelContactPage,
  hotelCrmPage,
  hotelDashboardPage,
  hotelGalleryPage,
  hotelGalleryPartPage,
  hotelProfileEditPage,
  hotelSettingsPage,
  enhanceProfilePage,
  hotelMessagesAliasPage,
  hotelMessagesPage,
  hotelThreadPage,
  indexNowPage,
  portalRecordPage,
  portalScreenPage,
  profileCompletePage,
  travelerDashboardPage,
  travelerMessagesPage,
  travelerRequestsPage,
  verificationPage,
  verificationPendingPage,
} from './pages/signed-in.page';
import { toursMapPage, toursPage } from './pages/tours.page';
import { ownRequestPage, requestPage, tripPlanPage } from './pages/request.page';
import { sharedPostPage } from './pages/share.page';
import { sitemapPage } from './pages/sitemap.page';
import {
  agentInCityPage,
  agentPage,
  agentWithNamePage,
  cityAgentsPage,
  cityBestPage,
  cityGuidePage,
  cityTopPage,
  travelAgentsPage,
} from './pages/travel-agents.page';
import { normalPathname, siteUrl } from './site-path';

/**
 * Every page of the site, first match wins. The server answers anything else with 404 (HOM-21), the shell mounts the
 * remote that a match names. A page that is not built yet is absent here.
 */
export const SITE_ROUTES: readonly Page[] = [
  homePage,
  loginPage,
  agentLoginPage,
  hotelLoginPage,
  registerPage,
  registerAsPage,
  registrationPendingPage,
  forgotPasswordPage,
  resetPasswordPage,
  authCallbackPage,
  privacyPage,
  termsPage,
  hotelMarketingPage,
  whyPage,
  hotelsPage,
  bookingsPage,
  toursPage,
  toursMapPage,
  travelAgentsPage,
  cityGuidePage,
  cityTopPage,
  cityBestPage,
  agentInCityPage,
  cityAgentsPage,
  agentDashboardPage,
  agentProfilePage,
  enhanceProfilePage,
  agentRequestsPage,
  agentRequestPage,
  agentMessagesPage,
  agentThreadPage,
  agentHotelThreadPage,
  agentNetworkPage,
  agentNetworkPartPage,
  agentMyAgentsPage,
  agentCrmPage,
  agentContactPage,
  agentPage,
  agentWithNamePage,
  destinationsPage,
  destinationPage,
  requestPage,
  ownRequestPage,
  tripPlanPage,
  mailsPage,
  sharedPostPage,
  sitemapPage,
  mapPage,
  expoPage,
  expoEventPage,
  managedPage,
  housePage,
  chatPage,
  conversationPage,
  planPage,
  portalAuthPage,
  portalScreenPage,
  portalRecordPage,
  accountPage,
  travelerDashboardPage,
  travelerMessagesPage,
  travelerRequestsPage,
  hotelDashboardPage,
  hotelProfileEditPage,
  hotelGalleryPage,
  hotelGalleryPartPage,
  hotelSettingsPage,
  hotelMessagesPage,
  hotelMessagesAliasPage,
  hotelAgentsPage,
  hotelAgentsPartPage,
  hotelThreadPage,
  hotelCrmPage,
  hotelContactPage,
  completeProfilePage,
  profileCompletePage,
  verificationPage,
  verificationPendingPage,
  indexNowPage,
];

/** Empty ones count: `/terms/` is no page, but another way to write one. */
function segments(path: string): string[] {
  return path.split('/').slice(1);
}

/** The name and the value of what varies in a segment of a path; null where the segment is another one. */
function matchSegment(expected: string, actual: string | undefined): [string, string] | [] | null {
  if (actual === undefined) return null;
  const colon = expected.indexOf(':');
  if (colon < 0) return expected === actual ? [] : null;
  const letters = expected.slice(0, colon);
  const value = actual.slice(letters.length);
  return actual.startsWith(letters) && value !== '' ? [expected.slice(colon + 1), value] : null;
}

/** What varies in a path of this pattern, by name and still encoded; null where the path has another pattern. */
export function pathParams(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [expected, actual] = [segments(pattern), segments(path)];
  if (expected.length !== actual.length) return null;
  const found = expected.map((segment, index) => matchSegment(segment, actual[index]));
  if (found.includes(null)) return null;
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair?.length === 2));
}

/** The page that a path belongs to, or null where the site has no such page. */
export function matchSiteRoute(path: string, routes: readonly Page[] = SITE_ROUTES): Page | null {
  return (
    routes.find(({ pattern, words }) => {
      const params = pathParams(pattern, path);
      return params && (!words || words.includes(Object.values(params)[0] ?? ''));
    }) ?? null
  );
}

/** A segment of a path as its page writes it; null where it is another one in any case of its letters. */
function inPageCase({ words }: Page, expected: string, actual: string | undefined): string | null {
  if (actual === undefined) return null;
  const colon = expected.indexOf(':');
  if (colon < 0) return expected === actual.toLowerCase() ? expected : null;
  const [letters, value] = [expected.slice(0, colon), actual.slice(colon)];
  if (actual.slice(0, colon).toLowerCase() !== letters || value === '') return null;
  const isWord = words?.includes(value.toLowerCase()) ?? false;
  return letters + (isWord ? value.toLowerCase() : value);
}

function inCaseOf(page: Page, path: string): string | null {
  const [expected, actual] = [segments(page.pattern), segments(path)];
  if (expected.length !== actual.length) return null;
  const found = expected.map((segment, index) => inPageCase(page, segment, actual[index]));
  return found.includes(null) ? null : `/${found.join('/')}`;
}

/**
 * The one path of the page that somebody means by a path: single slashes, none at its end, and the fixed words of its
 * pattern, and those that may stand in it, in their case. Null where the site has no such page. Every way to write a page's address leads here.
 */
export function pagePath(path: string, routes: readonly Page[] = SITE_ROUTES): string | null {
  const normal = normalPathname(path);
  // In the order of the routes: `/agent/Dashboard` is the dashboard, and no agent of that id.
  for (const page of routes) {
    const found = inCaseOf(page, normal);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The address of a page as it is rendered and kept: its path and, in the page's order, the parameters that its first
 * screen depends on. Whatever else a link carries makes no other page.
 */
export function pageAddress(url: string, routes: readonly Page[] = SITE_ROUTES): string {
  const { pathname, searchParams } = siteUrl(url);
  const page = matchSiteRoute(pathname, routes);
  const kept = page ? firstScreenQuery(page, searchParams) : new URLSearchParams();
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}
