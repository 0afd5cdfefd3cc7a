import { API_PATHS } from '@atoll/contracts/api-paths';
import { EXPO_PATHS } from '@atoll/contracts/expo';
import { housePath } from '@atoll/contracts/house';
import { MAIL_PATHS } from '@atoll/contracts/mail-settings';
import { managedPage } from '@atoll/contracts/pages/managed.page';
import { managedPagePath } from '@atoll/contracts/managed-page-rules';
import { destinationPage } from '@atoll/contracts/pages/destinations.page';
import { expoEventPage } from '@atoll/contracts/pages/expo.page';
import { housePage } from '@atoll/contracts/pages/house.page';
import { mailsPage } from '@atoll/contracts/pages/mails.page';
import { planPage } from '@atoll/contracts/pages/plan.page';
import { ownRequestPage, tripPlanPage } from '@atoll/contracts/pages/request.page';
import { sharedPostPage } from '@atoll/contracts/pages/share.page';
import {
  agentIdOf,
  agentInCityPage,
  agentPage,
  agentWithNamePage,
  cityAgentsPage,
  cityBestPage,
  cityGuidePage,
  cityTopPage,
} from '@atoll/contracts/pages/travel-agents.page';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { matchSiteRoute, pathParams } from '@atoll/contracts/site-routes';

/** What varies in a page's path, to the API's path of what the page is about; null where the path names nothing. */
export type PageSubject = (params: Readonly<Record<string, string>>) => string | null;

const filled = (path: string, name: string, value = '') =>
  path.replace(`:${name}`, encodeURIComponent(value));
const below = (path: string, part = '') => `${path}/${encodeURIComponent(part)}`;
const content =
  (kind: string): PageSubject =>
  ({ city, slug }) =>
    below(`${below(API_PATHS.cities, city)}/pages/${kind}`, slug);
const agent: PageSubject = ({ agentId }) => below(API_PATHS.agents, agentId);

/**
 * The API's answer that a page is about, by the page's pattern: where that is not there, neither is the page. The server
 * asks it where the page's own bundle cannot say. Here and not with the pages, which are in every browser's first script.
 */
export const PAGE_SUBJECTS: Readonly<Record<string, PageSubject>> = {
  [destinationPage.pattern]: ({ countrySlug }) => below(API_PATHS.destinations, countrySlug),
  [expoEventPage.pattern]: ({ eventId }) => filled(EXPO_PATHS.event, 'eventId', eventId),
  [managedPage.pattern]: ({ slug = '' }) => managedPagePath('page', { slug }),
  [housePage.pattern]: ({ slug = '' }) => housePath(slug),
  [mailsPage.pattern]: ({ token }) => filled(MAIL_PATHS.settings, 'token', token),
  [planPage.pattern]: ({ token }) => filled(API_PATHS.marcoSharedPlan, 'token', token),
  [ownRequestPage.pattern]: ({ token }) => filled(REQUEST_PATHS.own, 'token', token),
  [tripPlanPage.pattern]: ({ token }) => filled(REQUEST_PATHS.plan, 'token', token),
  [sharedPostPage.pattern]: ({ logId }) => below(API_PATHS.share, logId),
  [cityAgentsPage.pattern]: ({ city }) => below(API_PATHS.cities, city),
  [cityGuidePage.pattern]: content('guide'),
  [cityTopPage.pattern]: content('top'),
  [cityBestPage.pattern]: content('best'),
  [agentInCityPage.pattern]: ({ agent: segment = '' }) => {
    const agentId = agentIdOf(segment);
    return agentId === null ? null : agent({ agentId });
  },
  [agentPage.pattern]: agent,
  [agentWithNamePage.pattern]: agent,
};

/** The API's path of the answer that the page at a path is about; null where it is about none. */
export function answerOfPage(path: string): string | null {
  const pattern = matchSiteRoute(path)?.pattern ?? '';
  return PAGE_SUBJECTS[pattern]?.(pathParams(pattern, path) ?? {}) ?? null;
}
