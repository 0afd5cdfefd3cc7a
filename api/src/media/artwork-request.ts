import { ARTWORK_FORMATS, ARTWORK_SIZES, type ArtworkFormat } from '@atoll/contracts/artwork';

/** A picture as its file name asks for it. */
export interface ArtworkRequest {
  /** `<scene>.<time>` of the library. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly format: ArtworkFormat;
}

const FILE = /^([a-z-]{1,40}\.[a-z]{1,10})-((\d{1,4})x(\d{1,4}))\.([a-z]{3,4})$/;

/** Reads `paris.golden-800x600.webp`; null for sizes and formats outside the allow-lists, or anything else. */
export function readArtworkFile(file: string): ArtworkRequest | null {
  const [, picture = '', size = '', width, height, extension = ''] = FILE.exec(file) ?? [];
  const format = ARTWORK_FORMATS.find((known) => known === extension);
  if (!format || !(ARTWORK_SIZES as readonly string[]).includes(size)) return null;
  return { picture, width: Number(width), height: Number(height), format };
}
