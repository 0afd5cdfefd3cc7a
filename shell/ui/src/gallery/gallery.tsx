import { artworkVariant } from '@atoll/contracts/artwork';
import { useState } from 'react';
import { ArtworkPicture } from '../artwork-picture/artwork-picture';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { PictureViewer } from '../picture-viewer/picture-viewer';
import * as s from './gallery.module.css';

const SHOWN_FIRST = 3;

export type GalleryProps = {
  /** What the pictures show: the hotel's name. */
  title: string;
  /** At least one. `label` is a word or two under the picture in the viewer; `small` is a lighter one for its tile. */
  pictures: readonly { uri: string; alt?: string; label?: string; small?: string }[];
};

/** One large picture and two small ones, each opening all of them over the whole screen. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const all = pictures.map(({ uri, alt, label, small }, index) => ({
    uri,
    tile: index === 0 ? uri : (small ?? uri),
    src: artworkVariant(uri, '1200x800', 'avif'),
    alt: alt ?? `Illustration of ${title}, ${index + 1} of ${pictures.length}`,
    label,
  }));
  const shown = all.slice(0, SHOWN_FIRST);
  const look = shown.length === 1 ? s.single : shown.length === 2 ? s.pair : s.trio;
  return (
    <div className={classNames(s.gallery, look)}>
      {shown.map(({ uri, tile, alt }, index) => (
        <button
          key={uri}
          type="button"
          className={s.open}
          aria-label={`Open picture ${index + 1}: ${alt}`}
          data-replay=""
          onClick={() => setViewed(index)}
        >
          <ArtworkPicture
            uri={tile}
            place={index === 0 ? 'large' : 'row'}
            alt=""
            priority={index === 0}
            ratio="fill"
          />
        </button>
      ))}
      {all.length > SHOWN_FIRST && (
        <Button
          variant="quiet"
          size="small"
          icon="photo"
          className={s.all}
          data-needs-script=""
          onClick={() => setViewed(0)}
        >
          All {all.length} pictures
        </Button>
      )}
      <PictureViewer shown={viewed} title={title} pictures={all} onClose={() => setViewed(null)} />
    </div>
  );
}
