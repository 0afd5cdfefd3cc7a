import { pageHref, readQuery, type Page } from '@atoll/contracts/pages/page';
import { placeState, type PLACE_PARAMS } from '@atoll/contracts/pages/place-params';
import { meantPlace } from '@atoll/contracts/place';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import type { FindPlaces } from '../shared/places/find-places';
import { mayBeRedirected } from './page-routes';

/**
 * Where a search form leads that was sent before its script ran: the full address of the place that was typed. Null
 * where there is nothing to resolve, or where what was typed may mean several places and the page lists them.
 */
export async function resolveTypedPlace(url: string, findPlaces: FindPlaces): Promise<string | null> {
  if (!mayBeRedirected(url)) return null;
  const { pathname, searchParams } = siteUrl(url);
  const page = matchSiteRoute(pathname);
  const typed = page?.typedPlace && searchParams.get(page.typedPlace)?.trim();
  if (!typed) return null;
  const meant = meantPlace(typed, await findPlaces(typed, 2));
  if (!meant) return null;
  // A page that takes a typed place has the parameters of one.
  const placePage = page as unknown as Page<typeof PLACE_PARAMS>;
  return pageHref(placePage, { ...readQuery(placePage, searchParams), ...placeState(meant) });
}
