import { destinationPage } from '@atoll/contracts/pages/destinations.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { slugOfSegment } from '../shared/addresses';

/** The slug that the path of a country's page means; null where it can be none. */
export function countrySlugOf(pathname: string): string | null {
  const { countrySlug } = pathParams(destinationPage.pattern, pathname) ?? {};
  return countrySlug === undefined ? null : slugOfSegment(countrySlug);
}
