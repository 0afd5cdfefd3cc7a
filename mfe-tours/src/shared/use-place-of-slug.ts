import type { CityOption } from '@atoll/contracts/place';
import { TOUR_DESTINATIONS } from '@atoll/contracts/popular-places';
import { slugify } from '@atoll/contracts/slug';
import { placesApi } from '@atoll/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

export type PlaceOfSlug =
  | { state: 'known'; place: CityOption }
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'error'; retry: () => void };

/** The slug of a place in /tours/map/{location}: 'maafushi', or with its country where the name alone is another place. */
export function isSlugOf(slug: string, { name, country }: CityOption): boolean {
  return slug === slugify(name) || slug === slugify(`${name} ${country}`);
}

/** The popular destinations, the five islands among them, need no question (TOU-38). */
export function destinationOfSlug(slug: string): CityOption | null {
  return TOUR_DESTINATIONS.find((place) => isSlugOf(slug, place)) ?? null;
}

/** As `slugify` writes them, and long enough to be asked for. */
const SLUG = /^[a-z0-9][a-z0-9-]+$/;

/** What the gazetteer is asked for a slug; null where no place has such a one. */
export function wordsOf(slug: string): string | null {
  return SLUG.test(slug) ? slug.replaceAll('-', ' ') : null;
}

/** The slug that is meant by the last part of a path, in whichever case, script or encoding it was written. */
export function slugOf(part: string): string {
  try {
    return slugify(decodeURIComponent(part));
  } catch {
    // Encoded wrongly: no slug of any place.
    return part;
  }
}

/** The place that a slug means; every place of the gazetteer has one. */
export function usePlaceOfSlug(part: string): PlaceOfSlug {
  const slug = slugOf(part);
  const known = useMemo(() => destinationOfSlug(slug), [slug]);
  const words = known ? null : wordsOf(slug);
  const query = placesApi.useSearchPlacesQuery(words ?? skipToken);
  const found = query.currentData?.find((place) => isSlugOf(slug, place));
  const place = known ?? found;
  if (place) return { state: 'known', place };
  if (query.isError && !query.isFetching) return { state: 'error', retry: () => void query.refetch() };
  return words && !query.currentData ? { state: 'loading' } : { state: 'unknown' };
}
