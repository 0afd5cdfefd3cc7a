import {
  GALLERY_COLLECTIONS_MAX,
  PICTURE_UNDO_SECONDS,
  type CollectionBody,
  type GalleryChange,
  type PictureText,
} from '@atoll/contracts/hotel-gallery';
import { AppError, invalidField } from '../shared/errors/app-error';
import type { HotelGalleryDocument, StoredPicture } from './hotel-gallery.model';

/** Whatever an owner changes of a gallery, by whichever route it came. */
export type GalleryEdit =
  | GalleryChange
  | ({ readonly op: 'describe'; readonly pictureId: string } & PictureText)
  | ({ readonly op: 'collection'; readonly collectionId: string } & CollectionBody);

/** What a change may write. */
export type GalleryFields = Partial<
  Pick<
    HotelGalleryDocument,
    'pictures' | 'collections' | 'cover_id' | 'settings' | 'removed' | 'removal_due_at' | 'is_left'
  >
>;

const NO_PICTURE = 'This picture is not in the gallery any more.';
const NO_COLLECTION = 'This collection is not there any more.';
const TOO_LATE = 'This picture cannot be brought back any more.';
const SAME_NAME = 'There is a collection of this name.';

type Gallery = HotelGalleryDocument;
type Edit<Op extends GalleryEdit['op']> = Extract<GalleryEdit, { readonly op: Op }>;

function indexOf(items: readonly { readonly id: string }[], id: string, problem: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw new AppError('CONFLICT', { message: problem });
  return index;
}

function inserted<Item>(items: readonly Item[], item: Item, at: number): Item[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

function moved<Item extends { readonly id: string }>(
  items: readonly Item[],
  index: number,
  to: number,
): Item[] {
  const item = items[index];
  const others = items.filter((_, at) => at !== index);
  return item ? inserted(others, item, to) : others;
}

function withPicture(gallery: Gallery, id: string, change: Partial<StoredPicture>): GalleryFields {
  indexOf(gallery.pictures, id, NO_PICTURE);
  return {
    pictures: gallery.pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)),
  };
}

/** The earliest time at which files of removed pictures go. */
export function earliestDue(removed: Gallery['removed']): Date | null {
  return removed.reduce<Date | null>(
    (earliest, { due_at }) => (earliest && earliest <= due_at ? earliest : due_at),
    null,
  );
}

function collect(gallery: Gallery, { pictureId, collectionIds }: Edit<'collect'>): GalleryFields {
  for (const id of collectionIds) indexOf(gallery.collections, id, NO_COLLECTION);
  return withPicture(gallery, pictureId, { collection_ids: collectionIds });
}

function remove(gallery: Gallery, { pictureId }: Edit<'remove'>, now: Date): GalleryFields {
  const at = indexOf(gallery.pictures, pictureId, NO_PICTURE);
  const picture = gallery.pictures[at];
  const due_at = new Date(now.getTime() + PICTURE_UNDO_SECONDS * 1_000);
  const removed = picture ? [...gallery.removed, { picture, at, due_at }] : gallery.removed;
  return {
    pictures: gallery.pictures.filter(({ id }) => id !== pictureId),
    removed,
    removal_due_at: earliestDue(removed),
  };
}

function restore(gallery: Gallery, { pictureId }: Edit<'restore'>, now: Date): GalleryFields {
  const found = gallery.removed.find(({ picture, due_at }) => picture.id === pictureId && due_at > now);
  if (!found) throw new AppError('CONFLICT', { message: TOO_LATE });
  const removed = gallery.removed.filter((other) => other !== found);
  const known = new Set(gallery.collections.map(({ id }) => id));
  const picture = {
    ...found.picture,
    collection_ids: found.picture.collection_ids.filter((id) => known.has(id)),
  };
  return {
    pictures: inserted(gallery.pictures, picture, found.at),
    removed,
    removal_due_at: earliestDue(removed),
  };
}

/** A collection as it is written: a new one gets its pictures, one that is there another name. */
function writeCollection(gallery: Gallery, edit: Edit<'collection'>): GalleryFields {
  const { collectionId: id, to = gallery.collections.length, pictureIds = [] } = edit;
  const name = edit.name.trim();
  const isTaken = gallery.collections.some(
    (other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw invalidField('name', SAME_NAME);
  if (gallery.collections.some((other) => other.id === id))
    return { collections: gallery.collections.map((each) => (each.id === id ? { id, name } : each)) };
  if (gallery.collections.length >= GALLERY_COLLECTIONS_MAX)
    throw invalidField('name', `A gallery has ${GALLERY_COLLECTIONS_MAX} collections at most.`);
  const within = new Set(pictureIds);
  return {
    collections: inserted(gallery.collections, { id, name }, to),
    pictures: gallery.pictures.map((picture) =>
      within.has(picture.id) ? { ...picture, collection_ids: [...picture.collection_ids, id] } : picture,
    ),
  };
}

function removeCollection(gallery: Gallery, { collectionId }: Edit<'remove-collection'>): GalleryFields {
  indexOf(gallery.collections, collectionId, NO_COLLECTION);
  return {
    collections: gallery.collections.filter(({ id }) => id !== collectionId),
    pictures: gallery.pictures.map((picture) => ({
      ...picture,
      collection_ids: picture.collection_ids.filter((id) => id !== collectionId),
    })),
  };
}

/** What an owner's change writes. Throws CONFLICT where what it is about is gone, INVALID_REQUEST for a name that is taken. */
export function editedGallery(gallery: Gallery, edit: GalleryEdit, now: Date): GalleryFields {
  switch (edit.op) {
    case 'move':
      return {
        pictures: moved(gallery.pictures, indexOf(gallery.pictures, edit.pictureId, NO_PICTURE), edit.to),
      };
    case 'describe':
      return withPicture(gallery, edit.pictureId, { alt: edit.alt.trim() });
    case 'cover':
      indexOf(gallery.pictures, edit.pictureId, NO_PICTURE);
      return { cover_id: edit.pictureId };
    case 'collect':
      return collect(gallery, edit);
    case 'remove':
      return remove(gallery, edit, now);
    case 'restore':
      return restore(gallery, edit, now);
    case 'collection':
      return writeCollection(gallery, edit);
    case 'move-collection':
      return {
        collections: moved(
          gallery.collections,
          indexOf(gallery.collections, edit.collectionId, NO_COLLECTION),
          edit.to,
        ),
      };
    case 'remove-collection':
      return removeCollection(gallery, edit);
    case 'settings':
      return { settings: { ...gallery.settings, ...edit.settings } };
  }
}
