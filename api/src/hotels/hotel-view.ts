import type { Hotel } from '@atoll/contracts/hotel';
import type { HotelContent } from './hotel-content.model';

function whenAny<T extends object>(value: T): T | undefined {
  return Object.values(value).some((part) => part !== undefined) ? value : undefined;
}

/** A hotel as the API answers it (HSE-57); `distanceKm` is null where there is no searched place. */
export function hotelView(content: HotelContent, distanceKm: number | null): Hotel {
  const { latitude, longitude, checkInTime, checkOutTime, phone, email, website } = content;
  return {
    hotelId: content._id,
    name: content.name,
    rating: content.rating,
    chainCode: content.chainCode,
    description: content.description ? { text: content.description } : undefined,
    address: whenAny({
      lines: content.addressLines ? [...content.addressLines] : undefined,
      cityName: content.cityName,
      countryCode: content.countryCode,
    }),
    geoCode: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    media: content.media.map((uri) => ({ uri })),
    amenities: [...content.amenities],
    policies: whenAny({
      checkIn: checkInTime ? { time: checkInTime } : undefined,
      checkOut: checkOutTime ? { time: checkOutTime } : undefined,
    }),
    contact: whenAny({ phone, email, website }),
    distanceKm: distanceKm === null ? undefined : Math.round(distanceKm * 100) / 100,
    sample: content.sample,
  };
}
