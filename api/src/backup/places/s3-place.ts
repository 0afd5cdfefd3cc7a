import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { BackupError } from '../backup-error';
import type { BackupConfig } from '../backup.config';
import type { BackupPlace, Draft } from './place';

/** Of an upload; ten thousand parts are the most, so a backup may have 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
/** A store copies at most 5 GB at once. */
const COPY_BYTES = 1024 * 1024 * 1024;
const PLAIN_REQUESTS = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;

interface ObjectName {
  readonly Bucket: string;
  readonly Key: string;
}

/** Amazon's SDK is loaded only where it is used. */
const sdk = () => import('@aws-sdk/client-s3');

async function connect(config: BackupConfig): Promise<S3Client> {
  const { S3Client: Client } = await sdk();
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_KEY_ID: accessKeyId } = config;
  return new Client({
    region: config.BACKUP_S3_REGION,
    ...(endpoint ? { endpoint, forcePathStyle: true, ...PLAIN_REQUESTS } : {}),
    ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey: config.BACKUP_S3_SECRET } } : {}),
  });
}

/** In bytes; null where there is no such object. */
async function sizeOf(client: S3Client, object: ObjectName): Promise<number | null> {
  const { HeadObjectCommand } = await sdk();
  try {
    return (await client.send(new HeadObjectCommand(object))).ContentLength ?? 0;
  } catch (error) {
    if ((error as { name?: unknown }).name === 'NotFound') return null;
    throw error;
  }
}

async function openObject(client: S3Client, object: ObjectName, name: string): Promise<Readable> {
  const { GetObjectCommand } = await sdk();
  try {
    return (await client.send(new GetObjectCommand(object))).Body as Readable;
  } catch (error) {
    if ((error as { name?: unknown }).name !== 'NoSuchKey') throw error;
    throw new BackupError(`${name} is not there.`);
  }
}

async function upload(client: S3Client, object: ObjectName, bytes: Readable): Promise<void> {
  const { Upload } = await import('@aws-sdk/lib-storage');
  const params = { ...object, Body: bytes };
  await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1, leavePartsOnError: false }).done();
}

async function copyParts(client: S3Client, from: ObjectName, to: ObjectName & { readonly UploadId: string }) {
  const { UploadPartCopyCommand } = await sdk();
  const size = (await sizeOf(client, from)) ?? 0;
  const parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
  for (let at = 0; at < size; at += COPY_BYTES) {
    const PartNumber = parts.length + 1;
    const CopySourceRange = `bytes=${at}-${Math.min(size, at + COPY_BYTES) - 1}`;
    const CopySource = encodeURIComponent(`${from.Bucket}/${from.Key}`);
    const answer = await client.send(
      new UploadPartCopyCommand({ ...to, PartNumber, CopySource, CopySourceRange }),
    );
    parts.push({ PartNumber, ETag: answer.CopyPartResult?.ETag });
  }
  return parts;
}

/** Gives an object another name. The store does it by itself, in parts, because what is larger than 5 GB has no other way. */
async function renameObject(client: S3Client, from: ObjectName, to: ObjectName): Promise<void> {
  const commands = await sdk();
  const { UploadId = '' } = await client.send(new commands.CreateMultipartUploadCommand(to));
  try {
    const Parts = await copyParts(client, from, { ...to, UploadId });
    await client.send(
      new commands.CompleteMultipartUploadCommand({ ...to, UploadId, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    await client.send(new commands.AbortMultipartUploadCommand({ ...to, UploadId }));
    throw error;
  }
  await client.send(new commands.DeleteObjectCommand(from));
}

/** What a store, or the way to it, refuses is the operator's to mend. */
async function inWords<T>(bucket: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { name, code, $metadata } = error as { name?: unknown; code?: unknown; $metadata?: object };
    if (!$metadata && typeof code !== 'string') throw error;
    const why = String(code ?? name);
    throw new BackupError(`The bucket ${bucket} cannot be used (${why}): look at BACKUP_S3_….`, {
      cause: error,
    });
  }
}

/** A backup in a bucket, under a key. */
export function createS3Place(config: BackupConfig, key: string): BackupPlace {
  const name = `s3:${key}`;
  const object = { Bucket: config.BACKUP_S3_BUCKET, Key: key };
  let connected: Promise<S3Client> | undefined;
  const client = () => (connected ??= connect(config));
  const refuseExisting = async () => {
    if ((await sizeOf(await client(), object)) !== null)
      throw new BackupError(`${name} is there already: a backup never replaces another.`);
  };
  const said = <T>(work: () => Promise<T>) => inWords(object.Bucket, work());
  const begin = async (id: string): Promise<Draft> => {
    await said(refuseExisting);
    const draft = { ...object, Key: `drafts/${id}` };
    return {
      name,
      open: () => said(async () => openObject(await client(), draft, name)),
      write: (bytes) => said(async () => upload(await client(), draft, bytes)),
      finish: () =>
        said(async () => {
          await refuseExisting();
          await renameObject(await client(), draft, object);
        }),
      discard: async () => {
        const { DeleteObjectCommand } = await sdk();
        await (await client()).send(new DeleteObjectCommand(draft));
      },
    };
  };
  return { name, open: () => said(async () => openObject(await client(), object, name)), begin };
}
