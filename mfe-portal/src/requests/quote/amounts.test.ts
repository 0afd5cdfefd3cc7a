import { readNumber } from '@atoll/contracts/typed-number';
import { amountText, readAmount } from './amounts';

it.each([
  ['1,250.50', 'USD', 125_050],
  ['1.250,50', 'EUR', 125_050],
  ['1250,5', 'EUR', 125_050],
  ['1250.5', 'USD', 125_050],
  ['1 250,50', 'EUR', 125_050],
  ["1'250.50", 'CHF', 125_050],
  ['1,250', 'USD', 125_000],
  ['1.250.000', 'EUR', 125_000_000],
  ['0,250', 'KWD', 250],
  ['0.5', 'USD', 50],
  ['12', 'USD', 1_200],
  ['12.00', 'JPY', 12],
  ['1,200', 'JPY', 1_200],
  ['1.250', 'KWD', 1_250],
  ['1,250.125', 'KWD', 1_250_125],
  ['0', 'USD', 0],
])('RFQ-08: an amount is read as people write it: %s %s', (typed, currency, minor) => {
  expect(readAmount(typed, currency)).toEqual({ minor });
});

it.each([
  ['', 'USD', 'Please fill this in'],
  ['abc', 'USD', 'Please write a number, such as 1,250 or 12.50'],
  ['-5', 'USD', 'Please write a number, such as 1,250 or 12.50'],
  ['1,25,0.5', 'USD', 'Please write a number, such as 1,250 or 12.50'],
  ['1.2.3', 'USD', 'Please write a number, such as 1,250 or 12.50'],
  ['1e3', 'USD', 'Please write a number, such as 1,250 or 12.50'],
  ['12.345', 'USD', null],
  ['0.125', 'USD', 'USD has 2 digits after the point at most'],
  ['12.5', 'JPY', 'JPY has no smaller unit: please write a whole number'],
  ['1.2345', 'KWD', 'KWD has 3 digits after the point at most'],
  ['1,250', 'KWD', 'Please write 1,250 as 1250 or as 1.250'],
  ['99999999999', 'USD', 'At most $10,000,000.00 fit here'],
])(
  'RFQ-08: what is no amount of its currency is refused with a sentence: %s %s',
  (typed, currency, problem) => {
    // '12.345' in dollars can only be meant as thousands.
    expect(readAmount(typed, currency)).toEqual(problem === null ? { minor: 1_234_500 } : { problem });
  },
);

it('RFQ-08: a share of tax has two digits after the point', () => {
  expect(readNumber('6,5', 2, 'A per cent')).toEqual({ minor: 650 });
  expect(readNumber('6.555', 2, 'A per cent')).toEqual({ minor: 655_500 });
});

it('RFQ-08: a field shows an amount with the digits of their currency', () => {
  expect(amountText(5, 2)).toBe('0.05');
  expect(amountText(12, 0)).toBe('12');
});
