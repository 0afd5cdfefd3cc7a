import { wholeNumberText } from '@atoll/contracts/words';
import { AGENT_PAGE_SIZE } from '@atoll/contracts/agent';
import { pageHref, readQuery } from '@atoll/contracts/pages/page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { listArgs } from '../shared/agents/agent-filters';
import { countText } from '../shared/agents/agent-text';
import { agentsApi } from '../shared/agents/agents.api';
import { agentItems } from '../shared/structured-data';
import { directoryTitle, reachText } from './directory-text';

/** /travel-agents. Every narrowing of it has the address of the whole list, page by page. */
export async function loadAgents(store: AtollStore, url: URL): Promise<LoadedPage> {
  const state = readQuery(travelAgentsPage, url.searchParams);
  const { listAgents, topCountries } = agentsApi.endpoints;
  const [{ data, meta }, top] = await Promise.all([
    store.dispatch(listAgents.initiate(listArgs(state, null))).unwrap(),
    store.dispatch(topCountries.initiate()).unwrap(),
  ]);
  const { page } = state;
  const where = page > 1 ? ` Page ${wholeNumberText(page)} of the directory.` : '';
  return {
    status: page > meta.pages ? 404 : 200,
    head: {
      title: directoryTitle(page),
      description: `${countText(top.agentCount)} in ${reachText(top)}: search by name, city, speciality and language.${where}`,
      ...(page > meta.pages ? {} : { canonical: pageHref(travelAgentsPage, { page }) }),
      jsonLd: [agentItems(data, (page - 1) * AGENT_PAGE_SIZE)],
    },
    madeFrom: ['agents', 'destinations'],
  };
}
