import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';

const TEXT = /\.(m?js|css|json|svg|html)$/;
const WORTH_IT_BYTES = 512;

/** Writes `.br` and `.gz` beside every text file that browsers get, so that no request pays for compression. */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name) || entry.name === SERVER_BUNDLE) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < WORTH_IT_BYTES) continue;
    const quality = constants.BROTLI_PARAM_QUALITY;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [quality]: constants.BROTLI_MAX_QUALITY } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
