import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@atoll/contracts/registry';
import { buildRelease } from '../../test/release-folder';
import { readReleaseFiles } from './release-files';
import { readReleaseRecord } from './release-record';

const FILE = { path: 'remoteEntry.js', bytes: 1, integrity: 'sha384-x' };

describe('a build folder', () => {
  it('is accepted as it was built', async () => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    expect(await readReleaseRecord(folder)).toEqual(release);
    const files = await readReleaseFiles(folder, release);
    expect(files.map(({ path }) => path).filter((path) => path.startsWith('remoteEntry'))).toEqual([
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
  });

  it('is refused without a record', async () => {
    await expect(readReleaseRecord('/no/such/folder')).rejects.toThrow('build the remote first');
  });

  it('is refused when the record is torn', async () => {
    const { folder } = await buildRelease('mfe-hotels', 'one');
    await writeFile(join(folder, 'release.json'), '{"app":"mfe-ho');
    await expect(readReleaseRecord(folder)).rejects.toThrow('not valid JSON');
  });

  const refusals: [string, Partial<Release>, string][] = [
    ['a record of another shape', { entry: undefined }, 'does not describe a release'],
    ['an unknown app', { app: 'mfe-casino' }, 'not a remote of this site'],
    ['a newer contract (PLT-06)', { contract: '2.0.0' }, 'built for contract 2.0.0'],
    ['a contract that is no version', { contract: 'latest' }, 'built for contract latest'],
    ['an entry that is not among its files', { entry: 'other.js' }, 'names other.js'],
    ['a preload that is not among its files', { preload: ['other.css'] }, 'names other.css'],
    ['a hash of other files', { hash: '0123456789abcdef' }, 'hash does not belong'],
    ['a path that leaves the folder', { files: [{ ...FILE, path: '../../etc/passwd' }] }, 'not allowed'],
    ['an absolute path', { files: [{ ...FILE, path: '/etc/passwd' }] }, 'not allowed'],
    ['a dotfile', { files: [{ ...FILE, path: 'assets/.env' }] }, 'not allowed'],
    ['a path that an address would escape', { files: [{ ...FILE, path: 'a b<.js' }] }, 'not allowed'],
  ];
  it.each(refusals)('is refused for %s', async (_name, overrides, reason) => {
    const { folder } = await buildRelease('mfe-hotels', 'one', overrides);
    await expect(readReleaseRecord(folder)).rejects.toThrow(reason);
  });

  it.each([
    ['a changed file', 'remoteEntry.js', 'steal()', 'integrity does not match'],
    ['a compressed sibling with other content', 'remoteEntry.js.gz', 'steal()', 'does not unpack'],
  ])('is refused for %s', async (_name, path, content, reason) => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    await writeFile(join(folder, path), content);
    await expect(readReleaseFiles(folder, release)).rejects.toThrow(reason);
  });
});
