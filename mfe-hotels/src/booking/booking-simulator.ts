import { BOOKING_SIMULATION_MS } from '@atoll/contracts/constants';
import { createContext, useContext } from 'react';
import type { BookingResult, HotelBooking } from '../shared/booking-result';
import type { BookedStay, BookingRequest } from './booking-form.model';

export type BookingSimulator = (request: BookingRequest, stay: BookedStay) => Promise<BookingResult>;

function sixDigits(): string {
  return String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
}

/** A confirmed booking of a stay, under a number. */
export function bookingOf({ hotel, offer, roomType }: BookedStay, id: string): HotelBooking {
  return {
    id,
    bookingStatus: 'CONFIRMED',
    confirmationNumber: id,
    hotelId: hotel.hotelId,
    hotelName: hotel.name,
    checkInDate: offer.checkInDate,
    checkOutDate: offer.checkOutDate,
    roomType,
    total: offer.price.total,
    currency: offer.price.currency,
  };
}

/**
 * The booking of the specification: no network call, 1.5 seconds, then 'HB' and 'BK' numbers and status CONFIRMED
 * (BKG-19, BKG-20). The request, and with it the card, is not read.
 */
export const simulateBooking: BookingSimulator = async (_request, stay) => {
  await new Promise((resolve) => setTimeout(resolve, BOOKING_SIMULATION_MS));
  return {
    id: `HB${sixDigits()}`,
    success: true,
    message: 'Booking confirmed',
    hotelBookings: [bookingOf(stay, `BK${sixDigits()}`)],
  };
};

/** Tests put failing, throwing and pending bookings here (C6). */
export const BookingSimulatorContext = createContext<BookingSimulator>(simulateBooking);

export function useBookingSimulator(): BookingSimulator {
  return useContext(BookingSimulatorContext);
}
