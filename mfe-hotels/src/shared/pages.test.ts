import { isCapped, PAGE_DIVISORS, pageCount } from './pages';

it('HSE-36: by default 134 hotels fill seven pages of 20 and none is dead', () => {
  expect(pageCount(134)).toBe(7);
  expect(pageCount(140)).toBe(7);
  expect(pageCount(0)).toBe(1);
});

it('HSE-36: the specification’s own reading divides by 9', () => {
  expect(pageCount(134, PAGE_DIVISORS.specified)).toBe(15);
});

it('HSE-30, HSE-37: the cap of 20 ends with Show All', () => {
  expect(isCapped(25, false)).toBe(true);
  expect(isCapped(25, true)).toBe(false);
  expect(isCapped(20, false)).toBe(false);
});
