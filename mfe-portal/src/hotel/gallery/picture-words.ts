import type { GalleryPicture } from '@atoll/contracts/hotel-gallery';

/** What a picture is called among the others: by what it shows, or by its place. */
export function pictureName({ alt }: Pick<GalleryPicture, 'alt'>, index: number): string {
  return alt || `Picture ${index + 1}`;
}
