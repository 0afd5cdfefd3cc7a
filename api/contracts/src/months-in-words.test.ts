import { monthsInWords } from './months-in-words';

it.each([
  [[5], 'May'],
  [[4, 5], 'April and May'],
  [[4, 5, 6], 'April to June'],
  [[4, 5, 6, 9, 10], 'April to June, September and October'],
  [[11, 12, 1, 2, 3], 'November to March'],
  [[1, 12], 'December and January'],
  [[1, 2, 6, 12], 'June and December to February'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'any month'],
])('DES-11: %j is %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
