import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Release } from '@atoll/contracts/registry';
import { releaseText } from '@atoll/contracts/release-text';
import { precompress } from './precompress';
import { hashOfFiles, writeReleaseRecord } from './release-record';

const LIFECYCLES = ['bootstrap', 'mount', 'unmount'];
const USE = { shared: { react: '^19.3.1' }, uses: { react: ['useState'] }, federation: '^2.9.2' };
const BUDGET = {
  entryBytes: 9_000,
  firstRouteBytes: 9_000,
  firstRouteRequests: 3,
  routeBytes: 9_000,
  screenBytes: 9_000,
};
const ON_DEMAND = { parts: [['later.js', 'library.js']], libraries: ['library.js'] };

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-record-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'mfe-tours', atoll: { budget: BUDGET } }),
  );
  writeFileSync(join(dist, 'remoteEntry.js'), 'entry;'.repeat(300));
  writeFileSync(join(dist, 'app.js'), 'app;');
  writeFileSync(join(dist, 'assets/app.css'), 'a{}');
  writeFileSync(join(dist, 'later.js'), 'later;');
  writeFileSync(join(dist, 'library.js'), 'library;');
  writeManifest('./app');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeManifest(path: string): void {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [
      { path: './other', assets: { js: { sync: ['other.js'] }, css: { sync: [] } } },
      { path, assets: { js: { sync: ['app.js'] }, css: { sync: ['assets/app.css'] } } },
    ],
  };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
}

const FACTS = { name: 'mfe-tours', version: '1.2.3' };
const written = () => writeReleaseRecord({ ...FACTS, folder }, LIFECYCLES, USE, ON_DEMAND);

it('PLT-03: names every file with the integrity of its bytes, none that a server makes or that comes after it', () => {
  precompress(dist);
  writeFileSync(join(dist, 'mf-stats.json'), '{}');
  written();
  // A second record over the first one's must not list that.
  const { files } = written();
  expect(files.map(({ path }) => path)).toEqual([
    'app.js',
    'assets/app.css',
    'later.js',
    'library.js',
    'mf-manifest.json',
    'remoteEntry.js',
  ]);
  for (const { path, bytes, integrity } of files) {
    const content = readFileSync(join(dist, path));
    expect(bytes).toBe(content.length);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
});

it('PLT-03: the hash in the file is that of what it says, and changes with any file', () => {
  written();
  const { hash, ...record } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  expect(hash).toBe(createHash('sha256').update(releaseText(record)).digest('hex').slice(0, 16));
  expect(written().hash).toBe(hash);
  writeFileSync(join(dist, 'later.js'), 'Later;');
  expect(written().hash).not.toBe(hash);
});

it('PLT-06: says which contract it was built for, what it exports and what it takes from the shell', () => {
  expect(written()).toMatchObject({ app: 'mfe-tours', version: '1.2.3', contract: CONTRACT_VERSION, ...USE });
  expect(written().exports).toEqual(LIFECYCLES);
});

it('PLT-11: preloads what ./app needs first, the entry before it, and is weighed by that', () => {
  const { preload, sizes, budget } = written();
  expect(preload).toEqual(['remoteEntry.js', 'app.js', 'assets/app.css']);
  expect(sizes).toEqual({
    entryBytes: 1_800,
    firstRouteBytes: 1_807,
    firstRouteRequests: 3,
    routeBytes: 1_807 + 14,
    screenBytes: 6,
    totalBytes: 1_821,
  });
  expect(written()).toMatchObject(ON_DEMAND);
  expect(budget).toEqual(BUDGET);
});

it('PLT-06: a build that exposes no ./app gets no record', () => {
  writeManifest('./page');
  expect(written).toThrow('exposes no ./app');
});

it('the hash of a folder is that of its files, wherever it lies; compressing them changes nothing', () => {
  const before = hashOfFiles(dist);
  precompress(dist);
  expect(hashOfFiles(dist)).toBe(before);
  writeFileSync(join(dist, 'assets/app.css'), 'b{}');
  expect(hashOfFiles(dist)).not.toBe(before);
});
