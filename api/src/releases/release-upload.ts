import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { preParsingHookHandler } from 'fastify';
import type { ReleaseUpload } from '@atoll/contracts/release-summary';
import { AppError } from '../shared/errors/app-error';
import { RefusedRelease } from './refused-release';
import type { ReleaseSource } from './release-files';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decode(path: string, text: string): Buffer {
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw new RefusedRelease(`${path} is not base64.`);
  return Buffer.from(text, 'base64');
}

/** A path that the record does not know can only be a mistake, or an attempt. */
function refuseStrangers({ record, files }: ReleaseUpload): void {
  const listed = new Set(record.files.map(({ path }) => path));
  const stranger = Object.keys(files).find((path) => !listed.has(path.replace(/\.(br|gz)$/, '')));
  if (stranger !== undefined)
    throw new RefusedRelease(`${JSON.stringify(stranger.slice(0, 100))} is not among the release's files.`);
}

/** The release that an upload carries. Its paths are looked up by name, never used before they are checked. */
export function uploadedRelease(upload: ReleaseUpload): ReleaseSource {
  refuseStrangers(upload);
  const files = new Map(Object.entries(upload.files));
  return {
    record: () => Promise.resolve(upload.record),
    read: (path) => {
      const text = files.get(path);
      return Promise.resolve(text === undefined ? null : decode(path, text));
    },
  };
}

/**
 * Unpacks a body with `content-encoding: gzip` while it arrives. The route's body limit counts what comes out, so a
 * bomb ends with 413 and never lies in memory.
 */
export const unpackBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') {
    done(null, payload);
    return;
  }
  if (encoding !== 'gzip') {
    done(new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the body as it is, or with gzip.' }));
    return;
  }
  const unpacked = Object.assign(new PassThrough(), { receivedEncodedLength: 0 });
  payload.on('data', (chunk: Buffer) => (unpacked.receivedEncodedLength += chunk.length));
  const gunzip = createGunzip();
  gunzip.on('error', (cause) => {
    // The rest of what was sent must still be read, or the sender never sees the answer.
    payload.unpipe(gunzip).resume();
    unpacked.destroy(new AppError('INVALID_REQUEST', { message: 'The body is no gzip.', cause }));
  });
  payload.on('error', (error) => unpacked.destroy(error));
  payload.pipe(gunzip).pipe(unpacked);
  done(null, unpacked);
};
