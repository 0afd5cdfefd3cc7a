import { join } from 'node:path';
import { createDriveStorage, type DriveConfig } from '../shared/storage/drive-storage';
import { createBucketReleaseStore } from './bucket-release-store';
import { openReleaseFolders } from './release-folders';
import type { ReleaseStore } from './release-store';

/** Releases in `DATA_DIR`, or in the bucket that holds the uploaded files where there is one (STORAGE_S3_BUCKET). */
export async function openReleaseStore(config: DriveConfig): Promise<ReleaseStore> {
  const folders = await openReleaseFolders(join(config.DATA_DIR, 'releases'));
  if (config.STORAGE_S3_BUCKET === '')
    return {
      ...folders,
      remove: ({ app, hash }) => folders.remove(app, hash),
      isHere: folders.has,
      put: folders.write,
      fetch: ({ app, hash }) => folders.has(app, hash),
    };
  return createBucketReleaseStore({ storage: createDriveStorage(config, 'releases'), folders });
}
