import { artworkVariant, type ArtworkSize } from '@atoll/contracts/artwork';
import { Picture, type PictureProps } from '../picture/picture';

/** Where a picture stands. */
export type PicturePlace = 'row' | 'tile' | 'half' | 'scene' | 'large' | 'thumb' | 'stub';

interface Place {
  /** From small to large. */
  readonly sizes: readonly ArtworkSize[];
  /** How wide it is drawn, where there is more than one size. */
  readonly width?: string;
}

const PLACES: Readonly<Record<PicturePlace, Place>> = {
  row: { sizes: ['480x360'] },
  tile: { sizes: ['480x360', '800x600'], width: '(max-width: 640px) 100vw, 380px' },
  // Half as wide as a phone.
  half: { sizes: ['480x360', '800x600'], width: '(max-width: 640px) 50vw, 380px' },
  scene: { sizes: ['800x600', '1200x800'], width: '100vw' },
  large: { sizes: ['800x600', '1200x800'], width: '(max-width: 860px) 100vw, 740px' },
  thumb: { sizes: ['160x120'] },
  stub: { sizes: ['384x640'] },
};

/** The addresses of one picture for a place; an uploaded picture has only its own. */
function sourcesOf(uri: string, place: PicturePlace): Pick<PictureProps, 'src' | 'srcSet' | 'sizes'> {
  const { sizes, width } = PLACES[place];
  const variants = sizes.map((size) => ({
    uri: artworkVariant(uri, size, 'avif'),
    width: size.split('x')[0],
  }));
  const src = variants[0]?.uri ?? uri;
  if (new Set(variants.map((variant) => variant.uri)).size < 2) return { src };
  const srcSet = variants.map((variant) => `${variant.uri} ${variant.width}w`).join(', ');
  return { src, srcSet, sizes: width };
}

export type ArtworkPictureProps = Omit<PictureProps, 'src' | 'srcSet' | 'sizes'> & {
  /** The site's own artwork, of which there are sizes, or an uploaded picture, of which there is one. */
  uri: string;
  place: PicturePlace;
};

/** A picture in the size of the place where it stands. */
export function ArtworkPicture({ uri, place, ...picture }: ArtworkPictureProps) {
  return <Picture {...picture} {...sourcesOf(uri, place)} />;
}
