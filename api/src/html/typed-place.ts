import { PLACE_PARAMS, placeState } from '@atoll/contracts/pages/place-params';
import { meantPlace, type CityOption } from '@atoll/contracts/place';
import { siteUrl } from '@atoll/contracts/site-path';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { mayBeRedirected } from './page-routes';

/** Finds places by what was typed, best first. */
export type FindPlaces = (query: string, limit: number) => Promise<readonly CityOption[]>;

function placeEntries(place: CityOption): [string, string][] {
  const state: Readonly<Record<string, unknown>> = { ...placeState(place) };
  return Object.entries(PLACE_PARAMS).flatMap(([name, { write }]): [string, string][] => {
    const text = (write as (value: unknown) => string | null)(state[name]);
    return text === null ? [] : [[name, text]];
  });
}

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
  const others = [...searchParams].filter(
    ([key, value]) => key !== name && !(key in PLACE_PARAMS) && value !== '',
  );
  const query = new URLSearchParams([...placeEntries(meant), ...others]);
  return `${pathname}?${query.toString()}`;
}
