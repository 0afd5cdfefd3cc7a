import { placeLabel } from './place';

it.each([
  [{ name: 'Lisbon', country: 'Portugal' }, 'Lisbon, Portugal'],
  [
    { name: 'Springfield', region: 'Illinois', country: 'United States' },
    'Springfield, Illinois, United States',
  ],
  [{ name: 'Singapore', country: 'Singapore' }, 'Singapore'],
])('HSE-15, PLC-04: %j is called %s', (place, label) => {
  expect(placeLabel(place)).toBe(label);
});
