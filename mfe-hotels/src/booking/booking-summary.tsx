import type { Hotel, Offer } from '@atoll/contracts/hotel';
import { Icon } from '@atoll/ui/icon';
import { Rating } from '@atoll/ui/rating';
import { useId } from 'react';
import { cancellationOf } from '../shared/offers/cancellation';
import { exactMoney } from '../shared/offers/money';
import { adultsLabel, bedsLabel, rateLabel } from '../shared/offers/offer-labels';
import { baseOf, roomName, totalOf } from '../shared/offers/offer-groups';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { firstPicture } from '../shared/hotel-text';
import { addressText } from '../shared/hotel-text';
import { stayNights } from '../shared/stay/stay-text';
import * as s from './booking-summary.module.css';

interface BookingSummaryProps {
  hotel: Hotel;
  offer: Offer;
  today: string | null;
}

/** Room, guests, rate, taxes only where the total exceeds the base, total and cancellation (BKG-04). */
export function BookingSummary({ hotel, offer, today }: BookingSummaryProps) {
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
        <Line term="Room" text={[roomName(offer), bedsLabel(offer)].filter(Boolean).join(', ')} />
        <Line term="Rooms" text={String(offer.rooms ?? 1)} />
        <Line term="Guests" text={adultsLabel(offer.guests.adults)} />
        <Line term="Rate" text={rateLabel(offer.rateFamilyEstimated?.code)} />
      </dl>
      <Money offer={offer} />
      <CancellationText offer={offer} today={today} />
    </aside>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Money({ offer }: { offer: Offer }) {
  const { currency } = offer.price;
  const total = totalOf(offer);
  const base = baseOf(offer) ?? total;
  return (
    <dl className={`${s.lines} ${s.money}`}>
      <Line
        term={stayNights(offer.checkInDate, offer.checkOutDate)}
        text={exactMoney(Math.min(base, total), currency)}
      />
      {total > base && <Line term="Taxes and fees" text={exactMoney(total - base, currency)} />}
      <div className={s.sum}>
        <dt>Total</dt>
        <dd>
          {exactMoney(total, currency)} <small>{currency}</small>
        </dd>
      </div>
    </dl>
  );
}

function CancellationText({ offer, today }: { offer: Offer; today: string | null }) {
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
