import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { cityAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { prepareAgentMap } from './city/agent-map-part';

/** Fetches the code of everything that a URL shows, before hydration: the server has drawn it. */
export async function prepareUrl({ pathname }: URL): Promise<void> {
  if (matchSiteRoute(pathname)?.pattern === cityAgentsPage.pattern) await prepareAgentMap();
}
