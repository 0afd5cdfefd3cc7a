import type { Hotel } from '@atoll/contracts/hotel';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { KnownRequest } from '@atoll/contracts/pages/request-href';
import type { HotelSearch } from '../shared/hotel-address';
import { countryName } from './country-name';

/** The place that was searched; where none was, the hotel's own city. */
function destinationOf({ address }: Pick<Hotel, 'address'>, place: HotelSearch['place']) {
  return place
    ? { city: place.name, country: place.country }
    : { city: address?.cityName ?? null, country: countryName(address?.countryCode) ?? null };
}

/** What a request for a quote about a hotel says: the hotel, and the search that it was found with. */
export function requestAbout(
  hotel: Pick<Hotel, 'hotelId' | 'name' | 'address'>,
  { place, checkIn, checkOut, guests }: HotelSearch,
): KnownRequest {
  return {
    ...destinationOf(hotel, place),
    from: checkIn,
    to: checkOut,
    adults: guests,
    about: hotel.name,
    aboutPath: pageHref(hotelsPage, { ...placeState(place), hotel: hotel.hotelId }),
  };
}
