import type { BookingFields } from './booking-form.model';
import { monthOfExpiry } from './card-writing';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^\+[1-9]\d{4,18}$/;
const CARD_NUMBER = /^\d{13,19}$/;
const SECURITY_CODE = /^\d{3,4}$/;

function filled(message: string) {
  return (text: string): true | string => text.trim() !== '' || message;
}

function shaped(pattern: RegExp, message: string, clean: (text: string) => string = (text) => text.trim()) {
  return (text: string): true | string => pattern.test(clean(text)) || message;
}

/** Spaces, and the separators that people write into a phone number, are not part of it. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

type Check = (value: string) => true | string;

/** The checks of every text field, in the order in which their messages take turns. */
export const FIELD_CHECKS = {
  firstName: [filled('First name is required')],
  lastName: [filled('Last name is required')],
  email: [filled('Email is required'), shaped(EMAIL, 'Valid email is required')],
  phone: [
    filled('Phone number is required'),
    shaped(PHONE, 'Phone must start with + and country code', withoutSpaces),
  ],
  cardNumber: [filled('Card number is required'), shaped(CARD_NUMBER, 'Invalid card number', withoutSpaces)],
  holderName: [filled('Cardholder name is required')],
  expiryDate: [
    filled('Expiry date is required'),
    (text) => monthOfExpiry(text) !== null || 'Format must be YYYY-MM',
  ],
  securityCode: [filled('Security code is required'), shaped(SECURITY_CODE, 'Invalid security code')],
} satisfies Partial<Record<keyof BookingFields, Check[]>>;

/** A card is good until the end of the month that it names. */
export function hasExpired(expiry: string, today: string | null): boolean {
  const month = monthOfExpiry(expiry);
  return today !== null && month !== null && month < today.slice(0, 7);
}

export const EXPIRED_MESSAGE = 'This card has expired';
export const TERMS_MESSAGE = 'You must accept the terms and conditions';

/** The first message that a value earns, or true: the shape that react-hook-form's `validate` wants. */
export function check(name: keyof typeof FIELD_CHECKS, value: string): true | string {
  return FIELD_CHECKS[name].map((rule) => rule(value)).find((result) => result !== true) ?? true;
}
