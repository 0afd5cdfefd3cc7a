import { fullDay } from '@atoll/contracts/dates-in-words';
import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { countOf } from '@atoll/contracts/words';
import type { Hotel } from '@atoll/contracts/hotel';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { Dialog, DialogClose } from '@atoll/ui/dialog';
import { Fact } from '@atoll/ui/facts';
import { Icon } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { useId } from 'react';
import { cityPoster } from './city-poster';
import { paymentStatusText, type Booked, type HotelBooking } from '../shared/booking-result';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { CalendarLink } from '@atoll/platform/calendar-link';
import { HouseTime } from '../shared/bookings/house-time';
import { ownTimes } from '@atoll/platform/house-times';
import { useKeptBookings } from '@atoll/platform/kept-bookings';
import { toursNearbyHref } from '../shared/hotel-address';
import { useHotelPage } from '../shared/hotel-page';
import { firstPicture } from '../shared/hotel-text';
import { formatMoney } from '@atoll/ui/price';
import { stayNights, weekdayAndDay } from '@atoll/contracts/dates-in-words';
import * as s from './confirmation-dialog.module.css';

interface ConfirmationDialogProps {
  open: boolean;
  booked: Booked;
  hotel: Hotel | null;
}

/** The ticket: codes, stay, facts, demo notice and the way back (BKG-24 to BKG-28). */
export function ConfirmationDialog({ open, booked, hotel }: ConfirmationDialogProps) {
  const { address } = useHotelPage();
  const { search, closeLayer, closeAll } = address;
  /** Where the traveler is going: 'Lisbon'. */
  const city = search.place?.name ?? hotel?.address?.cityName ?? null;
  const id = useId();
  const booking = booked.result.hotelBookings[0];
  const kept = useKeptBookings()?.find(({ reference }) => reference === booking?.confirmationNumber);
  return (
    <Dialog open={open} onClose={closeLayer} labelledBy={id} kind="modal" size="l" className={s.dialog}>
      <div className={s.ticket}>
        <div className={s.stub}>
          <ArtworkPicture uri={cityPoster(city) ?? firstPicture(hotel)} place="stub" alt="" priority />
        </div>
        <div className={s.body}>
          <div className={s.head}>
            <div>
              <span className={s.done}>
                <Icon name="check" size="l" />
              </span>
              <h2 className="display h1" id={id} tabIndex={-1}>
                Booking Confirmed!
              </h2>
              {booking && city && <p className={`lede ${s.going}`}>You are going to {city}.</p>}
            </div>
            <DialogClose />
          </div>
          {booking ? (
            <BookingDetails booking={booking} booked={booked} hotel={hotel} />
          ) : (
            <>
              <dl className={s.codes}>
                <Fact term="Confirmation ID">{booked.result.id}</Fact>
              </dl>
              <p className="muted">No booking details are available.</p>
            </>
          )}
          {kept?.cancelledOn && (
            <Notice tone="sun">
              {`You cancelled this booking on ${fullDay(kept.cancelledOn)} (simulated).`}
            </Notice>
          )}
          <div className={s.actions}>
            <Button onClick={closeAll}>Return to Search</Button>
            {kept && <CalendarLink booking={kept} />}
            {kept && (
              <Button variant="quiet" href={bookingsPage.pattern}>
                My bookings
              </Button>
            )}
            {booking && city && (
              <Button variant="quiet" href={toursNearbyHref(search)}>
                See tours in {city}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface BookingDetailsProps {
  booking: HotelBooking;
  booked: Booked;
  hotel: Hotel | null;
}

function BookingDetails({ booking, booked, hotel }: BookingDetailsProps) {
  const status = paymentStatusText(booking.bookingStatus);
  const isPaid = status === 'Paid in Full';
  return (
    <>
      <dl className={s.codes}>
        <Fact term="Confirmation ID">{booked.result.id}</Fact>
        <Fact term="Booking reference">{booking.confirmationNumber}</Fact>
        <Fact term="Status">
          <Chip tone={isPaid ? 'success' : 'sun'} icon={isPaid ? 'circle-check' : 'clock'}>
            {status}
          </Chip>
        </Fact>
      </dl>
      <Stations booking={booking} hotel={hotel} />
      <dl className={s.facts}>
        <Fact term="Hotel">{booking.hotelName}</Fact>
        <Fact term="Room">{booking.roomType}</Fact>
        <Fact term="Guests">{countOf(booked.adults, 'adult')}</Fact>
        <Fact term="Room total">
          {formatMoney(Number(booking.total), booking.currency)} {booking.currency}
        </Fact>
      </dl>
      <Notice tone="sun">
        Demo: no payment taken, no e-mail sent. On a live site the confirmation would go to {booked.email}.
      </Notice>
    </>
  );
}

/** Arrival and departure as two stations with the nights between (BKG-25). */
function Stations({ booking, hotel }: Omit<BookingDetailsProps, 'booked'>) {
  const { today } = useHotelPage();
  const own = ownTimes(hotel);
  return (
    <div className={s.stay}>
      <div>
        <p className="small muted">Check-in</p>
        <p className={`display h3 ${s.day}`}>{weekdayAndDay(booking.checkInDate, today)}</p>
        <HouseTime end="Check-in" own={own.checkIn} />
      </div>
      <p className={s.nights}>{stayNights(booking.checkInDate, booking.checkOutDate)}</p>
      <div>
        <p className="small muted">Check-out</p>
        <p className={`display h3 ${s.day}`}>{weekdayAndDay(booking.checkOutDate, today)}</p>
        <HouseTime end="Check-out" own={own.checkOut} />
      </div>
    </div>
  );
}
