import { randomUUID } from 'node:crypto';
import { GALLERY_PICTURES_MAX, type GalleryPicture, type HotelGallery } from '@atoll/contracts/hotel-gallery';
import { AppError } from '../shared/errors/app-error';
import type { House, Houses } from '../shared/houses/houses';
import type { PictureRules } from '../shared/pictures/check-picture';
import { editedGallery, type GalleryEdit } from './gallery-changes';
import { makeGalleryPicture, type GalleryFileStore } from './gallery-files';
import { galleryView, pictureView } from './gallery-view';
import type { HotelGalleryDocument, StoredPicture } from './hotel-gallery.model';
import type { HotelGalleryRepository } from './hotel-gallery.repository';

const FULL = `A gallery has ${GALLERY_PICTURES_MAX} pictures at most. Remove some first.`;
const REMOVED = 'This picture was uploaded before, and removed. Bring it back, or upload it as a new one.';
const STALE = 'The gallery was changed elsewhere meanwhile. Here is what is there now.';

export interface HotelGalleryServiceDeps {
  readonly galleries: HotelGalleryRepository;
  readonly files: GalleryFileStore;
  readonly houses: Pick<Houses, 'ofAccount'>;
  readonly now: () => Date;
}

export interface HotelGalleryService {
  /** The house of that id. Throws 42501 where it is not the account's own, or none. */
  readonly own: (userId: string, houseId: string) => Promise<House>;
  readonly read: (house: House) => Promise<HotelGallery>;
  /** Throws CONFLICT, with what is there now, where the version is another one. */
  readonly edit: (house: House, version: number, edit: GalleryEdit) => Promise<HotelGallery>;
  /** A picture that is there already, uploaded under this id; null where it has to be sent. */
  readonly uploaded: (house: House, pictureId: string) => Promise<GalleryPicture | null>;
  /** Keeps a picture under the id that its sender made, once however often it is sent. */
  readonly upload: (
    house: House,
    pictureId: string,
    bytes: Buffer,
    rules: PictureRules,
  ) => Promise<GalleryPicture>;
}

/** Throws CONFLICT where a picture of this id cannot be added. */
function refuseAnother(gallery: HotelGalleryDocument, pictureId: string): void {
  if (gallery.removed.some(({ picture }) => picture.id === pictureId))
    throw new AppError('CONFLICT', { message: REMOVED });
  if (gallery.pictures.length + gallery.removed.length >= GALLERY_PICTURES_MAX)
    throw new AppError('CONFLICT', { message: FULL, fields: { file: FULL } });
}

const withId = ({ pictures }: HotelGalleryDocument, id: string) => pictures.find((each) => each.id === id);

/** What an owner does with the gallery of their house. */
export function createHotelGalleryService(deps: HotelGalleryServiceDeps): HotelGalleryService {
  const { galleries, files, houses, now } = deps;

  /** The gallery with the picture last; without it where another request was faster with the same one. */
  function added(house: House, picture: StoredPicture): Promise<HotelGalleryDocument> {
    return galleries.write(house, (gallery) => {
      if (withId(gallery, picture.id)) return null;
      refuseAnother(gallery, picture.id);
      return { fields: { pictures: [...gallery.pictures, picture] }, isVersion: false };
    });
  }

  return {
    own: async (userId, houseId) => {
      const house = await houses.ofAccount(userId);
      if (house?.id !== houseId) throw new AppError('42501');
      return house;
    },
    read: async (house) => galleryView(await galleries.ensure(house), house),
    edit: async (house, version, edit) => {
      const gallery = await galleries.write(house, (current) => {
        if (current.version !== version)
          throw new AppError('CONFLICT', { message: STALE, body: { current: galleryView(current, house) } });
        return { fields: editedGallery(current, edit, now()), isVersion: true };
      });
      return galleryView(gallery, house);
    },
    uploaded: async (house, pictureId) => {
      const gallery = await galleries.ensure(house);
      const found = withId(gallery, pictureId);
      if (found) return pictureView(gallery.page_id, found);
      refuseAnother(gallery, pictureId);
      return null;
    },
    upload: async (house, pictureId, bytes, rules) => {
      const { width, height, files: made } = await makeGalleryPicture(bytes, rules);
      const key = randomUUID();
      const facts = { width, height, alt: '', collection_ids: [], uploaded_at: now() };
      try {
        await files.keep(key, made);
        const gallery = await added(house, { id: pictureId, key, ...facts });
        const kept = withId(gallery, pictureId);
        if (!kept) throw new Error(`the picture ${pictureId} was not written`);
        if (kept.key !== key) await files.remove(key);
        return pictureView(gallery.page_id, kept);
      } catch (error) {
        await files.remove(key);
        throw error;
      }
    },
  };
}
