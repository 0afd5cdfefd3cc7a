export interface HotelBooking {
  id: string;
  /** CONFIRMED, or a status that means payment on arrival. */
  bookingStatus: string;
  confirmationNumber: string;
  hotelId: string;
  hotelName: string;
  checkInDate: string;
  checkOutDate: string;
  roomType: string;
  /** Decimal string for the whole stay and all rooms. */
  total: string;
  currency: string;
}

/** Answer of a booking (BKG-21). */
export interface BookingResult {
  id: string;
  success: boolean;
  message?: string;
  hotelBookings: HotelBooking[];
}

/** A finished booking and what the confirmation needs beside it; nothing of the card. */
export interface Booked {
  result: BookingResult;
  email: string;
  adults: number;
}

/** The words of a booking status (BKG-27). */
export function paymentStatusText(bookingStatus: string): 'Paid in Full' | 'Payment on Arrival' {
  return bookingStatus === 'CONFIRMED' ? 'Paid in Full' : 'Payment on Arrival';
}
