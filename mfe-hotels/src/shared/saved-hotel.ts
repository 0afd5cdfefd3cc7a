import type { Hotel } from '@atoll/contracts/hotel';
import { firstPicture } from './hotel-text';

/** A hotel as the shortlist of this device keeps it; `href` is the hotel over this search. */
export function savedHotel(hotel: Hotel, href: string) {
  const { hotelId: id, name: title, address, geoCode: position } = hotel;
  const place = address?.cityName;
  return { kind: 'hotel' as const, id, title, place, picture: firstPicture(hotel), position, href };
}
