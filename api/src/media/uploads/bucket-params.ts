import { Type } from 'typebox';
import { BUCKET_PATTERN } from '@atoll/contracts/media';
import { AppError } from '../../shared/errors/app-error';
import type { MediaRepository } from './media.repository';

export const BucketParams = Type.Object({ bucket: Type.String({ pattern: BUCKET_PATTERN }) });

/** The bucket of that name. Throws NOT_FOUND where there is none. */
export async function existingBucket(repository: MediaRepository, name: string): Promise<string> {
  if (await repository.hasBucket(name)) return name;
  throw new AppError('NOT_FOUND', { message: 'There is no such bucket.' });
}
