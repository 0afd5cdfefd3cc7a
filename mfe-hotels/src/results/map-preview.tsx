import type { Hotel } from '@atoll/contracts/hotel';
import { Rating } from '@atoll/ui/rating';
import { firstPicture, HotelPicture } from '../shared/hotel-picture';
import type { HotelPrices } from '../shared/use-hotel-prices';
import { totalText } from './map-markers';
import * as s from './map-preview.module.css';

/** What the map says of one hotel before it is opened. */
export function MapPreview({ hotel, prices }: { hotel: Hotel; prices: HotelPrices }) {
  const total = totalText(hotel.hotelId, prices);
  return (
    <div className={s.preview}>
      <HotelPicture uri={firstPicture(hotel)} place="thumb" alt="" className={s.picture} />
      <div className={s.words}>
        <p className={s.name}>{hotel.name}</p>
        <p className={s.facts}>
          {hotel.rating !== undefined && <Rating value={hotel.rating} />}
          <span className={s.price}>{total ? `${total} total` : 'Check availability'}</span>
        </p>
      </div>
    </div>
  );
}
