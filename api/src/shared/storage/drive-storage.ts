import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { PlatformConfig } from '../config/shared.config';
import type { ListedStorage } from './file-storage';
import type { StorageConfig } from './storage.config';

export type DriveConfig = Pick<PlatformConfig, 'DATA_DIR'> & StorageConfig;

const PLAIN_REQUESTS = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;
const DRAFTS = 'drafts/';
/** The client only warns of its request's time by itself, and counts it to the headers alone. */
const S3_TIMEOUTS = {
  ...{ connectionTimeout: 2_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
  socketTimeout: 8_000,
};

function localDisk(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }));
}

/** Amazon's SDK is loaded only where it is used: it is larger than the rest of the API's packages together. */
async function s3Disk(config: StorageConfig): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_KEY_ID: accessKeyId } = config;
  return new Disk(
    new S3Driver({
      bucket: config.STORAGE_S3_BUCKET,
      region: config.STORAGE_S3_REGION,
      // Stores of one's own rarely have a host name for each bucket, and not all know Amazon's newer checksums.
      ...(endpoint ? { endpoint, forcePathStyle: true, ...PLAIN_REQUESTS } : {}),
      ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey: config.STORAGE_S3_SECRET } } : {}),
      requestHandler: S3_TIMEOUTS,
      // The API serves the files: nobody reads the bucket itself.
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

function isMissing(error: unknown): boolean {
  const { cause, code } = error as { code?: unknown; cause?: { code?: unknown; name?: unknown } };
  return code === 'ENOENT' || cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey';
}

/** The paths of all files on a disk; of a folder that nobody has written to yet there are none. */
async function* filesOn(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [] };
        throw error;
      });
    for (const found of page.objects) if (found.isFile) yield found.key;
    paginationToken = 'paginationToken' in page ? page.paginationToken : undefined;
  } while (paginationToken);
}

/** Where each kind of files lies: its folder in DATA_DIR, and how its keys begin in a bucket. */
const PLACES = {
  uploads: { folder: join('media', 'uploads'), prefix: '' },
  releases: { folder: 'releases', prefix: 'releases/' },
} as const;

/** Files through flydrive: in DATA_DIR, or in a bucket of an S3-compatible store (docs/decisions/0023). */
export function createDriveStorage(
  config: DriveConfig,
  kind: keyof typeof PLACES = 'uploads',
): ListedStorage {
  const isLocal = config.STORAGE_S3_BUCKET === '';
  const { folder, prefix } = PLACES[kind];
  const keyOf = (path: string) => (isLocal ? path : `${prefix}${path}`);
  let opened: Promise<Disk> | undefined;
  const open = () =>
    (opened ??= isLocal ? Promise.resolve(localDisk(join(config.DATA_DIR, folder))) : s3Disk(config));

  /** False for what is still being written, was left by a crash, or is of another kind. */
  function isOurs(key: string): boolean {
    if (key.startsWith(DRAFTS) || key.startsWith('.')) return false;
    if (isLocal) return true;
    const kinds = Object.values(PLACES).filter((place) => key.startsWith(place.prefix));
    return kinds.at(-1)?.prefix === prefix;
  }

  return {
    write: async (path, bytes) => {
      const disk = await open();
      if (!isLocal) return disk.put(keyOf(path), bytes);
      const draft = `${DRAFTS}${randomUUID()}`;
      try {
        await disk.put(draft, bytes);
        await disk.move(draft, path);
      } catch (error) {
        // Half of it may be there, where the disk is full.
        await disk.delete(draft);
        throw error;
      }
    },
    read: async (path) => {
      try {
        // flydrive's getBytes gives memory that nobody wrote to where a file is empty.
        return await buffer(await (await open()).getStream(keyOf(path)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (path) => (await open()).delete(keyOf(path)),
    list: async function* () {
      for await (const key of filesOn(await open()))
        if (isOurs(key)) yield isLocal ? key : key.slice(prefix.length);
    },
  };
}
