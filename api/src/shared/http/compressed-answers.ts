import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it the headers cost more than the bytes that are saved. */
const THRESHOLD_BYTES = 1_024;
/** On the fly: quality 4 takes about a millisecond for 100 KB, 11 takes a second. */
const BROTLI_QUALITY = 4;

/**
 * Compresses JSON for who accepts it. Files and pages come precompressed and are left alone. No answer holds a secret
 * beside text that somebody else could choose, which is what a BREACH attack would need.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    // Bodies that arrive compressed are for the routes that take them, each with its limit (release-upload.ts).
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
