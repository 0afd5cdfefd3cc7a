import type { Hotel } from '@atoll/contracts/hotel';
import type { ListedHotel } from '../travel/travel-provider';

/** Joins the vendor's list with our own contents. The hotels feature answers it for features that show hotels. */
export type DescribeHotels = (listed: readonly ListedHotel[]) => Promise<readonly Hotel[]>;
