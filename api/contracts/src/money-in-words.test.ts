import { formatMoney } from './money-in-words';

it.each([
  ['USD', false, '$1,204.50'],
  ['USD', true, 'USD 1,204.50'],
  ['CHF', false, 'CHF 1,204.50'],
])('dollars, euros and pounds carry their sign unless the code is asked for: %s', (currency, code, words) => {
  expect(formatMoney(1_204.5, currency, { code })).toBe(words);
});
