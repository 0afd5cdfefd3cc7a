import type { GalleryPicture } from '@atoll/contracts/hotel-gallery';

/** What a picture shows; where the house has not said it, whose picture it is. */
export function pictureAlt({ alt }: Pick<GalleryPicture, 'alt'>, house: string, index: number): string {
  return alt || `${house}, picture ${index + 1}`;
}
