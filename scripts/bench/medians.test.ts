import { median, medians } from './medians';

it('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

it('gives the median of each number and leaves words out', () => {
  const samples = [
    { lcpMs: 400.4, cls: 0.00012345, lcpElement: 'h1' },
    { lcpMs: 300.4, cls: 0.00112345, lcpElement: 'img' },
    { lcpMs: 500.4, cls: 0, lcpElement: 'h1' },
  ];
  expect(medians(samples)).toEqual({ lcpMs: 400, cls: 0.0001 });
});
