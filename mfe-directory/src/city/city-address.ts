import { cityAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { slugOfSegment } from '../shared/addresses';

/** The slug that the path of a city's page means; null where it can be none. */
export function citySlugOf(pathname: string): string | null {
  const { city } = pathParams(cityAgentsPage.pattern, pathname) ?? {};
  return city === undefined ? null : slugOfSegment(city);
}
