import type { House } from '@atoll/contracts/house';
import { cityHref, countryHref } from '../shared/addresses';
import type { Crumb } from '../shared/crumbs';

/** The pages above a house: its country and its city, as far as the directory has them. */
export function crumbsOfHouse({ city, country, citySlug, countrySlug }: House): Crumb[] {
  return [
    { name: 'Destinations', href: '/destinations' },
    ...(countrySlug === null ? [] : [{ name: country, href: countryHref(countrySlug) }]),
    ...(citySlug === null ? [] : [{ name: city, href: cityHref(citySlug) }]),
  ];
}
