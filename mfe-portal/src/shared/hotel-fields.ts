import type { HotelProfileBody } from '@atoll/contracts/account';

/** The fields of a profile in words. */
export const FIELD_WORDS: Readonly<Record<keyof HotelProfileBody, string>> = {
  name: 'Name',
  property_type: 'Kind of property',
  star_rating: 'Stars',
  address: 'Address',
  city: 'City',
  country: 'Country',
  phone: 'Phone',
  email: 'E-mail',
  description: 'From the house',
};
