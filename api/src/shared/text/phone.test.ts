import { peopleText } from './people-text';
import { checkPhone, phoneKey } from './phone';

it.each([
  '+351 210 000 000',
  '+44 20 7946 0000',
  '+1 (212) 555-0100',
  '+4989 1234567',
  '00351912345678',
  '00 44 20 7946 0000',
  '',
  ' ',
  undefined,
])('AUT-05: %s may be kept as a phone number, or as none', (phone) => {
  expect(() => checkPhone(phone)).not.toThrow();
});

it.each([
  'abc',
  '210 000 000',
  '+351',
  '+351 1',
  '00351',
  '000351912345678',
  '+999 123456789',
  'call +351 210 000 000',
  '+351 210 000 000 000 000',
])('AUT-05: %s is no phone number that others can call', (phone) => {
  expect(() => checkPhone(phone)).toThrow('with its country code');
});

it('AUT-05, AGT-07: a number that begins with 00 is the same as with +, and is kept so', () => {
  expect(phoneKey('00351 912 345 678')).toBe('+351912345678');
  expect(peopleText(' 00351 912 345 678', 'phone')).toBe('+351 912 345 678');
  expect(peopleText('00 44 20 7946 0000', 'phone')).toBe('+44 20 7946 0000');
  expect(peopleText('00 is a hall', 'line')).toBe('00 is a hall');
});
