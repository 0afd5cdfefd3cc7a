import { artworkVariant, type ArtworkSize } from '@atoll/contracts/artwork';
import { Picture, type PictureProps } from '../picture/picture';

/** Where a picture stands. */
export type PicturePlace = 'row' | 'tile' | 'large' | 'thumb' | 'stub';

interface Place {
  /** From small to large. */
  readonly sizes: readonly [ArtworkSize, ...ArtworkSize[]];
  /** How wide it is drawn, where there is more than one size. */
  readonly width?: string;
}

const PLACES: Readonly<Record<PicturePlace, Place>> = {
  row: { sizes: ['480x360'] },
  tile: { sizes: ['480x360', '800x600'], width: '(max-width: 640px) 100vw, 380px' },
  large: { sizes: ['800x600', '1200x800'], width: '(max-width: 860px) 100vw, 740px' },
  thumb: { sizes: ['160x120'] },
  stub: { sizes: ['384x640'] },
};

/** The addresses of one picture for a place; an uploaded picture has only its own. */
function sourcesOf(uri: string, place: PicturePlace): Pick<PictureProps, 'src' | 'srcSet' | 'sizes'> {
  const { sizes, width } = PLACES[place];
  const variant = (size: ArtworkSize) => artworkVariant(uri, size, 'avif');
  const src = variant(sizes[0]);
  if (src === variant(sizes.at(-1) ?? sizes[0])) return { src };
  const srcSet = sizes.map((size) => `${variant(size)} ${Number.parseInt(size, 10)}w`).join(', ');
  return { src, srcSet, sizes: width };
}

/** `sizes` says how wide the picture is drawn where that is not as wide as its place usually is. */
export type ArtworkPictureProps = Omit<PictureProps, 'src' | 'srcSet' | 'placeholderSrc'> & {
  /** The site's own artwork, of which there are sizes, or an uploaded picture, of which there is one. */
  uri: string;
  place: PicturePlace;
  /** Draws a tiny version until the picture is there, which is one request more. */
  hasPlaceholder?: boolean;
};

/** A picture in the size of the place where it stands. */
export function ArtworkPicture({ uri, place, hasPlaceholder = false, ...picture }: ArtworkPictureProps) {
  const tiny = artworkVariant(uri, '20x30', 'avif');
  return (
    <Picture
      {...sourcesOf(uri, place)}
      placeholderSrc={hasPlaceholder && tiny !== uri ? tiny : undefined}
      {...picture}
    />
  );
}
