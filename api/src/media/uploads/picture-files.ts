import type { FileStorage } from '../../shared/storage/file-storage';
import type { MadePicture } from '../../shared/pictures/make-picture';

const FILE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-[a-z]{1,10})?\.webp$/;
const BUCKET = /^[a-z][a-z0-9-]{2,39}$/;

/** `<id>.webp` in a further size is `<id>-<size>.webp`. */
export function variantFile(key: string, size: string): string {
  return key.replace(/\.webp$/, `-${size}.webp`);
}

/** Where a file of a bucket is kept; null for names that we never made. */
function storedPath(bucket: string, file: string): string | null {
  return BUCKET.test(bucket) && FILE.test(file) ? `${bucket}/${file}` : null;
}

export interface PictureFiles {
  readonly keepVariants: (
    bucket: string,
    key: string,
    variants: ReadonlyMap<string, Buffer>,
  ) => Promise<void>;
  readonly keep: (
    bucket: string,
    key: string,
    picture: MadePicture,
    variants: ReadonlyMap<string, Buffer>,
  ) => Promise<void>;
  readonly remove: (bucket: string, key: string, sizes: Iterable<string>) => Promise<void>;
  /** Null where there is no such file. */
  readonly read: (bucket: string, file: string) => Promise<Buffer | null>;
}

/** The files of pictures: the large one under its key, each further size beside it. */
export function createPictureFiles(storage: FileStorage): PictureFiles {
  const write = (bucket: string, file: string, bytes: Buffer) => storage.write(`${bucket}/${file}`, bytes);

  const keepVariants: PictureFiles['keepVariants'] = async (bucket, key, variants) => {
    await Promise.all([...variants].map(([size, bytes]) => write(bucket, variantFile(key, size), bytes)));
  };
  return {
    keepVariants,
    keep: async (bucket, key, picture, variants) => {
      await Promise.all([write(bucket, key, picture.bytes), keepVariants(bucket, key, variants)]);
    },
    remove: async (bucket, key, sizes) => {
      const files = [key, ...[...sizes].map((size) => variantFile(key, size))];
      await Promise.all(files.map((file) => storage.remove(`${bucket}/${file}`)));
    },
    read: async (bucket, file) => {
      const path = storedPath(bucket, file);
      return path === null ? null : storage.read(path);
    },
  };
}
