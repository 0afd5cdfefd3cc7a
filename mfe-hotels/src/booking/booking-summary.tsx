import { countOf } from '@atoll/contracts/words';
import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { Fact } from '@atoll/ui/facts';
import { Icon } from '@atoll/ui/icon';
import { Rating } from '@atoll/ui/rating';
import { useId } from 'react';
import { cancellationOf } from '../shared/offers/cancellation';
import { formatMoney } from '@atoll/ui/price';
import { bedsLabel, rateLabel } from '../shared/offers/offer-labels';
import { baseOf, roomName, totalOf } from '../shared/offers/offer-groups';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { useHotelPage } from '../shared/hotel-page';
import { addressText, firstPicture } from '../shared/hotel-text';
import { stayNights } from '@atoll/contracts/dates-in-words';
import * as s from './booking-summary.module.css';

interface BookingSummaryProps {
  hotel: Hotel;
  offer: Offer;
}

/** Room, guests, rate, taxes only where the total exceeds the base, total and cancellation (BKG-04). */
export function BookingSummary({ hotel, offer }: BookingSummaryProps) {
  const id = useId();
  return (
    <aside className={s.summary} aria-labelledby={id}>
      <h3 className="title" id={id}>
        Booking Summary
      </h3>
      <div className={s.hotel}>
        <div className={s.picture}>
          <ArtworkPicture uri={firstPicture(hotel)} place="thumb" alt="" ratio="1/1" />
        </div>
        <div>
          <b>{hotel.name}</b>
          <p className="small muted">{addressText(hotel)}</p>
          {hotel.rating !== undefined && <Rating value={hotel.rating} />}
        </div>
      </div>
      <dl className={s.lines}>
        <Fact term="Room">{[roomName(offer), bedsLabel(offer)].filter(Boolean).join(', ')}</Fact>
        <Fact term="Rooms">{String(offer.rooms ?? 1)}</Fact>
        <Fact term="Guests">{countOf(offer.guests.adults, 'adult')}</Fact>
        <Fact term="Rate">{rateLabel(offer.rateFamilyEstimated?.code)}</Fact>
      </dl>
      <Money offer={offer} />
      <CancellationText offer={offer} />
    </aside>
  );
}

function Money({ offer }: { offer: Offer }) {
  const { currency } = offer.price;
  const total = totalOf(offer);
  const base = baseOf(offer) ?? total;
  return (
    <dl className={`${s.lines} ${s.money}`}>
      <Fact term={stayNights(offer.checkInDate, offer.checkOutDate)}>
        {formatMoney(Math.min(base, total), currency)}
      </Fact>
      {total > base && <Fact term="Taxes and fees">{formatMoney(total - base, currency)}</Fact>}
      <Fact term="Total" className={s.sum}>
        {formatMoney(total, currency)} <small>{currency}</small>
      </Fact>
    </dl>
  );
}

function CancellationText({ offer }: { offer: Offer }) {
  const { today } = useHotelPage();
  const { text, free, fee } = cancellationOf(offer, today);
  return (
    <div className={s.cancellation}>
      <p className={free ? s.good : 'muted'}>
        {free && <Icon name="check" size="s" />}
        {text}
      </p>
      {free && fee && <p className="muted">After that, the hotel charges {fee}.</p>}
    </div>
  );
}
