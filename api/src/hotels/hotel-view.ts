import type { Hotel } from '@atoll/contracts/hotel';
import { timeZoneOf } from '../shared/places/time-zone';
import { galleryMedium, hotelGallery, isPictured, type PicturedHotel } from './artwork/hotel-gallery';
import { pagePictures } from './artwork/page-pictures';
import type { HotelContent } from './hotel-content.model';

function whenAny<T extends object>(value: T): T | undefined {
  return Object.values(value).some((part) => part !== undefined) ? value : undefined;
}

/** What artwork is chosen by; null where a real hotel has no pictures yet. */
function pictured(content: HotelContent): PicturedHotel | null {
  return content.sample ? { ...content, hotelId: content._id } : null;
}

/** Whether there is a picture to show of a hotel. */
export function hasPictures(content: HotelContent): boolean {
  return content.sample && isPictured(content._id);
}

/** A hotel of a list: its content, and how far it is from the searched place; null where there is none. */
export interface ListedContent {
  readonly content: HotelContent;
  readonly distanceKm: number | null;
}

/** Hotels of a page as the API answers them (HSE-57), with the first pictures of each. */
export function pageView(listed: readonly ListedContent[]): Hotel[] {
  const pictures = pagePictures(listed.map(({ content }) => pictured(content)));
  return listed.map(({ content, distanceKm }, index) => ({
    ...facts(content, distanceKm),
    media: (pictures[index] ?? []).map((uri) => ({ uri })),
  }));
}

function zoneOf({ latitude, longitude }: HotelContent): string | undefined {
  return latitude === undefined || longitude === undefined ? undefined : timeZoneOf(latitude, longitude);
}

/** One hotel as the API answers it, with its whole gallery and its time zone. */
export function hotelView(content: HotelContent): Hotel {
  const hotel = pictured(content);
  const { pictures } = hotel ? hotelGallery(hotel) : { pictures: [] };
  return { ...facts(content, null), timeZone: zoneOf(content), media: pictures.map(galleryMedium) };
}

function facts(content: HotelContent, distanceKm: number | null): Hotel {
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
