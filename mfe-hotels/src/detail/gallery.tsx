import { artworkVariant } from '@atoll/contracts/artwork';
import type { Hotel } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { PictureViewer } from '@atoll/ui/picture-viewer';
import { useState } from 'react';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { firstPicture } from '../shared/hotel-text';
import * as s from './gallery.module.css';

const SHOWN_FIRST = 3;

/** One large picture and two small ones, each opening all of them over the whole screen. */
export function Gallery({ hotel }: { hotel: Hotel }) {
  const [viewed, setViewed] = useState<number | null>(null);
  const media = hotel.media?.length ? hotel.media : [{ uri: firstPicture(hotel) }];
  const pictures = media.map(({ uri, alt, label }, index) => ({
    uri,
    src: artworkVariant(uri, '1200x800', 'avif'),
    alt: alt ?? `Illustration of ${hotel.name}, ${index + 1} of ${media.length}`,
    label,
  }));
  const shown = pictures.slice(0, SHOWN_FIRST);
  const look = shown.length === 1 ? s.single : shown.length === 2 ? s.pair : s.trio;
  return (
    <div className={classNames(s.gallery, look)}>
      {shown.map(({ uri, alt }, index) => (
        <button
          key={uri}
          type="button"
          className={s.open}
          aria-label={`Open picture ${index + 1}: ${alt}`}
          onClick={() => setViewed(index)}
        >
          <ArtworkPicture
            uri={uri}
            place={index === 0 ? 'large' : 'row'}
            alt=""
            priority={index === 0}
            ratio="fill"
          />
        </button>
      ))}
      {pictures.length > SHOWN_FIRST && (
        <Button
          variant="quiet"
          size="small"
          icon="photo"
          className={s.all}
          data-needs-script=""
          onClick={() => setViewed(0)}
        >
          All {pictures.length} pictures
        </Button>
      )}
      <PictureViewer shown={viewed} title={hotel.name} pictures={pictures} onClose={() => setViewed(null)} />
    </div>
  );
}
