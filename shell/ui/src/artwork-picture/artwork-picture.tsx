import { artworkVariant, type ArtworkSize } from '@atoll/contracts/artwork';
import { Picture, type PictureProps } from '../picture/picture';

/** Where a picture stands: its sizes from small to large, and how wide it is drawn. */
const PLACES = {
  row: { sizes: ['480x360'], width: undefined },
  tile: { sizes: ['480x360', '800x600'], width: '(max-width: 640px) 100vw, 380px' },
  large: { sizes: ['800x600', '1200x800'], width: '(max-width: 860px) 100vw, 740px' },
  thumb: { sizes: ['160x120'], width: undefined },
  stub: { sizes: ['384x640'], width: undefined },
} as const satisfies Record<string, { sizes: readonly ArtworkSize[]; width: string | undefined }>;

export type PicturePlace = keyof typeof PLACES;

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
