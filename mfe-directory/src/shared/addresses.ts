import type { AgentCard } from '@atoll/contracts/agent';
import type { CityPageLink } from '@atoll/contracts/destination';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { CityOption } from '@atoll/contracts/place';
import { slugify } from '@atoll/contracts/slug';

export function cityHref(slug: string): string {
  return `/travel-agents/${slug}`;
}

export function countryHref(slug: string): string {
  return `/destination/${slug}`;
}

export function contentHref(citySlug: string, { kind, slug }: Pick<CityPageLink, 'kind' | 'slug'>): string {
  return `${cityHref(citySlug)}/${kind}/${slug}`;
}

/** The list of the agents of one name in one city. */
export function sameNameHref({ name_slug, clean_city }: AgentCard): string {
  return `/travel-agents/${name_slug}/${clean_city}`;
}

/** Hotels and tours around a place, which their searches begin with. */
export function hotelsHref(place: CityOption): string {
  return pageHref(hotelsPage, placeState(place));
}

export function toursHref(place: CityOption): string {
  return pageHref(toursPage, placeState(place));
}

/** The city of an agent as the other searches name a place. */
export function placeOfAgent({ city, country, lat, lng }: AgentCard): CityOption {
  return { name: city, country, latitude: lat, longitude: lng };
}

const SLUG = /^[a-z0-9-]+$/;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** An encoded segment of a path as a slug: 'S%C3%A3o Paulo' is 'sao-paulo'. Null where nothing is left of it. */
export function slugOfSegment(segment: string, slugOf: (text: string) => string = slugify): string | null {
  if (SLUG.test(segment)) return segment;
  const text = decoded(segment);
  return (text && slugOf(text)) || null;
}
