import { muteClientErrors } from '@atoll/platform';
import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { useEffect, useRef } from 'react';
import { roomName } from '../shared/offers/offer-groups';
import { bookingRequest, type BookingFields } from './booking-form.model';
import { clearGuestDraft } from './guest-draft';
import type { Booked } from '../shared/booking-result';
import { useBookingSimulator } from './booking-simulator';

const THROWN = 'An error occurred while processing your booking. Please try again.';

interface Options {
  hotel: Hotel;
  offer: Offer;
  onBooked: (booked: Booked) => void;
}

/**
 * Submits the form to the simulator. Failures are browser alerts in the specification's words (BKG-22, BKG-23). What
 * was thrown is neither logged nor reported, because it might quote the card (ERR-11).
 */
export function useBooking({ hotel, offer, onBooked }: Options) {
  const simulate = useBookingSimulator();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return async function book(fields: BookingFields): Promise<void> {
    const unmute = muteClientErrors();
    try {
      const result = await simulate(bookingRequest(fields), { hotel, offer, roomType: roomName(offer) });
      if (!isOpen.current) return;
      if (result.success) {
        clearGuestDraft();
        onBooked({ result, email: fields.email.trim(), adults: offer.guests.adults });
      } else window.alert(`Booking failed: ${result.message || 'Unknown error'}`);
    } catch {
      if (isOpen.current) window.alert(THROWN);
    } finally {
      unmute();
    }
  };
}
