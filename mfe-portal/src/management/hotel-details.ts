import type { HotelProfileBody } from '@atoll/contracts/account';
import type { Detail } from './applicant';

/** The fields of a profile in words. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Name',
  property_type: 'Kind of property',
  star_rating: 'Stars',
  address: 'Address',
  city: 'City',
  country: 'Country',
  phone: 'Phone',
  email: 'E-mail',
} satisfies Readonly<Record<keyof HotelProfileBody, string>>;

/** All of a profile but its name, which stands above it. */
export function hotelDetails(profile: HotelProfileBody): Detail[] {
  const fields = Object.keys(FIELD_WORDS) as (keyof HotelProfileBody)[];
  return fields
    .filter((field) => field !== 'name')
    .map((key) => ({ key, label: FIELD_WORDS[key] ?? key, children: profile[key] || 'None' }));
}
