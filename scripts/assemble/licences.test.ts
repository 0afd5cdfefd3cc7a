import { isPermissive, licenceOf } from './licences';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND LGPL-3.0-or-later', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s may be shipped without a reason: %s', (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected);
});

it('reads a licence in each way that package.json files name it', () => {
  expect(licenceOf({ license: 'MIT' })).toBe('MIT');
  expect(licenceOf({ license: { type: 'ISC' } })).toBe('ISC');
  expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] })).toBe('MIT OR Apache-2.0');
  expect(licenceOf({})).toBeNull();
});
