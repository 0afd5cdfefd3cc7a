/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { shownName } from './natural-names';

it.each([
  ['Seine', 'Seine'],
  ['Rhne', 'Rhône'],
  ['Donau (Danube)', 'Donau'],
  ['Amu  Darya', 'Amu Darya'],
  ['Pyhjrvi', null],
  ['Aire, Aisne, Oise', null],
  ['A?na', null],
  [null, null],
])('PLC-06: %s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
