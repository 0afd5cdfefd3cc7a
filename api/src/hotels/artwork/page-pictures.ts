import { artworkUri, TIMES_OF_DAY, type TimeOfDay } from '@atoll/contracts/artwork';
import { hotelGallery, type GalleryPicture, type PicturedHotel } from './hotel-gallery';

/** A page of this many motifs does not look like one hotel again and again. */
const SCENES_PER_PAGE = 8;
/** In the widest grid a card's neighbours are up to this many places away. */
const NEIGHBOURS = 4;
/** What the top of a hotel's page can show at once. */
const PICTURES_OF_LISTED = 3;

/**
 * Addresses of the first pictures of each hotel of a page, in its order. Each hotel's own cover where possible;
 * a motif that the page has often enough gives way to another of the same hotel, and neighbours with the same motif
 * have another time of day. None for a hotel that has no artwork (null).
 */
export function pagePictures(hotels: readonly (PicturedHotel | null)[]): string[][] {
  const oftenEnough = Math.ceil(hotels.length / SCENES_PER_PAGE);
  const used = new Map<string, number>();
  const covers: string[] = [];
  return hotels.map((hotel, index) => {
    const gallery = hotel ? hotelGallery(hotel) : { pictures: [], covers: [] };
    const usedLessThan =
      (times: number) =>
      ({ scene }: GalleryPicture) =>
        (used.get(scene) ?? 0) < times;
    const mustBeNew = used.size < SCENES_PER_PAGE && index >= hotels.length / 3;
    const fresh = mustBeNew ? gallery.covers.find(usedLessThan(1)) : undefined;
    const cover = fresh ?? gallery.covers.find(usedLessThan(oftenEnough)) ?? gallery.covers[0];
    if (!cover) return [];
    used.set(cover.scene, (used.get(cover.scene) ?? 0) + 1);
    const first = unlike(cover, covers.slice(-NEIGHBOURS));
    covers.push(first);
    const others = gallery.pictures.filter(({ scene }) => scene !== cover.scene).map(addressOf);
    return [first, ...others].slice(0, PICTURES_OF_LISTED);
  });
}

function addressOf({ scene, time }: Pick<GalleryPicture, 'scene' | 'time'>): string {
  return artworkUri(scene, time);
}

/** The cover at its own time of day, or at the next one that no neighbour has. */
function unlike({ scene, time }: GalleryPicture, neighbours: readonly string[]): string {
  const from = TIMES_OF_DAY.indexOf(time);
  const times: TimeOfDay[] = [...TIMES_OF_DAY.slice(from), ...TIMES_OF_DAY.slice(0, from)];
  const addresses = times.map((at) => addressOf({ scene, time: at }));
  return addresses.find((address) => !neighbours.includes(address)) ?? addressOf({ scene, time });
}
