import type { Connection } from 'mongoose';
import { PICTURE_PAGE_SIZE } from '@atoll/contracts/media';
import { mediaBucketModel } from './media-bucket.model';
import { mediaPictureModel, type MediaPictureDocument } from './media-picture.model';

export type StoredPicture = Omit<MediaPictureDocument, '_id'> & { readonly key: string };

export interface MediaRepository {
  /** In alphabetical order. */
  readonly bucketNames: () => Promise<readonly string[]>;
  readonly hasBucket: (name: string) => Promise<boolean>;
  /** False where there is one of that name already. */
  readonly addBucket: (name: string) => Promise<boolean>;
  readonly addPicture: (picture: StoredPicture) => Promise<void>;
  readonly picture: (bucket: string, key: string) => Promise<StoredPicture | null>;
  /** False where there is no such picture any more. */
  readonly setSizes: (key: string, sizes: readonly string[]) => Promise<boolean>;
  readonly removePicture: (key: string) => Promise<void>;
  /** The newest first; `page` is from 1. */
  readonly page: (bucket: string, page: number) => Promise<readonly StoredPicture[]>;
  readonly count: (bucket: string) => Promise<number>;
  /** Keys of the newest pictures. */
  readonly newestKeys: (bucket: string, most: number) => Promise<readonly string[]>;
}

const NEWEST_FIRST = { created_at: -1, _id: 1 } as const;

function toStored({ _id, ...picture }: MediaPictureDocument): StoredPicture {
  return { key: _id, ...picture };
}

/** Buckets and the records of their pictures in MongoDB; the files are elsewhere. */
export function createMediaRepository(connection: Connection): MediaRepository {
  const buckets = mediaBucketModel(connection);
  const pictures = mediaPictureModel(connection);
  return {
    bucketNames: async () => (await buckets.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id),
    hasBucket: async (name) => (await buckets.exists({ _id: name })) !== null,
    addBucket: async (name) => {
      const added = { $setOnInsert: { created_at: new Date() } };
      const { upsertedCount } = await buckets.updateOne({ _id: name }, added, { upsert: true });
      return upsertedCount === 1;
    },
    addPicture: async ({ key, ...picture }) => void (await pictures.create({ _id: key, ...picture })),
    picture: async (bucket, key) => {
      const found = await pictures.findOne({ _id: key, bucket }).lean();
      return found && toStored(found);
    },
    setSizes: async (key, sizes) =>
      (await pictures.updateOne({ _id: key }, { $set: { sizes } })).matchedCount > 0,
    removePicture: async (key) => void (await pictures.deleteOne({ _id: key })),
    page: async (bucket, page) => {
      const skip = (page - 1) * PICTURE_PAGE_SIZE;
      const query = pictures.find({ bucket }).sort(NEWEST_FIRST).skip(skip).limit(PICTURE_PAGE_SIZE);
      return (await query.lean()).map(toStored);
    },
    count: (bucket) => pictures.countDocuments({ bucket }),
    newestKeys: async (bucket, most) => {
      const query = pictures.find({ bucket }).sort(NEWEST_FIRST).limit(most).select({ _id: 1 });
      return (await query.lean()).map(({ _id }) => _id);
    },
  };
}
