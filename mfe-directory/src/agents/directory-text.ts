import { countText } from '../shared/agents/agent-text';
import type { TopCountries } from '../shared/agents/agents.api';
import { titled } from '@atoll/contracts/page-titles';

/** The title of the document, the same from the server and in the browser. */
export function directoryTitle(page: number): string {
  return titled(page > 1 ? `Travel agents, page ${page}` : 'Travel agents all over the world');
}

/** '3,200 cities of 190 countries'. */
export function reachText({ cityCount, countryCount }: TopCountries): string {
  return `${countText(cityCount, 'city', 'cities')} of ${countText(countryCount, 'country', 'countries')}`;
}
