import { fileTypeFromBuffer } from 'file-type/core';
import sharp from 'sharp';
import { IMAGE_MAX_MEGAPIXELS } from '@atoll/contracts/constants';
import type { BucketRules, ImageType } from '@atoll/contracts/media';
import { hidesOtherContent } from './hidden-content';
import { noImage, tooLarge } from './picture-problems';

/** What somebody takes as a picture. */
export interface PictureRules extends Pick<
  BucketRules,
  'types' | 'maxBytes' | 'sizeComplaint' | 'sizeCode' | 'leastSidePx'
> {
  /** What is said of another kind of file where more than pictures is taken; else it names the kinds of pictures. */
  readonly kindComplaint?: string;
}

const MAX_PIXELS = IMAGE_MAX_MEGAPIXELS * 1_000_000;
const TOO_MANY_PIXELS = `A picture has ${IMAGE_MAX_MEGAPIXELS} megapixels at most. Please make it smaller.`;

const TYPE_NAMES: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
};

async function checkType(bytes: Buffer, { types, kindComplaint }: PictureRules): Promise<void> {
  const found = await fileTypeFromBuffer(bytes);
  if (types.some((type) => type === found?.mime)) return;
  throw noImage(kindComplaint ?? `This takes ${types.map((type) => TYPE_NAMES[type]).join(', ')}.`);
}

/** Reads only the header, so that what would unpack to gigabytes is refused before it is unpacked. */
async function checkPixels(bytes: Buffer, { leastSidePx = 1 }: PictureRules): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw noImage('This picture cannot be read.', cause);
    });
  if (width * height > MAX_PIXELS) throw tooLarge({ sizeComplaint: TOO_MANY_PIXELS });
  const side = Math.max(width, height);
  if (side < leastSidePx)
    throw noImage(`The longer side of a picture has ${leastSidePx} pixels at least; this one has ${side}.`);
}

/**
 * Checks what was uploaded by its bytes; what its sender said of name and type counts for nothing. Throws
 * INVALID_REQUEST or PAYLOAD_TOO_LARGE with the specified texts (docs/spec/platform.md, section 5).
 */
export async function checkPicture(bytes: Buffer, rules: PictureRules): Promise<void> {
  if (bytes.length > rules.maxBytes) throw tooLarge(rules);
  await checkType(bytes, rules);
  if (hidesOtherContent(bytes)) throw noImage('This file is not only a picture.');
  await checkPixels(bytes, rules);
}
