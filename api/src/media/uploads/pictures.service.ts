import { randomUUID } from 'node:crypto';
import {
  bucketRules,
  PICTURE_PAGE_SIZE,
  type MediaPicture,
  type PicturesAnswer,
} from '@atoll/contracts/media';
import { checkPicture } from '../../shared/pictures/check-picture';
import { makeVariants, redrawPicture } from '../../shared/pictures/make-picture';
import type { MediaRepository, StoredPicture } from './media.repository';
import { variantFile, type PictureFiles } from './picture-files';

export interface PicturesService {
  /** Checks the file, draws it anew and keeps it. Throws INVALID_REQUEST or PAYLOAD_TOO_LARGE, and keeps nothing then. */
  readonly upload: (bucket: string, file: Buffer) => Promise<MediaPicture>;
  /** False where there is no such picture. */
  readonly remove: (bucket: string, key: string) => Promise<boolean>;
  /** Null where there is no such picture. */
  readonly find: (bucket: string, key: string) => Promise<MediaPicture | null>;
  readonly list: (bucket: string, page: number) => Promise<PicturesAnswer>;
  /** Makes the bucket's further sizes of a picture anew; false where there is no such picture. */
  readonly remake: (bucket: string, key: string) => Promise<boolean>;
}

/** The public path of a picture's file. */
function publicPath(bucket: string, file: string): string {
  return `/media/${bucket}/${file}`;
}

function toPicture({ key, bucket, sizes, created_at, ...facts }: StoredPicture): MediaPicture {
  const paths = sizes.map((size) => [size, publicPath(bucket, variantFile(key, size))]);
  return {
    key,
    bucket,
    ...facts,
    url: publicPath(bucket, key),
    variants: Object.fromEntries(paths) as Record<string, string>,
    created_at: created_at.toISOString(),
  };
}

/** Uploaded pictures: their files and their records, which are there together or not at all. */
export function createPicturesService(repository: MediaRepository, files: PictureFiles): PicturesService {
  return {
    upload: async (bucket, file) => {
      const rules = bucketRules(bucket);
      await checkPicture(file, rules);
      const made = await redrawPicture(file);
      const variants = await makeVariants(made.bytes, rules.sizes);
      const sizes = [...variants.keys()];
      const { width, height, bytes } = made;
      const facts = { width, height, bytes: bytes.length, sizes, created_at: new Date() };
      const picture = { key: `${randomUUID()}.webp`, bucket, ...facts };
      try {
        await files.keep(bucket, picture.key, made, variants);
        await repository.addPicture(picture);
      } catch (error) {
        await files.remove(bucket, picture.key, sizes);
        throw error;
      }
      return toPicture(picture);
    },
    remove: async (bucket, key) => {
      const picture = await repository.picture(bucket, key);
      if (!picture) return false;
      const sizes = new Set([...picture.sizes, ...Object.keys(bucketRules(bucket).sizes)]);
      // The record after the files: a removal that fails in the middle can be asked for again.
      await files.remove(bucket, key, sizes);
      await repository.removePicture(key);
      // A bulk job may have made its sizes anew between the two.
      await files.remove(bucket, key, sizes);
      return true;
    },
    find: async (bucket, key) => {
      const picture = await repository.picture(bucket, key);
      return picture && toPicture(picture);
    },
    list: async (bucket, page) => {
      const [pictures, count] = await Promise.all([repository.page(bucket, page), repository.count(bucket)]);
      const pages = Math.max(1, Math.ceil(count / PICTURE_PAGE_SIZE));
      return { pictures: pictures.map(toPicture), meta: { count, page, pages } };
    },
    remake: async (bucket, key) => {
      const picture = await repository.picture(bucket, key);
      const large = picture && (await files.read(bucket, key));
      if (!large) return false;
      const variants = await makeVariants(large, bucketRules(bucket).sizes);
      await files.keepVariants(bucket, key, variants);
      if (await repository.setSizes(key, [...variants.keys()])) return true;
      // It was removed meanwhile: what nobody can find any more must not stay public.
      await files.remove(bucket, key, variants.keys());
      return false;
    },
  };
}
