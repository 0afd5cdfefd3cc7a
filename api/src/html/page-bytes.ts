import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';

/** A document ready to be sent: its bytes in every encoding, and the tag that names them. */
export interface PageBytes {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export type Encoding = 'br' | 'gzip' | null;

/**
 * Below the maximum, because a document is compressed while somebody waits for it: on the largest page 7 takes 3.0 ms for
 * 28,412 bytes, 5 takes 2.3 ms for 28,935, and 9 takes 18 ms.
 */
const BROTLI_QUALITY = 7;
const brotli = promisify(brotliCompress);

function brotliOptions(html: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  };
}

export function pageBytes(html: string): PageBytes {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return {
    // Weak, because the encodings share it.
    etag: `W/"${hash}"`,
    plain,
    br: brotliCompressSync(plain, brotliOptions(plain, BROTLI_QUALITY)),
    gzip: gzipSync(plain),
  };
}

/** A document in the fewest bytes that brotli can do, which takes it a tenth of a second: not on this thread. */
export function compressFurther(html: Buffer): Promise<Buffer> {
  return brotli(html, brotliOptions(html, constants.BROTLI_MAX_QUALITY));
}

/** The best encoding that an Accept-Encoding header allows; null sends the bytes as they are. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim());
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : null;
}

/** True when an If-None-Match header names the tag. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
