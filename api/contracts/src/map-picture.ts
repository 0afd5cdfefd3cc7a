/** The deepest zoom that is drawn: beyond it the basemap has nothing more to say. */
export const MAP_PICTURE_ZOOM_MAX = 14;
/** Tiles of its zoom that a picture is wide and high. */
export const MAP_PICTURE_TILES = 2;

/**
 * A picture of the map: its zoom, and its middle in half tiles from the north-west of the Mercator square. So few places
 * for a middle let many pages share a picture, and keep what a page shows in the middle half of it.
 */
export interface MapPictureKey {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The water in a part of the map: white is water, black is land, so that a page gives it the colours of its theme. */
export function mapPicturePath({ z, x, y }: MapPictureKey): string {
  return `/media/map/${z}/${x}/${y}.webp`;
}

/** True for a picture whose middle is in the world, at a zoom that is drawn. */
export function isMapPicture({ z, x, y }: MapPictureKey): boolean {
  return z >= 1 && z <= MAP_PICTURE_ZOOM_MAX && x <= 2 ** (z + 1) && y <= 2 ** (z + 1);
}
