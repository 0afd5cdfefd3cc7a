import type { RegistryEntry } from '@atoll/contracts/registry';
import { documentEntry, documentManifest, withChunks } from './document-registry';

const ENTRY: RegistryEntry = {
  name: 'mfe-tours',
  hash: '0123456789abcdef',
  version: '1.0.0',
  contract: '1.1.0',
  entry: '/r/entry.js',
  manifest: '/r/mf-manifest.json',
  preload: ['/r/entry.js', '/r/app.js', '/r/app.css'],
  integrity: {
    '/r/entry.js': 'a',
    '/r/app.js': 'b',
    '/r/app.css': 'c',
    '/r/later.js': 'd',
    '/r/server.mjs': 'e',
  },
};

it('a document keeps the integrity of the scripts that the browser checks, and leaves the rest of the entry alone', () => {
  expect(documentEntry(ENTRY)).toEqual({ ...ENTRY, integrity: { '/r/entry.js': 'a', '/r/app.js': 'b' } });
});

it('a document leaves the shared modules and the files of later out of a manifest, and passes on what is none', () => {
  const exposed = (js: object, css: object) => ({ name: 'app', path: './app', assets: { js, css } });
  const css = { sync: ['app.css'], async: [] };
  const manifest = {
    id: 'mfe_tours',
    metaData: { globalName: 'mfe_tours', types: { zip: '' }, pluginVersion: '2.9.2' },
    shared: [{ name: 'react' }],
    exposes: [exposed({ sync: ['app.js'], async: ['later.js'] }, css)],
  };
  expect(documentManifest(manifest)).toEqual({
    ...manifest,
    metaData: { globalName: 'mfe_tours' },
    shared: [],
    exposes: [exposed({ sync: ['app.js'], async: [] }, css)],
  });
  expect(documentManifest({ exposes: [null, { assets: 1 }] })).toEqual({
    shared: [],
    exposes: [null, { assets: 1 }],
  });
  expect(documentManifest(undefined)).toBeUndefined();
});

it('a document that shows a part that comes later lists its files', () => {
  const entry = {
    ...ENTRY,
    integrity: {
      ...ENTRY.integrity,
      '/r/results.12ab.js': 'f',
      '/r/results.34cd.css': 'g',
    },
  };
  expect(withChunks(entry, ['results'])).toEqual({
    ...entry,
    chunks: ['/r/results.12ab.js', '/r/results.34cd.css'],
  });
  expect(withChunks(entry)).toEqual(entry);
});
