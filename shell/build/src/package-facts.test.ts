import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion } from './package-facts';

const folder = mkdtempSync(join(tmpdir(), 'atoll-facts-'));
const inner = join(folder, 'mfe-tours');
afterAll(() => rmSync(folder, { recursive: true }));

function install(base: string, name: string, facts: string): void {
  mkdirSync(join(base, 'node_modules', name), { recursive: true });
  writeFileSync(join(base, 'node_modules', name, 'package.json'), facts);
}

it('PLT-07: the version that is announced is the one which the package itself would load: the nearest', () => {
  install(folder, 'react', '{"name":"react","version":"18.2.0"}');
  install(inner, 'react', '{"name":"react","version":"19.3.1"}');
  expect(installedVersion(inner, 'react')).toBe('19.3.1');
  expect(installedVersion(folder, 'react')).toBe('18.2.0');
});

it('PLT-07: a package that is not installed has none; one that cannot be read fails the build', () => {
  expect(installedVersion(inner, 'preact')).toBeNull();
  install(inner, 'torn', '{"name":"torn","ver');
  expect(() => installedVersion(inner, 'torn')).toThrow('cannot be read');
});
