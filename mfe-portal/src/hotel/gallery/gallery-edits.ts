import type {
  CollectionBody,
  GalleryChange,
  HotelGallery,
  PictureText,
} from '@atoll/contracts/hotel-gallery';

/** One change of a gallery, whichever address it is sent to. */
export type GalleryEdit =
  | GalleryChange
  | ({ readonly op: 'describe'; readonly pictureId: string } & PictureText)
  | ({ readonly op: 'collection'; readonly collectionId: string } & CollectionBody);

/** Under which names what is typed is kept until it is saved. */
export const altDraft = (pictureId: string) => `alt ${pictureId}`;
export const collectionDraft = (collectionId: string) => `collection ${collectionId}`;
export const newCollectionDraft = (houseId: string) => `new collection ${houseId}`;

/** What is wrong with a change before it is sent; null where the API has to say. */
export function complaintAbout(edit: GalleryEdit): string | null {
  return edit.op === 'collection' && edit.name.trim() === '' ? 'A collection needs a name.' : null;
}

function moved<Item extends { readonly id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((each) => each.id === id);
  const others = items.filter((each) => each !== item);
  return item ? [...others.slice(0, to), item, ...others.slice(to)] : others;
}

/** The gallery as it will be: shown at once, until the API has said so, or has refused. */
export function withEdit(gallery: HotelGallery, edit: GalleryEdit): HotelGallery {
  const change = (id: string, what: Partial<HotelGallery['pictures'][number]>) => ({
    ...gallery,
    pictures: gallery.pictures.map((picture) => (picture.id === id ? { ...picture, ...what } : picture)),
  });
  switch (edit.op) {
    case 'move':
      return { ...gallery, pictures: moved(gallery.pictures, edit.pictureId, edit.to) };
    case 'describe':
      return change(edit.pictureId, { alt: edit.alt.trim() });
    case 'collect':
      return change(edit.pictureId, { collectionIds: edit.collectionIds });
    case 'cover':
      return { ...gallery, coverId: edit.pictureId };
    case 'remove':
      return { ...gallery, pictures: gallery.pictures.filter(({ id }) => id !== edit.pictureId) };
    case 'move-collection':
      return { ...gallery, collections: moved(gallery.collections, edit.collectionId, edit.to) };
    case 'settings':
      return { ...gallery, settings: { ...gallery.settings, ...edit.settings } };
    default:
      // What the API knows better, such as whether a name is free, is shown when it has answered.
      return gallery;
  }
}
