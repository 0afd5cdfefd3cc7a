import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint, forgetBuild, recordBuild, stalePackages } from './fingerprint';
import { BUILDABLES, type Buildable } from './packages';

let root: string;
const sandbox = BUILDABLES.find(({ name }) => name === 'sandbox') as Buildable;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'atoll-build-'));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/build/bundle.ts']) write(file, '');
  for (const { folder, uses = [] } of BUILDABLES) {
    write(`${folder}/package.json`, '{"name":"x"}');
    for (const used of uses) write(`${used}/used.ts`, '');
  }
  write('shell/build/package.json', '{"name":"@atoll/build"}');
  write('api/contracts/package.json', '{"name":"@atoll/contracts"}');
  write('api/contracts/src/place.ts', 'one');
  write('shell/src/shared/router-facade.ts', 'Link');
  write(
    'api/sandbox/package.json',
    '{"name":"@atoll/sandbox","dependencies":{"@atoll/contracts":"workspace:*"}}',
  );
  write('api/sandbox/src/main.ts', 'main');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('changes with a source of the package, and with one of a package it imports', () => {
  const before = fingerprint(root, sandbox);
  write('api/contracts/src/place.ts', 'two');
  const after = fingerprint(root, sandbox);
  expect(after).not.toBe(before);
  write('api/sandbox/src/main.ts', 'other');
  expect(fingerprint(root, sandbox)).not.toBe(after);
});

it('does not change with tests, builds, or packages that only live in the same folder', () => {
  const api = BUILDABLES.find(({ name }) => name === 'api') as Buildable;
  const before = fingerprint(root, api);
  write('api/src/a.test.ts', 'test');
  write('api/dist/start.js', 'built');
  write('api/sandbox/src/main.ts', 'other');
  expect(fingerprint(root, api)).toBe(before);
});

it('of a remote changes with what the shell shares', () => {
  const tours = BUILDABLES.find(({ name }) => name === 'mfe-tours') as Buildable;
  const before = fingerprint(root, tours);
  write('shell/src/shared/router-facade.ts', 'Link, NavLink');
  expect(fingerprint(root, tours)).not.toBe(before);
});

it('a build counts only once it is recorded, and only while its output is there', () => {
  const isStale = () => stalePackages(root).some(({ buildable }) => buildable.name === 'sandbox');
  write('api/sandbox/dist/main.js', 'built');
  expect(isStale()).toBe(true);
  recordBuild(root, sandbox, fingerprint(root, sandbox));
  expect(isStale()).toBe(false);
  rmSync(path.join(root, 'api/sandbox/dist'), { recursive: true });
  expect(isStale()).toBe(true);
  write('api/sandbox/dist/main.js', 'built');
  forgetBuild(root, sandbox);
  expect(isStale()).toBe(true);
});
