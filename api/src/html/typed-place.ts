import { meantPlace } from '@atoll/contracts/place';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import type { FindPlaces } from '../platform/places/find-places';
import { mayBeRedirected } from './page-routes';

/**
 * Where a search form leads that was sent before its script ran: the full address of the place that was typed. Null
 * where there is nothing to resolve, or where what was typed may mean several places and the page lists them.
 */
export async function resolveTypedPlace(url: string, findPlaces: FindPlaces): Promise<string | null> {
  if (!mayBeRedirected(url)) return null;
  const { pathname, searchParams } = siteUrl(url);
  const name = matchSiteRoute(pathname)?.typedPlace;
  const typed = name && searchParams.get(name)?.trim();
  if (!typed) return null;
  const meant = meantPlace(typed, await findPlaces(typed, 2));
  if (!meant) return null;
  const { country, latitude, longitude } = meant;
  const place = { city: meant.name, country, lat: String(latitude), lng: String(longitude) };
  const others = [...searchParams].filter(([key, value]) => key !== name && !(key in place) && value !== '');
  const query = new URLSearchParams([...Object.entries(place), ...others]);
  return `${pathname}?${query.toString()}`;
}
