import { valueInWords } from './value-in-words';

it.each([
  ['', 'nothing'],
  [null, 'nothing'],
  [[], 'nothing'],
  ['The river', 'The river'],
  [false, 'no'],
  [['Trams', 'The river'], 'Trams, The river'],
  [[4, 5, 9], '4, 5, 9'],
  [[{ id: 'belem-tower', name: 'Belém Tower', local: null, kind: 'tower' }], 'Belém Tower, tower'],
  [
    [
      { name: 'Bergen', country: '', latitude: 60.4, sample: true },
      { name: 'Paris', country: 'France', latitude: 48.9, sample: false },
    ],
    'Bergen, 60.4, sample;\nParis, France, 48.9',
  ],
])('POR-18: %j is compared as “%s”', (value, words) => {
  expect(valueInWords(value)).toBe(words);
});
