import { isNeededAtRunTime } from './copy-package';

it.each([
  ['lib/index.js', true],
  ['lib/worker.mjs', true],
  ['data/words.json', true],
  ['lib/test/helper.js', true],
  ['LICENSE.md', true],
  ['licence', true],
  ['lib/index.d.ts', false],
  ['src/index.ts', false],
  ['lib/index.js.map', false],
  ['README.md', false],
  ['tsconfig.build.json', false],
  ['test', false],
  ['docs', false],
  ['node_modules', false],
  ['lib/node_modules', false],
])('%s of a package is needed where it runs: %s', (inside, expected) => {
  expect(isNeededAtRunTime(inside)).toBe(expected);
});
