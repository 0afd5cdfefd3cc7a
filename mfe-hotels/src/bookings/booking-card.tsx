import { fullDay, stayDates, stayNights } from '@atoll/contracts/dates-in-words';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { countOf } from '@atoll/contracts/words';
import { announce } from '@atoll/ui/announce';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Fact } from '@atoll/ui/facts';
import { formatMoney } from '@atoll/ui/price';
import { useId } from 'react';
import { paymentStatusText } from '../shared/booking-result';
import { CalendarLink } from '@atoll/platform/calendar-link';
import { HouseTime } from '../shared/bookings/house-time';
import { ownTimes } from '@atoll/platform/house-times';
import type { KeptBooking } from '@atoll/platform/kept-booking';
import { forgetBooking } from '@atoll/platform/kept-bookings';
import * as s from './booking-card.module.css';

interface BookingCardProps {
  booking: KeptBooking;
  today: string;
  onCancel: () => void;
}

/** One booking of this device: the stay, its codes, and what can be done with it. */
export function BookingCard({ booking, today, onCancel }: BookingCardProps) {
  const id = useId();
  const { hotelName, hotelId, reference, checkIn, checkOut, cancelledOn } = booking;
  const policies = {
    checkIn: { time: booking.checkInTime ?? '' },
    checkOut: { time: booking.checkOutTime ?? '' },
  };
  const own = ownTimes({ policies });
  const mayCancel = cancelledOn === null && checkIn >= today;
  return (
    <article className={s.card} aria-labelledby={id}>
      <div className={s.head}>
        <div>
          <h2 className="title" id={id}>
            <a className="link" href={pageHref(hotelsPage, { hotel: hotelId })}>
              {hotelName}
            </a>
          </h2>
          <p className="small muted">{booking.address}</p>
        </div>
        {cancelledOn === null ? (
          <Chip tone="success" icon="circle-check">
            {paymentStatusText(booking.status)}
          </Chip>
        ) : (
          <Chip tone="sun" icon="x">
            Cancelled, simulated
          </Chip>
        )}
      </div>
      <p>
        <b>{stayDates(checkIn, checkOut, today)}</b>, {stayNights(checkIn, checkOut)},{' '}
        {countOf(booking.adults, 'adult')}
      </p>
      <div className={s.times}>
        <div>
          <HouseTime end="Check-in" own={own.checkIn} />
        </div>
        <div>
          <HouseTime end="Check-out" own={own.checkOut} />
        </div>
      </div>
      <dl className={s.facts}>
        <Fact term="Room">{booking.roomType}</Fact>
        <Fact term="Room total">
          {formatMoney(booking.total, booking.currency)} {booking.currency}
        </Fact>
        <Fact term="Confirmation ID">{booking.id}</Fact>
        <Fact term="Booking reference">{reference}</Fact>
      </dl>
      {cancelledOn && <p className="small">{`Cancelled on ${fullDay(cancelledOn)}. Nothing was sent.`}</p>}
      <div className={s.actions}>
        <CalendarLink booking={booking} />
        {mayCancel && (
          <Button variant="quiet" aria-label={`Cancel booking ${reference}`} onClick={onCancel}>
            Cancel booking
          </Button>
        )}
        <Button
          variant="text"
          icon="trash"
          aria-label={`Remove booking ${reference} from this device`}
          onClick={() => {
            forgetBooking(reference);
            announce(`Booking ${reference} is removed from this device`);
          }}
        >
          Remove from this device
        </Button>
      </div>
    </article>
  );
}
