import { priceTier } from './price-tier';

it.each([
  [99, '$'],
  [100, '$$'],
  [199, '$$'],
  [200, '$$$'],
  [299, '$$$'],
  [300, '$$$$'],
])('MAR-31: %i a night is %s', (price, tier) => {
  expect(priceTier(price)).toBe(tier);
});
