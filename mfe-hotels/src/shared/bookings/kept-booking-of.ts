import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import type { KeptBooking } from '@atoll/platform/kept-booking';
import type { Booked } from '../booking-result';
import { addressText } from '../hotel-text';
import { cancellationOf } from '../offers/cancellation';

/** What is kept of a booking; null where there is none of a hotel (BKG-28). */
export function keptBookingOf({ result, adults }: Booked, hotel: Hotel, offer: Offer): KeptBooking | null {
  const [booking] = result.hotelBookings;
  if (!booking) return null;
  const { freeUntil, fee } = cancellationOf(offer, null);
  return {
    id: result.id,
    reference: booking.confirmationNumber,
    status: booking.bookingStatus,
    hotelId: booking.hotelId,
    hotelName: booking.hotelName,
    address: addressText(hotel),
    city: hotel.address?.cityName,
    position: hotel.geoCode,
    checkInTime: hotel.policies?.checkIn?.time ?? null,
    checkOutTime: hotel.policies?.checkOut?.time ?? null,
    timeZone: hotel.timeZone ?? null,
    checkIn: booking.checkInDate,
    checkOut: booking.checkOutDate,
    roomType: booking.roomType,
    adults,
    total: booking.total,
    currency: booking.currency,
    freeUntil,
    fee,
    cancelledOn: null,
  };
}
