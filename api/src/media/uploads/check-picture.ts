import { fileTypeFromBuffer } from 'file-type/core';
import sharp from 'sharp';
import { IMAGE_MAX_MEGAPIXELS } from '@atoll/contracts/constants';
import type { BucketRules, ImageType } from '@atoll/contracts/media';
import { hidesOtherContent } from './hidden-content';
import { noImage, tooLarge } from './picture-problems';

const MAX_PIXELS = IMAGE_MAX_MEGAPIXELS * 1_000_000;

const TYPE_NAMES: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
};

async function checkType(bytes: Buffer, { types }: BucketRules): Promise<void> {
  const found = await fileTypeFromBuffer(bytes);
  if (types.some((type) => type === found?.mime)) return;
  throw noImage(`This takes ${types.map((type) => TYPE_NAMES[type]).join(', ')}.`);
}

/** Reads only the header, so that what would unpack to gigabytes is refused before it is unpacked. */
async function checkPixels(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw noImage('This picture cannot be read.', cause);
    });
  if (width * height > MAX_PIXELS)
    throw tooLarge(`Image size should be at most ${IMAGE_MAX_MEGAPIXELS} megapixels`);
}

/**
 * Checks what was uploaded by its bytes; what its sender said of name and type counts for nothing. Throws
 * INVALID_REQUEST or PAYLOAD_TOO_LARGE with the specified texts (docs/spec/platform.md, section 5).
 */
export async function checkPicture(bytes: Buffer, rules: BucketRules): Promise<void> {
  if (bytes.length > rules.maxBytes) throw tooLarge(rules.sizeComplaint);
  await checkType(bytes, rules);
  if (hidesOtherContent(bytes)) throw noImage('This file is not only a picture.');
  await checkPixels(bytes);
}
