import type { Hotel, Offer } from '@atoll/contracts/hotel';
import type { BookingResult } from '../shared/booking-result';

interface Booked {
  readonly hotel: Hotel;
  readonly offer: Offer;
  readonly roomType: string;
}

/** Confirms whatever is booked, at once and always with the same codes. */
export const confirmBooking = async (
  _request: unknown,
  { hotel, offer, roomType }: Booked,
): Promise<BookingResult> => ({
  id: 'HB482913',
  success: true,
  hotelBookings: [
    {
      id: 'BK730256',
      bookingStatus: 'CONFIRMED',
      confirmationNumber: 'BK730256',
      hotelId: hotel.hotelId,
      hotelName: hotel.name,
      checkInDate: offer.checkInDate,
      checkOutDate: offer.checkOutDate,
      roomType,
      total: offer.price.total,
      currency: offer.price.currency,
    },
  ],
});
