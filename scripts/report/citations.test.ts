import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { undefinedCodes } from './citations';
import { definedCodes } from './specification';

const DEFINED = new Set(['HSE-14', 'HSE-15', 'C1']);

it.each([
  ['HSE-14, HSE-15 (C1)', []],
  ['HSE-14..15', []],
  ['HSE-14..16', ['HSE-16']],
  ['HSE-99 and C62, twice HSE-99', ['HSE-99', 'C62']],
  ['UTF-16, ISO-88, C++, C0', []],
  // Not in the title: the report reads titles for codes, and these are made up.
])('finds in a text what the specification does not define (%#)', (text, expected) => {
  expect(undefinedCodes(text, DEFINED)).toEqual(expected);
});

/** Those two cite codes that are made up. */
const EXAMPLES = ['scripts/report/citations.test.ts', 'scripts/report/coverage.test.ts'];

it('every code that a source or a document cites is defined in docs/spec', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && !EXAMPLES.includes(file));
  expect(files.length).toBeGreaterThan(1_000);
  const problems = files.flatMap((file) => {
    const unknown = undefinedCodes(readFileSync(path.join(root, file), 'utf8'), definedCodes());
    return unknown.length > 0 ? [`${file}: ${unknown.join(', ')}`] : [];
  });
  expect(problems).toEqual([]);
});
