import { hotelGalleryPage } from '@atoll/contracts/pages/signed-in.page';

const below = (part: string) => `${hotelGalleryPage.pattern}/${part}`;

/** The five screens of the gallery. */
export const GALLERY_PLACES = {
  overview: hotelGalleryPage.pattern,
  photos: below('photos'),
  upload: below('upload'),
  collections: below('collections'),
  settings: below('settings'),
} as const;
