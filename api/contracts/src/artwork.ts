/** Sizes in which Atoll's own pictures are served, in CSS pixels: nothing else is rendered. */
export const ARTWORK_SIZES = [
  '20x30',
  '160x120',
  '224x320',
  '304x480',
  '384x640',
  '480x360',
  '800x600',
  '1200x800',
] as const;
export type ArtworkSize = (typeof ARTWORK_SIZES)[number];

export const ARTWORK_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ArtworkFormat = (typeof ARTWORK_FORMATS)[number];

export const TIMES_OF_DAY = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

const ADDRESS = /^(\/media\/artwork\/[a-z-]+\.[a-z]+-)\d+x\d+\.[a-z]+$/;

/** The address of a picture: `/media/artwork/paris.golden-800x600.webp`. */
export function artworkUri(
  scene: string,
  time: TimeOfDay,
  size: ArtworkSize = '800x600',
  format: ArtworkFormat = 'webp',
): string {
  return `/media/artwork/${scene}.${time}-${size}.${format}`;
}

/** The same picture in another size or format; an address that is no artwork (an upload) comes back unchanged. */
export function artworkVariant(uri: string, size: ArtworkSize, format: ArtworkFormat): string {
  return uri.replace(ADDRESS, `$1${size}.${format}`);
}
