import { knownWords } from './import-words';

it.each([
  [0, 18, true, 'None of these contacts is there already, by its Atoll ID or e-mail.'],
  [1, 18, true, '1 of 18 rows is a contact that is there already, and will be updated.'],
  [17, 18, true, '17 of 18 rows are contacts that are there already, and will be updated.'],
  [2, 18, false, '2 of 18 rows are contacts that are there already, and will be left out.'],
])('AGT-07: %d of %d rows that are there already (updated: %s)', (known, rows, isUpdated, words) => {
  expect(knownWords(known, rows, isUpdated)).toBe(words);
});
