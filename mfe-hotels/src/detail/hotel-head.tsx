import type { Hotel } from '@atoll/contracts/hotel';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { DialogClose } from '@atoll/ui/dialog';
import { Rating } from '@atoll/ui/rating';
import * as s from './hotel-head.module.css';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

function countryName(code: string | undefined): string | undefined {
  return code && /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : code;
}

/** 'Lisbon, Portugal'; empty where the hotel has no address. */
function cityAndCountry({ address }: Hotel): string {
  return [address?.cityName, countryName(address?.countryCode)].filter(Boolean).join(', ');
}

/** Name, place, rating to one decimal and chain code (HDT-02). */
export function HotelHead({ hotel, titleId }: { hotel: Hotel; titleId: string }) {
  const place = cityAndCountry(hotel);
  return (
    <header className={s.head}>
      <div>
        <h2 className={`display h1 ${s.title}`} id={titleId} tabIndex={-1}>
          {hotel.name}
        </h2>
        <p className={s.facts}>
          {hotel.rating !== undefined && <Rating value={hotel.rating} />}
          {place && <span>{place}</span>}
          {hotel.chainCode && <Chip>Chain {hotel.chainCode}</Chip>}
          {hotel.sample && <SampleMark />}
        </p>
      </div>
      <DialogClose line />
    </header>
  );
}
