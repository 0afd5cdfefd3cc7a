import sharp from 'sharp';
import { checkPicture, type PictureRules } from '../shared/pictures/check-picture';
import { makeVariants, redrawPicture } from '../shared/pictures/make-picture';
import type { FileStorage } from '../shared/storage/file-storage';

/** What a house's picture is kept in: the whole of it, two crops, and a JPEG for links that are shared. */
export const GALLERY_FILES = ['large.webp', 'card.webp', 'small.webp', 'share.jpg'] as const;
export type GalleryFile = (typeof GALLERY_FILES)[number];

const SIZES = { card: { width: 800, height: 600 }, small: { width: 400, height: 300 } };
const SHARE = { width: 1_200, height: 630 };

export interface MadeGalleryPicture {
  readonly width: number;
  readonly height: number;
  readonly files: ReadonlyMap<GalleryFile, Buffer>;
}

/** A picture checked by its bytes and drawn anew in all its sizes. Throws INVALID_REQUEST or PAYLOAD_TOO_LARGE. */
export async function makeGalleryPicture(bytes: Buffer, rules: PictureRules): Promise<MadeGalleryPicture> {
  await checkPicture(bytes, rules);
  const large = await redrawPicture(bytes);
  const [crops, share] = await Promise.all([
    makeVariants(large.bytes, SIZES),
    // Not every site that shows a shared link reads WebP.
    sharp(large.bytes).resize(SHARE).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer(),
  ]);
  const { width, height } = large;
  const files = new Map<GalleryFile, Buffer>([['large.webp', large.bytes]]);
  for (const [name, crop] of crops) files.set(name === 'card' ? 'card.webp' : 'small.webp', crop);
  files.set('share.jpg', share);
  return { width, height, files };
}

/** The files of houses' pictures, in a folder that `/media` finds no public picture in: whether one is public is asked. */
export interface GalleryFileStore {
  readonly keep: (key: string, files: ReadonlyMap<GalleryFile, Buffer>) => Promise<void>;
  /** Null where there is no such file. */
  readonly read: (key: string, file: GalleryFile) => Promise<Buffer | null>;
  readonly remove: (key: string) => Promise<void>;
}

const pathOf = (key: string, file: GalleryFile) => `private/hotel-pictures/${key}/${file}`;

export function createGalleryFiles(storage: FileStorage): GalleryFileStore {
  return {
    keep: async (key, files) => {
      await Promise.all([...files].map(([file, bytes]) => storage.write(pathOf(key, file), bytes)));
    },
    read: (key, file) => storage.read(pathOf(key, file)),
    remove: async (key) => {
      await Promise.all(GALLERY_FILES.map((file) => storage.remove(pathOf(key, file))));
    },
  };
}
