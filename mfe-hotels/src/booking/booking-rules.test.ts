import { bookingRequest, EMPTY_BOOKING, TITLES } from './booking-form.model';
import { CARD_TYPES } from '../shared/offers/cards';
import { check, hasExpired } from './booking-rules';

it.each([
  ['BKG-09', 'firstName', '', 'First name is required'],
  ['BKG-09', 'firstName', '  ', 'First name is required'],
  ['BKG-09', 'lastName', '', 'Last name is required'],
  ['BKG-09', 'lastName', 'Okafor', true],
  ['BKG-10', 'email', '', 'Email is required'],
  ['BKG-10', 'email', 'a@b', 'Valid email is required'],
  ['BKG-10', 'email', 'clara okafor@mail.example', 'Valid email is required'],
  ['BKG-10', 'email', 'clara@mail.example', true],
  ['BKG-11', 'phone', '', 'Phone number is required'],
  ['BKG-11', 'phone', '02079460001', 'Phone must start with + and country code'],
  ['BKG-11', 'phone', '+0123456', 'Phone must start with + and country code'],
  ['BKG-11', 'phone', '+1234', 'Phone must start with + and country code'],
  ['BKG-11', 'phone', '+12345', true],
  ['BKG-11', 'phone', '+44 20 7946 0001', true],
  ['BKG-11', 'phone', '+1234567890123456789', true],
  ['BKG-11', 'phone', '+12345678901234567890', 'Phone must start with + and country code'],
  ['BKG-12', 'cardNumber', '', 'Card number is required'],
  ['BKG-12', 'cardNumber', '411111111111', 'Invalid card number'],
  ['BKG-12', 'cardNumber', '4111111111111', true],
  ['BKG-12', 'cardNumber', '4111 1111 1111 1111', true],
  ['BKG-12', 'cardNumber', '4111111111111111111', true],
  ['BKG-12', 'cardNumber', '41111111111111111111', 'Invalid card number'],
  ['BKG-12', 'cardNumber', '4111-1111-1111-1111', 'Invalid card number'],
  ['BKG-13', 'expiryDate', '', 'Expiry date is required'],
  ['BKG-13', 'expiryDate', '12/27', true],
  ['BKG-13', 'expiryDate', '13/27', 'Format must be YYYY-MM'],
  ['BKG-13', 'expiryDate', '2021-13', 'Format must be YYYY-MM'],
  ['BKG-13', 'expiryDate', '2021-12', true],
  ['BKG-14', 'holderName', '', 'Cardholder name is required'],
  ['BKG-15', 'securityCode', '', 'Security code is required'],
  ['BKG-15', 'securityCode', '12', 'Invalid security code'],
  ['BKG-15', 'securityCode', '12345', 'Invalid security code'],
  ['BKG-15', 'securityCode', '1234', true],
] as const)('%s: %s %p answers %p', (_row, field, value, answer) => {
  expect(check(field, value)).toBe(answer);
});

it('BKG-13: a card is good until the end of its month', () => {
  const today = '2020-11-25';
  expect(['10/20', '2020-11', '2021-01', 'soon'].map((expiry) => hasExpired(expiry, today))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('BKG-07: there are four titles', () => {
  expect(TITLES).toEqual(['MR', 'MS', 'MRS', 'DR']);
});

it('BKG-08: five card types carry the specification’s codes and labels', () => {
  expect(CARD_TYPES.map(({ code, label }) => `${code} ${label}`)).toEqual([
    'VI Visa',
    'MC Mastercard',
    'AX American Express',
    'DC Diners Club',
    'CA Maestro',
  ]);
});

it('BKG-05, BKG-06: what was typed becomes one guest, one credit card, requests and terms', () => {
  const request = bookingRequest({
    ...EMPTY_BOOKING,
    title: 'MS',
    firstName: ' Clara ',
    lastName: 'Okafor',
    email: 'clara@mail.example',
    phone: '+44 20 7946 0001',
    cardNumber: '4111 1111 1111 1111',
    holderName: 'Clara Okafor',
    expiryDate: '2021-12',
    securityCode: '123',
    specialRequests: 'Late arrival',
    acceptTerms: true,
  });
  expect(request).toEqual({
    guests: [
      {
        tid: 1,
        title: 'MS',
        firstName: 'Clara',
        lastName: 'Okafor',
        email: 'clara@mail.example',
        phone: '+442079460001',
      },
    ],
    payment: {
      method: 'CREDIT_CARD',
      cardInfo: {
        vendorCode: 'VI',
        cardNumber: '4111111111111111',
        expiryDate: '2021-12',
        holderName: 'Clara Okafor',
        securityCode: '123',
      },
    },
    specialRequests: 'Late arrival',
    acceptTerms: true,
  });
});
