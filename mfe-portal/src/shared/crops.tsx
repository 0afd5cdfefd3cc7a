import { classNames } from '@atoll/ui/class-names';
import { DEFAULT_POSTER_URL, Picture, type PictureProps } from '@atoll/ui/picture';
import * as s from './crops.module.css';

/** Shapes that no picture of the kit has: as wide as the window, there and on a phone. */
const SHAPES = { '100/27': s.wide, '2/1': s.double } as const;
type Shape = keyof typeof SHAPES;

export interface Crop {
  /** Where the site shows it: 'City page'. */
  readonly name: string;
  readonly ratio: Exclude<PictureProps['ratio'], 'fill' | undefined> | Shape;
  /** The picture's path; '' where there is none, which shows the site's own. */
  readonly src: string;
  /** The point that it keeps; the middle without one. */
  readonly focal?: { x: number; y: number };
  /** What it keeps, where that is no point that somebody chooses. */
  readonly keeps?: string;
}

function CropPicture({ name, ratio, src, focal }: Crop) {
  const own = ratio in SHAPES ? SHAPES[ratio as Shape] : undefined;
  return (
    <Picture
      className={classNames(s.crop, own)}
      src={src || DEFAULT_POSTER_URL}
      alt={`${name}, ${ratio}`}
      ratio={own ? 'fill' : (ratio as PictureProps['ratio'])}
      {...(focal && { focal })}
    />
  );
}

/** A picture as every page of the site cuts it, drawn as those pages draw it. */
export function Crops({ crops }: { readonly crops: readonly Crop[] }) {
  return (
    <ul className={s.crops} aria-label="Every crop of the site">
      {crops.map((crop) => (
        <li key={crop.name}>
          <CropPicture {...crop} />
          <b>{crop.name}</b> <span className={s.quiet}>{crop.ratio.replace('/', ':')}</span>
          <span className={s.keeps}>keeps {crop.keeps ?? (crop.focal ? 'the point' : 'the middle')}</span>
        </li>
      ))}
    </ul>
  );
}
