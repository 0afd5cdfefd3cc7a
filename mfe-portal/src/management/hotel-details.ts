import type { HotelProfileBody } from '@atoll/contracts/account';
import { FIELD_WORDS } from '../shared/hotel-fields';
import type { Detail } from './applicant';

/** All of a profile but its name, which stands above it. */
export function hotelDetails(profile: HotelProfileBody): Detail[] {
  const fields = Object.keys(FIELD_WORDS) as (keyof HotelProfileBody)[];
  return fields
    .filter((field) => field !== 'name')
    .map((key) => ({ key, label: FIELD_WORDS[key], children: profile[key] || 'None' }));
}
