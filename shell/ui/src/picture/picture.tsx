import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import * as s from './picture.module.css';

/** Where the site serves the drawing that stands in for a missing picture: the build copies `default-poster.svg` there. */
export const DEFAULT_POSTER_URL = '/assets/default-poster.svg';

type Ratio = '1/1' | '4/3' | '3/2' | '4/5' | '16/9' | '16/10' | '16/11' | '6/5';
type Spaced<Text> = Text extends `${infer Width}/${infer Height}` ? `${Width} / ${Height}` : never;
/** Width to height, '4/3' or as CSS writes it '4 / 3'. `fill` takes the size of its container. */
export type PictureRatio = Ratio | Spaced<Ratio> | 'fill';

export type PictureProps = {
  src: string;
  /** '' for a picture that only decorates. */
  alt: string;
  sizes?: string;
  srcSet?: string;
  ratio?: PictureRatio;
  /** The point that a crop keeps, as shares from the left and the top; the middle by default. Kept to tenths. */
  focal?: { x: number; y: number };
  fallbackSrc?: string;
  /** A tiny version of it, which is drawn blurred until the picture is there. */
  placeholderSrc?: string;
  loading?: 'lazy' | 'eager';
  /** For the first picture that a person sees: loaded at once and before others. */
  priority?: boolean;
  className?: string;
};

/** The server's HTML may hold no inline style (CSP), so a focal point is one of eleven classes each way. */
function tenths(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 10);
}

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/** A cropped picture that shows the default poster when its file fails, also when that happened before hydration. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    sizes,
    srcSet,
    ratio = 'fill',
    focal,
    fallbackSrc = DEFAULT_POSTER_URL,
    placeholderSrc,
    className,
  } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasFailed = failedSrc === src;

  useEffect(() => {
    if (image.current && isBroken(image.current)) setFailedSrc(src);
  }, [src]);

  const loading = props.priority ? 'eager' : (props.loading ?? 'lazy');
  return (
    <span className={classNames(s.picture, s[`ratio${ratio.replace(/ ?\/ ?/, 'x')}`], className)}>
      {placeholderSrc && !hasFailed && (
        <img
          className={s.placeholder}
          src={placeholderSrc}
          alt=""
          aria-hidden="true"
          loading={loading}
          fetchPriority="low"
          decoding="async"
        />
      )}
      <img
        ref={image}
        className={classNames(s.image, focal && s[`x${tenths(focal.x)}`], focal && s[`y${tenths(focal.y)}`])}
        src={hasFailed ? fallbackSrc : src}
        srcSet={hasFailed ? undefined : srcSet}
        sizes={hasFailed ? undefined : sizes}
        alt={alt}
        loading={loading}
        fetchPriority={props.priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </span>
  );
}
