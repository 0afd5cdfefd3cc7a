import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Release } from '@atoll/contracts/registry';
import { buildRelease, withHash } from '../../test/release-folder';
import { PROVIDED } from '../../test/shell-folder';
import { buildFolder } from './build-folder';
import { checkReleaseFiles, type CheckedFiles } from './release-files';
import { checkRecord } from './release-record';
import { contentProblem } from './release-rules';

async function readReleaseRecord(folder: string): Promise<Release> {
  return checkRecord(await buildFolder(folder).record(), PROVIDED);
}

function withManifest(files: CheckedFiles, manifest: string): CheckedFiles {
  return { ...files, texts: new Map([...files.texts, ['mf-manifest.json', manifest]]) };
}

const FILE = { path: 'remoteEntry.js', bytes: 1, integrity: 'sha384-x' };

describe('a build folder', () => {
  it('is accepted as it was built', async () => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    expect(await readReleaseRecord(folder)).toEqual(release);
    const files = await checkReleaseFiles(buildFolder(folder), release);
    expect([...files.sizes.keys()].filter((path) => path.startsWith('remoteEntry'))).toEqual([
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
    [
      'another major of a shared module',
      { shared: { react: '^18.2.0' } },
      'needs react ^18.2.0, the shell provides 19.3.1',
    ],
    ['a shared module that nobody provides', { shared: { vue: '^3.0.0' } }, 'does not provide'],
    [
      'a name that the shell does not share',
      { uses: { '@atoll/platform': ['createRemote', 'removedHook'] } },
      'uses removedHook of @atoll/platform, which the shell does not share',
    ],
    [
      'a newer federation runtime',
      { federation: '^3.0.0' },
      'federation runtime ^3.0.0, the shell runs 2.9.2',
    ],
    ['a record without what it uses', { uses: undefined }, 'does not describe a release'],
    ['a lifecycle that it does not export', { exports: ['bootstrap', 'mount'] }, 'does not export unmount'],
    ['an entry that is not among its files', { entry: 'other.js' }, 'names other.js'],
    ['a preload that is not among its files', { preload: ['other.css'] }, 'names other.css'],
    ['a hash of other files', { hash: '0123456789abcdef' }, 'hash does not belong'],
    ['an entry that is no script', { entry: 'mf-manifest.json' }, 'entry mf-manifest.json is no script'],
    ['a preload that is no script', { preload: ['mf-manifest.json'] }, 'is neither script nor style sheet'],
    ['a name of 256 letters', { files: [FILE, { ...FILE, path: `${'x'.repeat(253)}.js` }] }, 'not allowed'],
    [
      'a path of 400 letters',
      { files: [FILE, { ...FILE, path: 'folder/'.repeat(58) + 'a' }] },
      'not allowed',
    ],
    [
      'a file where a folder is',
      { files: [FILE, { ...FILE, path: 'a' }, { ...FILE, path: 'a/b' }] },
      'path "a"',
    ],
    ['the same path twice', { files: [FILE, FILE] }, 'not allowed'],
    ['a path that leaves the folder', { files: [{ ...FILE, path: '../../etc/passwd' }] }, 'not allowed'],
    ['an absolute path', { files: [{ ...FILE, path: '/etc/passwd' }] }, 'not allowed'],
    ['a dotfile', { files: [{ ...FILE, path: 'assets/.env' }] }, 'not allowed'],
    ['a path that an address would escape', { files: [{ ...FILE, path: 'a b<.js' }] }, 'not allowed'],
  ];
  it.each(refusals)('PLT-06: is refused for %s', async (_name, overrides, reason) => {
    const { folder } = await buildRelease('mfe-hotels', 'one', overrides);
    await expect(readReleaseRecord(folder)).rejects.toThrow(reason);
  });

  const [major = 0, minor = 0, patch = 0] = CONTRACT_VERSION.split('.').map(Number);
  it.each([
    ['an older contract', `${major - 1}.${minor}.${patch}`],
    ['a newer contract', `${major + 1}.${minor}.${patch}`],
    ['a contract with a newer minor', `${major}.${minor + 1}.${patch}`],
    ['a contract with a newer patch', `${major}.${minor}.${patch + 1}`],
    ['a contract that is no version', 'latest'],
  ])(
    'PLT-06: is refused for %s (%s), although all else fits, and its team is told both',
    async (_name, contract) => {
      const { folder } = await buildRelease('mfe-hotels', 'one', { contract });
      await expect(readReleaseRecord(folder)).rejects.toThrow(
        `it was built for contract ${contract}, this site speaks ${CONTRACT_VERSION}`,
      );
    },
  );

  it.each<Partial<Release>>([
    { version: '9.9.9' },
    { commit: 'abcdef0' },
    { preload: ['remoteEntry.js'] },
    { shared: {} },
    { uses: {} },
    { federation: '^2.8.0' },
    { exports: ['bootstrap', 'mount', 'unmount', 'more'] },
    { budget: { entryBytes: 9, firstRouteBytes: 9, totalBytes: 9 } },
    { sizes: { entryBytes: 9, firstRouteBytes: 9, totalBytes: 9 } },
  ])('PLT-03: its hash belongs to what it says of itself, too: %j is another release', async (said) => {
    const { release } = await buildRelease('mfe-hotels', 'one');
    expect(() => checkRecord({ ...release, ...said }, PROVIDED)).toThrow('hash does not belong');
    expect(withHash({ ...release, ...said }).hash).not.toBe(release.hash);
  });

  it.each([
    [{ publicPath: 'https://evil.example/' }, 'another publicPath'],
    [{ publicPath: '/releases/mfe-hotels/0123456789abcdef/' }, 'another publicPath'],
    [{ getPublicPath: 'function() { return "https://evil.example/" }' }, 'another publicPath'],
    [{ remoteEntry: { path: '../../mfe-tours/', name: 'remoteEntry.js' } }, 'another remoteEntry'],
    [{ remoteEntry: { path: '', name: 'https://evil.example/x.js' } }, 'another remoteEntry'],
  ])('is refused for a manifest that says %j', async (said, reason) => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    const files = await checkReleaseFiles(buildFolder(folder), release);
    const manifest = JSON.parse(files.texts.get('mf-manifest.json') ?? '') as { metaData: object };
    const other = JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, ...said } });
    expect(await contentProblem(release, files)).toBeNull();
    expect(await contentProblem(release, withManifest(files, other))).toContain(reason);
  });

  it.each([
    ['a changed file', 'remoteEntry.js', 'steal()', 'integrity does not match'],
    ['a compressed sibling with other content', 'remoteEntry.js.gz', 'steal()', 'does not unpack'],
  ])('is refused for %s', async (_name, path, content, reason) => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    await writeFile(join(folder, path), content);
    await expect(checkReleaseFiles(buildFolder(folder), release)).rejects.toThrow(reason);
  });

  async function problemOf(overrides: Partial<Release>, server?: string): Promise<string | null> {
    const { folder, release } = await buildRelease('mfe-hotels', 'one', overrides, server);
    return contentProblem(release, await checkReleaseFiles(buildFolder(folder), release));
  }

  it('PLT-11: is refused when what was sent weighs more than its budget, whatever the record says', async () => {
    const budget = { entryBytes: 10, firstRouteBytes: 2_000, totalBytes: 2_000 };
    const sizes = { entryBytes: 1, firstRouteBytes: 1, totalBytes: 1 };
    expect(await problemOf({ budget, sizes })).toMatch(/over its budget: entryBytes is \d+, 10 are allowed/);
    expect(await problemOf({})).toBeNull();
  });

  it('PLT-11: is refused when a part that a page fetches weighs more than its budget, libraries left out', async () => {
    const parts = [['remoteEntry.js'], ['remoteEntry.js', 'assets/page.css']];
    const budget = { entryBytes: 1_000, firstRouteBytes: 2_000, routeBytes: 2_000, screenBytes: 1 };
    expect(await problemOf({ parts, budget })).toMatch(/screenBytes is \d+, 1 are allowed/);
    expect(await problemOf({ parts, libraries: parts.flat(), budget })).toBeNull();
    expect(await problemOf({ parts, libraries: parts.flat(), budget: { ...budget, routeBytes: 1 } })).toMatch(
      /routeBytes is \d+, 1 are allowed/,
    );
  });

  it('PLT-11: is refused when its first page takes more requests than its budget has', async () => {
    const budget = { entryBytes: 1_000, firstRouteBytes: 2_000, totalBytes: 2_000 };
    expect(await problemOf({ budget: { ...budget, firstRouteRequests: 0 } })).toMatch(
      /over its budget: firstRouteRequests is \d+, 0 are allowed/,
    );
    expect(await problemOf({ budget })).toBeNull();
  });

  it('PLT-06: is refused when its manifest exposes another module', async () => {
    expect(await problemOf({ manifest: 'remoteEntry.js' })).toContain('is not a manifest');
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    const files = await checkReleaseFiles(buildFolder(folder), release);
    const other = withManifest(files, '{"name":"mfe_hotels","exposes":[{"path":"./page"}]}');
    expect(await contentProblem(release, other)).toContain('exposes no ./app');
  });

  const RENDER = 'export async function render() {}';
  it.each([
    ["import { readFileSync } from 'node:fs'", "Node's module node:fs"],
    ["const fs = await import('fs')", "Node's module fs"],
    ["export * from 'node:child_process'", "Node's module node:child_process"],
    ["import react from 'react'", 'must be self-contained'],
    ["const fs = process.getBuiltinModule('fs')", 'it uses getBuiltinModule'],
    ["const fs = process.binding('fs')", 'it uses process.binding'],
  ])('is refused for a server bundle with %s', async (code, reason) => {
    expect(await problemOf({}, `${code};${RENDER}`)).toContain(reason);
  });

  it('is refused for a server bundle that is no module, or renders nothing', async () => {
    expect(await problemOf({}, 'export {')).toContain('is not a JavaScript module');
    expect(await problemOf({}, 'export const x = 1')).toContain('exports no render function');
  });

  it('may import what reaches neither files nor network, and name modules in its texts', async () => {
    const text = "// import x from 'node:fs'\nconst s = \"import('fs')\";import 'node:async_hooks';";
    expect(await problemOf({}, text + RENDER)).toBeNull();
  });
});
