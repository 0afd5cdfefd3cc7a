import { countryHref, cityHref } from './addresses';
import type { Crumb } from './crumbs';

const DESTINATIONS: Crumb = { name: 'Destinations', href: '/destinations' };
const DIRECTORY: Crumb = { name: 'Travel agents', href: '/travel-agents' };

interface InCity {
  readonly city: string;
  readonly slug: string;
  readonly country: string;
  readonly clean_country: string;
}

/** What is above the page of a city. */
export function crumbsAboveCity({
  country,
  clean_country,
}: Pick<InCity, 'country' | 'clean_country'>): Crumb[] {
  return [DIRECTORY, { name: country, href: countryHref(clean_country) }];
}

/** What is above the page of a city with a guide. */
export function crumbsAboveGuide({
  country,
  clean_country,
}: Pick<InCity, 'country' | 'clean_country'>): Crumb[] {
  return [DESTINATIONS, { name: country, href: countryHref(clean_country) }];
}

/** What is above a page of something in a city. */
export function crumbsInCity(place: InCity): Crumb[] {
  return [...crumbsAboveCity(place), { name: place.city, href: cityHref(place.slug) }];
}
