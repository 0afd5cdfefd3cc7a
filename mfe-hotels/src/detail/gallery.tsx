import type { Hotel } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { useState } from 'react';
import { firstPicture, HotelPicture } from '../shared/hotel-picture';
import * as s from './gallery.module.css';

const SHOWN_FIRST = 3;

/** One large picture and two small ones; all of them on request. */
export function Gallery({ hotel }: { hotel: Hotel }) {
  const [isOpen, setOpen] = useState(false);
  const uris = hotel.media?.map((medium) => medium.uri) ?? [];
  const all = uris.length > 0 ? uris : [firstPicture(hotel)];
  const shown = isOpen ? all : all.slice(0, SHOWN_FIRST);
  const look = isOpen ? s.wall : shown.length === 1 ? s.single : shown.length === 2 ? s.pair : s.trio;
  return (
    <div className={classNames(s.gallery, look)}>
      {shown.map((uri, index) => (
        <HotelPicture
          key={uri}
          uri={uri}
          place={index === 0 && !isOpen ? 'large' : 'row'}
          alt={`Illustration of ${hotel.name}, ${index + 1} of ${all.length}`}
          priority={index === 0}
          ratio={isOpen ? '3/2' : 'fill'}
        />
      ))}
      {all.length > SHOWN_FIRST && (
        <Button
          variant="quiet"
          size="small"
          icon="photo"
          className={s.all}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer pictures' : `All ${all.length} pictures`}
        </Button>
      )}
    </div>
  );
}
