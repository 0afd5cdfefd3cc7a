import { satisfiesCaret } from './caret-range';

it.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.4.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '19.2.9', false],
  ['^19.3.1', '20.0.0', false],
  ['^0.3.1', '0.3.9', true],
  ['^0.3.1', '0.4.0', false],
  ['19.3.1', '19.3.1', false],
  ['^latest', '19.3.1', false],
  ['^19.3.1', '19.3.1-beta', false],
])('%s takes %s: %s', (range, version, expected) => {
  expect(satisfiesCaret(range, version)).toBe(expected);
});
