import type { Hotel } from '@atoll/contracts/hotel';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { DialogClose } from '@atoll/ui/dialog';
import { Rating } from '@atoll/ui/rating';
import { SaveButton } from '@atoll/platform/save-button';
import { savedHotel } from '../shared/saved-hotel';
import { ShareButton } from '@atoll/platform/share';
import { chainName } from './chain-name';
import { countryName } from './country-name';
import { hotelTheme } from './hotel-theme';
import * as s from './hotel-head.module.css';

/** 'Lisbon, Portugal'; empty where the hotel has no address. */
function cityAndCountry({ address }: Hotel): string {
  return [address?.cityName, countryName(address?.countryCode)].filter(Boolean).join(', ');
}

interface HotelHeadProps {
  hotel: Hotel;
  /** The hotel over this search. */
  href: string;
  titleId: string;
}

/** Name, place, rating to one decimal, chain (HDT-02) and theme. The name and what can be done with it stay while one scrolls. */
export function HotelHead({ hotel, href, titleId }: HotelHeadProps) {
  const place = cityAndCountry(hotel);
  const theme = hotelTheme(hotel).label;
  return (
    <>
      <header className={s.head}>
        <h2 className={`display h1 ${s.title}`} id={titleId} tabIndex={-1}>
          {hotel.name}
        </h2>
        <div className={s.actions}>
          <ShareButton what={hotel.name} href={href} />
          <SaveButton item={savedHotel(hotel, href)} line />
          <DialogClose line />
        </div>
      </header>
      <p className={s.facts}>
        {hotel.rating !== undefined && <Rating value={hotel.rating} />}
        {place && <span>{place}</span>}
        {hotel.chainCode && <Chip>{chainName(hotel.chainCode)}</Chip>}
        {theme && <Chip icon={theme.icon}>{theme.text}</Chip>}
        {hotel.sample && <SampleMark />}
      </p>
    </>
  );
}
