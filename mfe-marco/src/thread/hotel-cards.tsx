import { formatDay, nightsBetween } from '@atoll/contracts/dates';
import type { ChatHotels, SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { DEFAULT_POSTER_URL } from '@atoll/ui/picture';
import { Price } from '@atoll/ui/price';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { Card, Cards } from '../shared/cards/card';
import * as s from '../shared/cards/cards.module.css';

/** 'Price level 2 of 4' for '$$' (MAR-31). */
function tierInWords({ priceRange }: SimplifiedHotel): string {
  return `Price level ${priceRange.length} of 4`;
}

function stayInWords({ checkIn, checkOut, adults, children, rooms }: ChatStay): string {
  const nights = nightsBetween(checkIn, checkOut);
  const dates = `${formatDay(checkIn)} to ${formatDay(checkOut)}`;
  const guests = [countOf(adults, 'adult'), ...(children ? [countOf(children, 'child', 'children')] : [])];
  return [dates, countOf(nights, 'night'), ...guests, countOf(rooms, 'room')].join(', ');
}

function HotelCard({ hotel }: { hotel: SimplifiedHotel }) {
  const { name, rating, priceRange, imageUrl, city, roomInfo, href } = hotel;
  return (
    <Card
      {...{ name, href, rating }}
      picture={imageUrl ?? DEFAULT_POSTER_URL}
      facts={
        <>
          <span>
            <span aria-hidden="true">{priceRange}</span>
            <VisuallyHidden>{tierInWords(hotel)}</VisuallyHidden>
          </span>
          <span>{city}</span>
        </>
      }
      price={<Price total={roomInfo.price} currency={roomInfo.currency} note="total" className={s.total} />}
    />
  );
}

/** Hotels that were found, each a link to it over the search with the same dates. */
export function HotelCards({ found }: { found: ChatHotels }) {
  const { hotels, stay, href, place } = found;
  if (hotels.length === 0) return null;
  return (
    <Cards
      label={`Hotels in ${place.name}`}
      foot={
        <Button href={href} variant="quiet" size="small">
          See all hotels in {place.name}
        </Button>
      }
      note={
        <p className={s.note}>
          {hotels.some(({ sample }) => sample) && <SampleMark />} Prices for {stayInWords(stay)}, taxes
          included.
        </p>
      }
    >
      {hotels.map((hotel) => (
        <HotelCard key={hotel.id} hotel={hotel} />
      ))}
    </Cards>
  );
}
