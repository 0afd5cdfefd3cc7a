import type { Offer } from '@atoll/contracts/hotel-offers';
import { useLast } from '@atoll/ui/last-value';
import { useEffect, useState } from 'react';
import { BookingDialog } from './booking/booking-dialog';
import { ConfirmationDialog } from './confirmation/confirmation-dialog';
import { saveConfirmation, useConfirmation } from './confirmation/confirmation-storage';
import { keptBookingOf } from './shared/bookings/kept-booking-of';
import { keepBooking } from '@atoll/platform/kept-bookings';
import { HotelDialog } from './detail/hotel-dialog';
import { useHotel, useRoomOffers } from './detail/use-hotel-detail';
import type { Booked } from './shared/booking-result';
import { useHotelPage } from './shared/hotel-page';
import type { HotelResults } from './shared/use-hotel-search';

/** The hotel, its booking form and the confirmation, as the address says (HDT-01, HDT-21, BKG-24). */
export function HotelLayers({ results }: { results: HotelResults | null }) {
  const { address, stay, today } = useHotelPage();
  const { hotel: hotelId, offer: offerId, step } = address.layers;
  const hotel = useHotel(hotelId, results);
  // The provider refuses to price a hotel that it does not have.
  const rooms = useRoomOffers(hotel.state === 'known' ? hotelId : null, stay, results);
  const [isSubmitting, setSubmitting] = useState(false);
  const stored = useConfirmation();
  const bookedId = stored?.result.hotelBookings[0]?.hotelId;
  // An address may name the confirmation of another hotel than the one that was booked.
  const booked = !hotelId || !bookedId || bookedId === hotelId ? stored : null;
  const chosen =
    rooms.state === 'known' ? (rooms.offers.find((offer) => offer.id === offerId) ?? null) : null;
  const lastChosen = useLast<Offer>(chosen);
  const lastHotel = useLast(hotel.state === 'known' ? hotel.hotel : null);
  const lastOffers = useLast(hotelId && rooms.state === 'known' ? rooms.offers : null);
  const isOpen = hotelId !== null;

  // A step whose data is gone leads back to the hotel.
  const isDone = step === 'done';
  const isSettled = hotel.state === 'known' ? rooms.state !== 'loading' : hotel.state !== 'loading';
  const { dropStep } = address;
  useEffect(() => {
    if (isDone && booked === null) dropStep();
  }, [isDone, booked, dropStep]);
  useEffect(() => {
    if (step === 'book' && isSettled && !chosen) dropStep();
  }, [step, isSettled, chosen, dropStep]);

  function finish(next: Booked): void {
    saveConfirmation(next);
    const kept = lastHotel && lastChosen ? keptBookingOf(next, lastHotel, lastChosen) : null;
    if (kept) keepBooking(kept);
    address.showConfirmation();
  }

  return (
    <>
      <HotelDialog
        open={isOpen}
        hotel={isOpen || !lastHotel ? hotel : { state: 'known', hotel: lastHotel }}
        rooms={isOpen || !lastOffers ? rooms : { state: 'known', offers: lastOffers }}
        chosen={isOpen ? chosen : lastChosen}
        isSubmitting={isSubmitting}
      />
      {/* Only in the browser: its fields know what this tab remembers, and must never be sent without JavaScript. */}
      {today && lastHotel && lastChosen && (
        <BookingDialog
          open={step === 'book' && chosen !== null}
          hotel={lastHotel}
          offer={lastChosen}
          onSubmitting={setSubmitting}
          onBooked={finish}
          onClose={() => {
            if (!isSubmitting) address.closeLayer();
          }}
        />
      )}
      {booked && <ConfirmationDialog open={isDone} booked={booked} hotel={lastHotel} />}
    </>
  );
}
