import type { Tour } from '@atoll/contracts/tour';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { IconButton } from '@atoll/ui/button';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';
import { useState } from 'react';
import * as s from './picture-turner.module.css';

/** Which of so many pictures is shown, and how to turn to the next; both ends meet. */
export function usePictureTurner(count: number) {
  const [index, setIndex] = useState(0);
  return {
    index,
    turn: (by: 1 | -1) => {
      if (count > 1) setIndex((before) => (before + by + count) % count);
    },
  };
}

interface PictureTurnerProps {
  tour: Tour;
  pictures: ReturnType<typeof usePictureTurner>;
}

/** One picture at a time, with buttons to turn them. */
export function PictureTurner({ tour, pictures: { index, turn } }: PictureTurnerProps) {
  const { images } = tour;
  const shown = images[index];
  return (
    <div
      className={s.turner}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${tour.name}`}
    >
      <ArtworkPicture
        uri={shown?.uri ?? DEFAULT_POSTER_URL}
        place="large"
        alt={shown?.alt ?? ''}
        ratio="fill"
        className={s.picture}
      />
      {images.length > 1 && (
        <>
          <IconButton
            icon="chevron-left"

            label="Previous picture"
            className={s.previous}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"

            label="Next picture"
            className={s.next}
            onClick={() => turn(1)}
          />
          <p className={s.count} aria-live="polite">
            {index + 1} of {images.length}
          </p>
        </>
      )}
    </div>
  );
}
