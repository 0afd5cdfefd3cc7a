import { meantPlace, type CityOption } from '@atoll/contracts/place';
import { siteUrl } from '@atoll/contracts/site-path';

/** Finds places by what was typed, best first. */
export type FindPlaces = (query: string, limit: number) => Promise<readonly CityOption[]>;

const SEARCH_PAGE = '/hotels';

/** False for nearly every address; reading one to be sure takes a while. */
export function mayNamePlace(url: string): boolean {
  return url.includes('q=');
}

/**
 * Where a search form leads that was sent before its script ran: the full address of the place that was typed. Null
 * where there is nothing to resolve, or where what was typed may mean several places and the page lists them.
 */
export async function resolveTypedPlace(url: string, findPlaces: FindPlaces): Promise<string | null> {
  if (!mayNamePlace(url)) return null;
  const { pathname, searchParams } = siteUrl(url);
  const typed = searchParams.get('q')?.trim();
  if (pathname !== SEARCH_PAGE || !typed) return null;
  const meant = meantPlace(typed, await findPlaces(typed, 2));
  if (!meant) return null;
  const { name, country, latitude, longitude } = meant;
  const place = { city: name, country, lat: String(latitude), lng: String(longitude) };
  const others = [...searchParams].filter(([key, value]) => key !== 'q' && !(key in place) && value !== '');
  const query = new URLSearchParams([...Object.entries(place), ...others]);
  return `${SEARCH_PAGE}?${query.toString()}`;
}
