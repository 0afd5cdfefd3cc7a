import { firstSentence } from './first-sentence';

it.each([
  ['Hills above a river. And more.', 'Hills above a river.'],
  ['Both sides of St. Anna Bay are old. More.', 'Both sides of St. Anna Bay are old.'],
  ['It is 1.5 km long. More.', 'It is 1.5 km long.'],
  ['Is it far? No.', 'Is it far?'],
  ['One sentence', 'One sentence'],
  ['', ''],
])('DES-11: of %j the first sentence is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
