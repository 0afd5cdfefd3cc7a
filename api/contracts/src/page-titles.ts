import { matchSiteRoute } from './site-routes';

const TITLES: Readonly<Record<string, string>> = {
  '/login': 'Login',
  '/hotels': 'Find hotels',
  '/tours': 'Find tours',
  '/travel-agents': 'Find agents',
  '/destinations': 'Destinations',
  '/map': 'Global map',
  '/expo': 'Expo',
  '/chat': 'Marco AI',
  '/chat/:conversationId': 'Marco AI',
  '/management-portal/auth': 'Management portal',
};

/** The title of the document at a path, the same from the server and in the browser. */
export function pageTitle(path: string): string {
  const route = matchSiteRoute(path);
  if (!route) return 'Page Not Found | Atoll';
  const title = TITLES[route.pattern];
  return title ? `${title} | Atoll` : 'Atoll: go with someone who knows the way';
}
