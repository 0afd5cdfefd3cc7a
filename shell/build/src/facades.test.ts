import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SHELL = join(__dirname, '../..');

/** Names between the braces of imports or exports of `source`. */
function named(code: string, statement: 'import' | 'export', source: RegExp): string[] {
  const clause = new RegExp(`${statement}\\s*\\{([^}]*)\\}\\s*from\\s*['"]${source.source}['"]`, 'g');
  return [...code.matchAll(clause)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []),
  );
}

/** RTK Query, as the bundler resolves it. */
function queryCode(): string {
  const folder = dirname(createRequire(join(SHELL, 'package.json')).resolve('@reduxjs/toolkit/package.json'));
  return ['query/rtk-query.modern.mjs', 'query/react/rtk-query-react.modern.mjs']
    .map((file) => readFileSync(join(folder, 'dist', file), 'utf8'))
    .join('\n');
}

// A name that is missing would be undefined in the browser only: no build checks a shared module.
it.each([
  ['toolkit-facade.ts', /@reduxjs\/toolkit/, /[^'"]*redux-toolkit\.modern\.mjs/],
  ['react-redux-facade.ts', /react-redux/, /react-redux\/alternate-renderers/],
])('%s gives RTK Query everything that it imports', (facade, key, source) => {
  const needed = named(queryCode(), 'import', key);
  expect(needed.length).toBeGreaterThan(5);
  const given = named(readFileSync(join(SHELL, 'src/shared', facade), 'utf8'), 'export', source);
  expect(given).toEqual(expect.arrayContaining(needed));
});
