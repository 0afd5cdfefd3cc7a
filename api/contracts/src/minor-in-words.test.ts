import { minorText } from './minor-in-words';

it.each([
  [213_300, 'USD', '$2,133.00'],
  [-5, 'USD', '-$0.05'],
  [269_200, 'EUR', '€2,692.00'],
  [1_200, 'JPY', 'JPY 1,200'],
  [1_250, 'KWD', 'KWD 1.250'],
  [-5, 'KWD', 'KWD -0.005'],
  [Number.MAX_SAFE_INTEGER, 'CHF', 'CHF 90,071,992,547,409.91'],
])('RFQ-08: an amount is shown with the digits of its currency: %d %s', (minor, currency, words) => {
  expect(minorText(minor, currency)).toBe(words);
});
