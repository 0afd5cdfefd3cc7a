/** What search engines read of the directory's pages (schema.org). Addresses are paths, which the server makes absolute. */
import type { AgentCard } from '@atoll/contracts/agent';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import type { Crumb } from './crumbs';

const CONTEXT = 'https://schema.org';

/** The way to a page, this one last. */
export function breadcrumbList(crumbs: readonly Crumb[]): unknown {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  };
}

/** Agents in their order; `before` are those on the pages before this one. */
export function agentItems(agents: readonly AgentCard[], before = 0): unknown {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: agents.map((agent, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: agent.name,
      url: agentHref(agent),
    })),
  };
}
