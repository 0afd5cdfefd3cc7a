import { expiryWhileTyped, hasWrongDigit, monthOfExpiry } from './card-writing';

it.each([
  ['2021-12', '2021-12'],
  ['2021/12', '2021-12'],
  ['202112', '2021-12'],
  ['12/21', '2021-12'],
  ['12 / 21', '2021-12'],
  ['1221', '2021-12'],
  ['12-21', '2021-12'],
  ['12/2021', '2021-12'],
  ['122021', '2021-12'],
  ['1/21', '2021-01'],
  ['7/2021', '2021-07'],
  ['12/20', '2020-12'],
  ['１２/２１', '2021-12'],
  ['13/21', null],
  ['2021-13', null],
  ['00/21', null],
  ['1/2', null],
  ['121', null],
  ['soon', null],
  ['', null],
])('BKG-13, C59: %p is the month %p', (text, month) => {
  expect(monthOfExpiry(text)).toBe(month);
});

/** What the field shows after each key of a number pad or a keyboard. */
function typed(keys: string): string {
  return [...keys].reduce((text, key) => expiryWhileTyped(text + key), '');
}

it.each([
  ['1221', '2021-12'],
  ['12/21', '2021-12'],
  ['12/2021', '2021-12'],
  ['122021', '2021-12'],
  ['202112', '2021-12'],
  ['2021-12', '2021-12'],
  ['0121', '2021-01'],
  ['1/21', '2021-01'],
  ['321', '2021-03'],
  ['2/21', '2021-02'],
  ['12', '12/'],
  ['5', '05/'],
  ['2021', '2021-'],
  ['2020-10', '2020-10'],
])('BKG-13, C59: the keys %p bring %p', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

it('what is no month stays as it was typed', () => {
  expect(['13/21', 'soon', '2021-13'].map(typed)).toEqual(['13/21', 'soon', '2021-13']);
});

it('BKG-12: a whole number with a wrong digit is told from one without', () => {
  expect(['4111 1111 1111 1111', '5555555555554444', '378282246310005'].map(hasWrongDigit)).toEqual([
    false,
    false,
    false,
  ]);
  expect(['4111 1111 1111 1112', '4111111111111'].map(hasWrongDigit)).toEqual([true, true]);
  expect(['', '4111', 'four'].map(hasWrongDigit)).toEqual([false, false, false]);
});
