import type { Point } from '../../world/geo';

/** Codes the provider filters hotels by. Source: HotelList schema, parameter `amenities`. */
export const amenityCodes = [
  'SWIMMING_POOL', 'SPA', 'FITNESS_CENTER', 'AIR_CONDITIONING', 'RESTAURANT', 'PARKING', 'PETS_ALLOWED', 'AIRPORT_SHUTTLE',
  'BUSINESS_CENTER', 'DISABLED_FACILITIES', 'WIFI', 'MEETING_ROOMS', 'NO_KID_ALLOWED', 'TENNIS', 'GOLF', 'KITCHEN',
  'ANIMAL_WATCHING', 'BABY-SITTING', 'BEACH', 'CASINO', 'JACUZZI', 'SAUNA', 'SOLARIUM', 'MASSAGE', 'VALET_PARKING',
  'BAR or LOUNGE', 'KIDS_WELCOME', 'NO_PORN_FILMS', 'MINIBAR', 'TELEVISION', 'WI-FI_IN_ROOM', 'ROOM_SERVICE',
  'GUARDED_PARKG', 'SERV_SPEC_MENU',
] as const; // prettier-ignore

/** Chains sell directly, houses without a brand through a bed bank. */
export type HotelSource = 'DIRECTCHAIN' | 'BEDBANK';

/** A hotel as it is invented for a place. */
export interface Hotel extends Point {
  /** Eight characters: chain, city, number within the city. */
  hotelId: string;
  chainCode: string;
  name: string;
  cityIndex: number;
  /** Position among the hotels of its city, from 0. */
  ordinal: number;
  stars: number;
  source: HotelSource;
  isResort: boolean;
  amenities: readonly string[];
  /** The same physical house keeps this number whoever sells it. */
  dupeId: number;
}
