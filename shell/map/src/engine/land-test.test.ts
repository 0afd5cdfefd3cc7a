import { ringTest } from './land-test';

const square = (from: number, to: number) => [from, from, to, from, to, to, from, to, from, from];

it('a point is on land inside an outline, and not in its lake or outside', () => {
  const isLand = ringTest([{ coordinates: [...square(0, 10), ...square(4, 6)], ends: [10, 20] }], -5, 15);
  expect([isLand(2, 2), isLand(5, 5), isLand(12, 5), isLand(-1, 5)]).toEqual([true, false, false, false]);
});

it('two tiles that overlap at their edge do not cancel each other', () => {
  const tile = { coordinates: square(0, 10), ends: [10] };
  expect(ringTest([tile, tile], 0, 10)(5, 5)).toBe(true);
});

it('shores outside the band of interest change nothing inside it', () => {
  const outline = { coordinates: [0, 0, 10, 0, 10, 100, 5, 90, 0, 100, 0, 0], ends: [12] };
  expect(ringTest([outline], 1, 3)(5, 2)).toBe(true);
});
