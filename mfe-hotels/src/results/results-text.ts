import type { HotelSearch } from '../shared/hotel-address';
import type { StayArgs } from '../shared/hotels.api';
import type { HotelResults, ShownResults } from '../shared/use-hotel-search';
import { stayDates, stayNights } from '@atoll/contracts/dates-in-words';
import { partyText } from '../shared/party';

/** HSE-28. */
export function headingOf(results: HotelResults, { place }: HotelSearch): string {
  const city = place?.name ?? '';
  if (results.state === 'loading') return `Searching hotels in ${city}`;
  if (results.state !== 'results') return `Hotels in ${city}`;
  return `Showing ${results.hotels.length} of ${results.total} Hotels in ${city}`;
}

/** How much of the list the prices are known of; null where it is all of it (HSE-60). */
export function pricingText({ pricing, total }: ShownResults): string | null {
  if (!pricing || pricing.checked === 0) return null;
  const { listed, checked, priced, isGrowing } = pricing;
  if (isGrowing) return `Prices of ${checked} of ${listed} hotels so far, more are coming`;
  const isFiltered = total < listed;
  if (isFiltered) return checked < listed ? `Prices of ${checked} of ${listed} hotels are known` : null;
  return priced < listed ? `${priced} of ${listed} hotels have a price, the others come last` : null;
}

/** '4 to 7 December, 3 nights, 2 guests, 1 room' (HSE-29). */
export function summaryOf({ checkIn, checkOut, guests, rooms }: StayArgs, today: string | null): string {
  const dates =
    checkIn && checkOut
      ? `${stayDates(checkIn, checkOut, today)}, ${stayNights(checkIn, checkOut)}`
      : 'No dates yet';
  return `${dates}, ${partyText(guests, rooms)}`;
}
