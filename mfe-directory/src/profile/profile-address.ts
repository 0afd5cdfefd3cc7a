import {
  agentIdOf,
  agentInCityPage,
  agentPage,
  agentWithNamePage,
} from '@atoll/contracts/pages/travel-agents.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { agentSlug } from '@atoll/contracts/slug';
import { slugOfSegment } from '../shared/addresses';

/** What the path of a profile says of the agent: its id, or its name and city. */
export type ProfileAddress =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'name'; readonly nameSlug: string; readonly citySlug: string };

function byId(text: string | undefined): ProfileAddress | null {
  const id = text === undefined ? null : agentIdOf(text);
  return id === null ? null : { by: 'id', id: id.toLowerCase() };
}

/**
 * The agent that a path means, in the order of C15: an id at the end of the name goes before the name. Null where it
 * can be none.
 */
export function profileAddressOf(pathname: string): ProfileAddress | null {
  const short = pathParams(agentPage.pattern, pathname) ?? pathParams(agentWithNamePage.pattern, pathname);
  if (short) return agentIdOf(short.agentId ?? '') === short.agentId ? byId(short.agentId) : null;
  const { agent, city } = pathParams(agentInCityPage.pattern, pathname) ?? {};
  if (agent === undefined || city === undefined) return null;
  const known = byId(agent);
  if (known) return known;
  const [nameSlug, citySlug] = [slugOfSegment(agent, agentSlug), slugOfSegment(city)];
  return nameSlug === null || citySlug === null ? null : { by: 'name', nameSlug, citySlug };
}
