import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { OG_PICTURE_HEIGHT, OG_PICTURE_WIDTH } from '@atoll/contracts/og-picture';
import { croppedSvg } from '../artwork-crop';
import { readArtworkFile } from '../artwork-request';
import { ogLettering } from './og-lettering';
import type { OgSubject } from './og-subject';

const DEFAULT_DRAWING = 'lagoon.golden';
const ARTWORK = '/media/artwork/';

/** The drawing of our library that an address shows; a default one for an upload, or none. */
function drawingOf(image: string | null): string {
  if (!image?.startsWith(ARTWORK)) return DEFAULT_DRAWING;
  return readArtworkFile(image.slice(ARTWORK.length))?.picture ?? DEFAULT_DRAWING;
}

/** A picture of 1200 × 630 with the title of a page over the artwork of its place, as PNG. */
export async function drawOgPicture(libraryDir: string, subject: OgSubject): Promise<Buffer> {
  const [drawing, lettering] = await Promise.all([
    readFile(join(libraryDir, `${drawingOf(subject.image)}.svg`), 'utf8'),
    ogLettering(subject),
  ]);
  const background = croppedSvg(drawing, OG_PICTURE_WIDTH, OG_PICTURE_HEIGHT);
  return sharp(Buffer.from(background))
    .resize(OG_PICTURE_WIDTH, OG_PICTURE_HEIGHT)
    .composite([{ input: Buffer.from(lettering) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
