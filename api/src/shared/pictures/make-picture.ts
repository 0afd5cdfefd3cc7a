import sharp from 'sharp';
import {
  CARD_IMAGE_QUALITY,
  IMAGE_MAX_MEGAPIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_WEBP_QUALITY,
} from '@atoll/contracts/constants';
import type { BucketRules } from '@atoll/contracts/media';
import { noImage } from './picture-problems';

export interface MadePicture {
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

type Sizes = BucketRules['sizes'];

/** Whatever takes longer to decode is no picture that somebody took. */
const TIMEOUT_SECONDS = 4;

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: IMAGE_MAX_MEGAPIXELS * 1_000_000 }).timeout({ seconds: TIMEOUT_SECONDS });

/**
 * The picture drawn anew as WebP, no side longer than `sidePx` (POR-09): upright, still, and without anything that the file held
 * besides its pixels. Throws INVALID_REQUEST where it cannot be decoded.
 */
export async function redrawPicture(bytes: Buffer, sidePx = IMAGE_MAX_SIDE_PX): Promise<MadePicture> {
  const side = { width: sidePx, height: sidePx };
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: IMAGE_WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw noImage('This picture cannot be read.', cause);
  }
}

/** A picture that is kept already, cropped to each of the sizes (POR-11, DES-08). */
export async function makeVariants(picture: Buffer, sizes: Sizes): Promise<ReadonlyMap<string, Buffer>> {
  const made = Object.entries(sizes).map(async ([name, size]) => {
    const quality = name === 'card' ? CARD_IMAGE_QUALITY : IMAGE_WEBP_QUALITY;
    return [name, await open(picture).resize(size).webp({ quality }).toBuffer()] as const;
  });
  return new Map(await Promise.all(made));
}
