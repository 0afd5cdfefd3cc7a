import type { Hotel, Offer } from '@atoll/contracts/hotel';

/** BKG-07. */
export const TITLES = ['MR', 'MS', 'MRS', 'DR'] as const;

/** The form as it is typed. Card fields live in the form's memory and nowhere else (ERR-11). */
export interface BookingFields {
  /** Empty while none is chosen: nobody is asked for one. */
  title: (typeof TITLES)[number] | '';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  cardType: string;
  cardNumber: string;
  holderName: string;
  expiryDate: string;
  securityCode: string;
  specialRequests: string;
  acceptTerms: boolean;
}

export const EMPTY_BOOKING: BookingFields = {
  title: '',
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

/** What is handed to the simulator (BKG-05, BKG-06). It never leaves the page. */
export interface BookingRequest {
  guests: [{ tid: 1; title: string; firstName: string; lastName: string; email: string; phone: string }];
  payment: {
    method: 'CREDIT_CARD';
    cardInfo: {
      vendorCode: string;
      cardNumber: string;
      expiryDate: string;
      holderName: string;
      securityCode: string;
    };
  };
  specialRequests: string;
  acceptTerms: boolean;
}

/** What is booked: the simulator copies it into its answer. */
export interface BookedStay {
  hotel: Pick<Hotel, 'hotelId' | 'name'>;
  offer: Offer;
  roomType: string;
}

const compact = (text: string) => text.replace(/\s/g, '');

export function bookingRequest(fields: BookingFields): BookingRequest {
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
        expiryDate: fields.expiryDate.trim(),
        holderName: fields.holderName.trim(),
        securityCode: fields.securityCode.trim(),
      },
    },
    specialRequests: fields.specialRequests.trim(),
    acceptTerms: fields.acceptTerms,
  };
}
