import type { ListedHotel } from '../shared/travel/travel-provider';
import type { HotelContent } from './hotel-content.model';
import type { HotelContentRepository } from './hotel-content.repository';

/** Contents of listed hotels, by id: known ones read, others written on first sight. */
export type ReadContents = (hotels: readonly ListedHotel[]) => Promise<Map<string, HotelContent>>;

function sameList(a: readonly string[] | undefined, b: readonly string[]): boolean {
  return a !== undefined && a.length === b.length && b.every((item) => a.includes(item));
}

/** Stars and amenities that the vendor states to everybody replace what we had. */
function learned(known: HotelContent, hotel: ListedHotel): HotelContent | null {
  const rating = hotel.rating ?? known.rating;
  const amenities = hotel.amenities ?? known.amenities;
  if (rating === known.rating && sameList(known.amenities, amenities)) return null;
  return { ...known, rating, amenities };
}

/** Joins the vendor's list with our own contents: one query per page, and one bulk write where something is new. */
export function createHotelContents(
  repository: HotelContentRepository,
  describe: (hotel: ListedHotel) => HotelContent,
): ReadContents {
  return async (hotels) => {
    const contents = await repository.findMany(hotels.map((hotel) => hotel.hotelId));
    const changed = hotels.flatMap((hotel) => {
      const known = contents.get(hotel.hotelId);
      return (known ? learned(known, hotel) : describe(hotel)) ?? [];
    });
    await repository.saveMany(changed);
    for (const content of changed) contents.set(content._id, content);
    return contents;
  };
}
