import type { Hotel } from '@atoll/contracts/hotel';
import type { Offer } from '@atoll/contracts/hotel-offers';
import { monthOfExpiry } from './card-writing';

/** BKG-07. */
export const TITLES = ['MR', 'MS', 'MRS', 'DR'] as const;

/** The form as it is typed. Card fields live in the form's memory and nowhere else (ERR-11). */
export const EMPTY_BOOKING = {
  /** Empty while none is chosen: nobody is asked for one. */
  title: '' as (typeof TITLES)[number] | '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  cardType: 'VI',
  cardNumber: '',
  holderName: '',
  expiryDate: '',
  securityCode: '',
  specialRequests: '',
  acceptTerms: false,
};
export type BookingFields = typeof EMPTY_BOOKING;

/** What is booked: the simulator copies it into its answer. */
export interface BookedStay {
  hotel: Pick<Hotel, 'hotelId' | 'name'>;
  offer: Offer;
  roomType: string;
}

const compact = (text: string) => text.replace(/\s/g, '');

/** What is handed to the simulator (BKG-05, BKG-06). It never leaves the page. */
export function bookingRequest(fields: BookingFields) {
  return {
    guests: [
      {
        tid: 1,
        title: fields.title,
        firstName: fields.firstName.trim(),
        lastName: fields.lastName.trim(),
        email: fields.email.trim(),
        phone: compact(fields.phone),
      },
    ],
    payment: {
      method: 'CREDIT_CARD',
      cardInfo: {
        vendorCode: fields.cardType,
        cardNumber: compact(fields.cardNumber),
        expiryDate: monthOfExpiry(fields.expiryDate) ?? fields.expiryDate.trim(),
        holderName: fields.holderName.trim(),
        securityCode: fields.securityCode.trim(),
      },
    },
    specialRequests: fields.specialRequests.trim(),
    acceptTerms: fields.acceptTerms,
  };
}

export type BookingRequest = ReturnType<typeof bookingRequest>;
