import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Release } from '@atoll/contracts/registry';
import { RELEASE_UPLOAD_MAX_BYTES } from '@atoll/contracts/release-summary';
import { AppError } from '../shared/errors/app-error';
import { peopleText } from '../shared/text/people-text';
import { RefusedRelease } from './refused-release';
import type { ReleaseSource } from './release-files';
import { describedRelease } from './release-record';

const REASON_MAX = 500;
const RECORD_MAX_BYTES = 2 ** 20;
const FORM_LIMITS = {
  fieldNameSize: 300,
  fieldSize: RECORD_MAX_BYTES,
  fields: 3,
  files: 9_000,
  parts: 9_003,
  fileSize: RELEASE_UPLOAD_MAX_BYTES,
};

/** What a connection that ended in the middle leaves. */
const CUT_CODES = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** An upload as it lies on this machine's disk until it is stored or refused. */
export interface ReceivedRelease {
  readonly source: ReleaseSource;
  readonly activate: boolean;
  readonly reason: string | null;
  /** Removes it from the disk. */
  readonly discard: () => Promise<void>;
}

/** The form as far as it has come. */
interface Received {
  record: Release | null;
  activate: boolean;
  reason: string | null;
  /** The file on this disk by its path in the release. */
  readonly files: Map<string, string>;
}

function tooLarge(): AppError {
  const most = RELEASE_UPLOAD_MAX_BYTES / 2 ** 20;
  return new AppError('PAYLOAD_TOO_LARGE', { message: `A release has ${most} MB at most.` });
}

function invalidForm(message: string, cause?: unknown): AppError {
  return new AppError('INVALID_REQUEST', { message, cause });
}

function parseRecord(text: string): Release {
  try {
    return describedRelease(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof RefusedRelease) throw cause;
    throw new RefusedRelease('release.json is not valid JSON: build the remote again.', { cause });
  }
}

function takeField(received: Received, name: string, value: string): void {
  if (name === 'record') received.record = parseRecord(value);
  else if (name === 'activate') received.activate = value !== 'false';
  else if (name === 'reason') received.reason = peopleText(value.slice(0, REASON_MAX), 'lines') || null;
  else throw invalidForm(`The form of a release has no field ${JSON.stringify(name.slice(0, 100))}.`);
}

/** A path that the record does not know can only be a mistake, or an attempt. */
function refuseStranger(record: Release, path: string): void {
  const listed = new Set(record.files.map((file) => file.path));
  if (!listed.has(path.replace(/\.(br|gz)$/, '')))
    throw new RefusedRelease(`${JSON.stringify(path.slice(0, 100))} is not among the release's files.`);
}

/** Ends with 413 as soon as all files together are larger than an upload may be. */
function sizeGuard() {
  let bytes = 0;
  return () =>
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        if (bytes > RELEASE_UPLOAD_MAX_BYTES) done(tooLarge());
        else done(null, chunk);
      },
    });
}

/** Files are written under numbers: a path of the form is a name to look up, never a place. */
async function takeFile(received: Received, part: MultipartFile, folder: string, guard: Transform) {
  const { record, files } = received;
  if (!record) throw invalidForm('Send the record before the files.');
  refuseStranger(record, part.fieldname);
  const file = join(folder, String(files.size));
  await pipeline(part.file, guard, createWriteStream(file));
  files.set(part.fieldname, file);
}

async function readForm(request: FastifyRequest, folder: string): Promise<Received> {
  const received: Received = { record: null, activate: true, reason: null, files: new Map() };
  const guard = sizeGuard();
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'field') takeField(received, part.fieldname, String(part.value));
    else await takeFile(received, part, folder, guard());
  }
  return received;
}

function sourceOf({ record, files }: Received): ReleaseSource {
  return {
    record: () => Promise.resolve(record),
    read: async (path) => {
      const file = files.get(path);
      return file === undefined ? null : readFile(file);
    },
  };
}

function complaintAbout(error: unknown): unknown {
  if (error instanceof AppError || error instanceof RefusedRelease) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  // What the disk has to say is another matter than a form that is cut.
  const isCut = code === undefined || code.startsWith('FST_') || CUT_CODES.includes(code);
  return isCut ? invalidForm('The form is not complete.', error) : error;
}

/**
 * Takes an upload in, `multipart/form-data` with the fields `record` (the build's `release.json`, first), `activate`
 * and `reason`, and each file under its path. What comes is written to `root` as it comes, so that no release lies in
 * memory as a whole. Throws RefusedRelease, INVALID_REQUEST and PAYLOAD_TOO_LARGE.
 */
export async function receiveRelease(request: FastifyRequest, root: string): Promise<ReceivedRelease> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the release as multipart/form-data.' });
  // A dotfile, which is never served.
  const folder = join(root, `.upload-${randomUUID()}`);
  const discard = () => rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  try {
    const received = await readForm(request, folder);
    if (!received.record) throw invalidForm('The form has no record.');
    return { source: sourceOf(received), activate: received.activate, reason: received.reason, discard };
  } catch (error) {
    await discard();
    throw complaintAbout(error);
  }
}
