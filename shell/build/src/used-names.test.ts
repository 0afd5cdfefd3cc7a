import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseUnshared } from './refuse-unshared';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-remote-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a remote whose entry has this source uses of the shared modules. The bundler does not run inside Jest. */
function usesOf(source: string): Record<string, string[]> {
  writeFileSync(join(folder, 'src/index.ts'), source);
  const facts = JSON.stringify({ name: 'mfe-tours', version: '1.0.0', folder });
  const program = `
    import { usedNames } from './src/used-names.ts';
    console.log(JSON.stringify(await usedNames(${facts})));
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, args, { cwd: join(__dirname, '..'), encoding: 'utf8' });
  return JSON.parse(output) as Record<string, string[]>;
}

const PROVIDED = {
  versions: {},
  exports: { 'react-router-dom': ['Link', 'useLocation'], '@atoll/platform': ['createRemote'] },
  federation: '2.9.2',
};

it('PLT-07: a remote’s build knows the names that its code uses, also in a chunk and through a namespace', () => {
  writeFileSync(join(folder, 'src/later.ts'), "import { flushSync } from 'react-dom'; flushSync(() => {});");
  const uses = usesOf(`
    import { createRemote, type Unused } from '@atoll/platform';
    import * as router from 'react-router-dom';
    import * as React from 'react';
    export const remote = createRemote(router.useLocation, [React]);
    void import('./later');
  `);
  expect(uses).toEqual({
    '@atoll/platform': ['createRemote'],
    'react-router-dom': ['useLocation'],
    react: ['*'],
    'react-dom': ['flushSync'],
  });
});

it('PLT-07: a remote that uses a name which the shell does not share does not build, and is told which', () => {
  const uses = usesOf("export { createMemoryRouter, Link } from 'react-router-dom';");
  const use = { shared: {}, uses, federation: '^2.9.2' };
  expect(() => refuseUnshared('mfe-tours', use, PROVIDED)).toThrow(
    'mfe-tours does not fit the shell: it uses createMemoryRouter of react-router-dom, which the shell does not share.',
  );
});

it('PLT-07: a remote with another federation runtime than the shell’s does not build', () => {
  const use = { shared: {}, uses: {}, federation: '^3.0.0' };
  expect(() => refuseUnshared('mfe-tours', use, PROVIDED)).toThrow(
    'it was built for the federation runtime ^3.0.0, the shell runs 2.9.2',
  );
});
