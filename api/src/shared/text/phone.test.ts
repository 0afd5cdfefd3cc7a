import { checkPhone } from './phone';

it.each(['+351 210 000 000', '+44 20 7946 0000', '+1 (212) 555-0100', '+4989 1234567', '', ' ', undefined])(
  'AUT-05: %s may be kept as a phone number, or as none',
  (phone) => {
    expect(() => checkPhone(phone)).not.toThrow();
  },
);

it.each([
  'abc',
  '210 000 000',
  '+351',
  '+351 1',
  '+999 123456789',
  'call +351 210 000 000',
  '+351 210 000 000 000 000',
])('AUT-05: %s is no phone number that others can call', (phone) => {
  expect(() => checkPhone(phone)).toThrow('with its country code');
});
