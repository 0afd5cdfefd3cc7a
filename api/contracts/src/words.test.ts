import { codeAsSentence, codeInWords, countOf, wholeNumberText } from './words';

it.each([0, 1, 999, 1_000, 41_800, 999_999, 1_000_000, 123_456_789, -1_204])(
  'writes %d as `Intl` does',
  (count) => {
    expect(wholeNumberText(count)).toBe(new Intl.NumberFormat('en').format(count));
  },
);

it('one is singular, everything else plural, thousands are set apart', () => {
  expect(countOf(1, 'night')).toBe('1 night');
  expect(countOf(0, 'night')).toBe('0 nights');
  expect(countOf(2, 'person', 'people')).toBe('2 people');
  expect(countOf(1_204, 'agent')).toBe('1,204 agents');
});

it('a code is written as a title', () => {
  expect(codeInWords('SUPERIOR_ROOM')).toBe('Superior Room');
  expect(codeInWords('WIFI')).toBe('Wifi');
});

it('HSE-45: a code is written as a sentence begins', () => {
  expect(codeAsSentence('HALF_BOARD')).toBe('Half board');
  expect(codeAsSentence('BREAKFAST')).toBe('Breakfast');
});
