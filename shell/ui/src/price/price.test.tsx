import { render, screen } from '@testing-library/react';
import { formatMoney, Price, wholeMoney } from './price';

it.each([
  ['486.00', 'USD', false, '$486.00'],
  [1204.5, 'EUR', false, '€1,204.50'],
  ['99', 'GBP', true, '£99'],
  ['401.5', 'USD', true, '$402'],
  ['1500', 'CHF', false, 'CHF 1,500.00'],
  [80, 'JPY', true, 'JPY 80'],
  ['no number', 'USD', true, ''],
])('writes %s %s (round: %s) as %s', (amount, currency, round, words) => {
  expect(formatMoney(amount, currency, { round })).toBe(words);
});

it.each([0, 0.5, 1.5, 99.994, 1_204.5, 1_234_567.89, -38.2])('writes %d dollars as `Intl` does', (amount) => {
  for (const [round, digits] of [
    [false, 2],
    [true, 0],
  ] as const) {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    expect(formatMoney(amount, 'USD', { round })).toBe(format.format(amount));
  }
});

it('HSE-40, C22: prices that are compared are in whole units', () => {
  expect(wholeMoney(200.7, 'USD')).toBe('$201');
  expect(wholeMoney(1234.5, 'EUR')).toBe('€1,235');
  expect(wholeMoney(90, 'CHF')).toBe('CHF 90');
});

it('leads with the total and never rounds cents away on its own', () => {
  render(
    <Price
      total="486.50"
      currency="USD"
      caption="total"
      party="2 guests, 1 room"
      note="$162 per night, taxes included"
    />,
  );
  expect(screen.getByText(/^\$486\.50/)).toHaveTextContent('$486.50 total');
  expect(screen.getByText('2 guests, 1 room')).toBeInTheDocument();
  expect(screen.getByText('$162 per night, taxes included')).toBeInTheDocument();
});

it('leaves the cents out where there are none', () => {
  render(<Price total={486} currency="USD" />);
  expect(screen.getByText('$486')).toBeInTheDocument();
});
