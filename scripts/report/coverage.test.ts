import { coverageByOwner, unknownCodeFailures, untestedByArea } from './coverage';
import { rowIds, rowResults } from './rows';
import { specificationRows } from './specification';

const row = (id: string, area: string, owner: string) => ({ id, area, owner, requirement: '', check: '' });
const SPECIFICATION = [
  row('HSE-01', 'hotels search', 'H A'),
  row('HSE-02', 'hotels search', 'H'),
  row('TOU-01', 'tours', 'T'),
  row('HOM-33', 'home', 'all'),
];
const test = (title: string, passed = true) => ({ title, file: 'a.test.ts', part: 'p', passed });

it('fails a test that names a row or a resolution which the specification does not have', () => {
  const defined = new Set(['HSE-01', 'HSE-02', 'C1']);
  const outcomes = [test('HSE-01: a (C1)'), test('HSE-02, HSE-99: b'), test('C62: c')];
  expect(unknownCodeFailures(outcomes, defined).map(({ title, passed }) => [title, passed])).toEqual([
    ['HSE-99 is not in docs/spec: HSE-02, HSE-99: b', false],
    ['C62 is not in docs/spec: C62: c', false],
  ]);
});

it('lists the rows that no test names, by area', () => {
  const results = rowResults([test('HSE-01: a'), test('HSE-02: b', false)]);
  expect([...untestedByArea(SPECIFICATION, results)]).toEqual([
    ['tours', ['TOU-01']],
    ['home', ['HOM-33']],
  ]);
});

it('counts a row for every owner that it lists, and only when none of its tests fails', () => {
  const results = rowResults([test('HSE-01: a'), test('HSE-02: b'), test('HSE-02: c', false)]);
  const shares = coverageByOwner(SPECIFICATION, results).map(({ owner, covered, rows }) => [
    owner,
    covered,
    rows,
  ]);
  expect(shares).toEqual([
    ['shell', 0, 1],
    ['mfe-hotels', 1, 3],
    ['mfe-tours', 0, 2],
    ['mfe-directory', 0, 1],
    ['mfe-marco', 0, 1],
    ['mfe-portal', 0, 1],
    ['api', 1, 2],
  ]);
});

it('gives every row of the specification an id of its own, which a title can name', () => {
  const ids = specificationRows().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rowIds(ids.join(', '))).toEqual(ids);
});
