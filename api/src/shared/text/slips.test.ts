import fc from 'fast-check';
import { allowedSlips, slipsBetween } from './slips';

it.each([
  ['king', 'king', 0],
  ['kign', 'king', 1],
  ['ferreria', 'ferreira', 1],
  ['kig', 'king', 1],
  ['kiing', 'king', 1],
  ['kong', 'king', 1],
  ['', 'king', 4],
  ['abcd', 'badc', 2],
])('%s and %s are %d mistakes apart', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
});

it('counts the same from either side, and no more than the letters of the longer text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips).toBe(slipsBetween(other, one));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips === 0).toBe(one === other);
    }),
  );
});

it('PLC-02: forgives one mistake in four letters, two in eight, none in less', () => {
  expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(allowedSlips)).toEqual([0, 1, 1, 2]);
});
