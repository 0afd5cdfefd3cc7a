import type { GalleryPicture, HotelGallery } from '@atoll/contracts/hotel-gallery';
import { houseHref } from '@atoll/contracts/pages/house.page';
import type { House } from '../shared/houses/houses';
import { houseSlug } from './house-view';
import type { HotelGalleryDocument, StoredPicture } from './hotel-gallery.model';

/** Pictures are at `/media/houses/<the page's id>/<the picture's key>/<file>`. */
export function pictureUrl(pageId: string, key: string, file: string): string {
  return `/media/houses/${pageId}/${key}/${file}`;
}

export function pictureView(pageId: string, picture: StoredPicture): GalleryPicture {
  const { id, key, alt, width, height, collection_ids } = picture;
  return {
    ...{ id, alt, width, height },
    collectionIds: [...collection_ids],
    paths: {
      large: pictureUrl(pageId, key, 'large.webp'),
      card: pictureUrl(pageId, key, 'card.webp'),
      small: pictureUrl(pageId, key, 'small.webp'),
    },
  };
}

/** The picture that stands for the house; null without pictures. */
export function coverOf({
  pictures,
  cover_id,
}: Pick<HotelGalleryDocument, 'pictures' | 'cover_id'>): StoredPicture | null {
  return pictures.find(({ id }) => id === cover_id) ?? pictures[0] ?? null;
}

/** A gallery as its owner sees it. */
export function galleryView(gallery: HotelGalleryDocument, { approved }: House): HotelGallery {
  const { _id, page_id, version, pictures, collections, settings, is_sample } = gallery;
  const isPublic = approved !== null && settings.isPageShown && pictures.length > 0;
  return {
    houseId: _id,
    version,
    pictures: pictures.map((picture) => pictureView(page_id, picture)),
    collections: [...collections],
    coverId: coverOf(gallery)?.id ?? null,
    settings,
    page: isPublic ? houseHref(houseSlug(approved, page_id)) : null,
    isSample: is_sample,
  };
}
