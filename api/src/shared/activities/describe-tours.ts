import type { Tour } from '@atoll/contracts/tour';
import type { GeoCode, VendorActivity } from '../travel/travel-provider';

/** The vendor's records as the product shows them. The activities feature answers it for features that show tours. */
export type DescribeTours = (activities: readonly VendorActivity[], centre?: GeoCode) => readonly Tour[];
