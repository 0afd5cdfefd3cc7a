import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Release } from '@atoll/contracts/registry';
import { integrityOf } from './integrity';
import type { PackageFacts } from './package-facts';

/** The part of Module Federation's manifest that says what a remote's expose needs first. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: Record<'js' | 'css', { readonly sync: readonly string[] }>;
  }[];
}

const MANIFEST = 'mf-manifest.json';
const RECORD = 'release.json';
/** Written by the bundler for its own statistics, or after the hash is known. */
const NOT_RELEASED = [RECORD, 'shell.json', 'mf-stats.json'];
const COMPRESSED = /\.(br|gz)$/;

function releaseFiles(folder: string): Release['files'] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_RELEASED.includes(entry.name) && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const bytes = readFileSync(file);
      return { path: file.slice(folder.length + 1), bytes: bytes.length, integrity: integrityOf(bytes) };
    });
}

function hashOf(files: Release['files']): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(`${path} ${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Names a build by everything in its folder. */
export function hashOfFiles(folder: string): string {
  return hashOf(releaseFiles(folder));
}

function preloadOf({ metaData, exposes }: FederationManifest): string[] {
  const app = exposes.find(({ path }) => path === './app');
  if (!app) throw new Error(`${MANIFEST} exposes no ./app: src/index.ts must export the lifecycles`);
  return [metaData.remoteEntry.name, ...app.assets.js.sync, ...app.assets.css.sync];
}

/** Writes `release.json` into a remote's build: what the registry needs to know of it. Returns the record. */
export function writeReleaseRecord({ name, version, folder }: PackageFacts): Release {
  const dist = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8')) as FederationManifest;
  const files = releaseFiles(dist);
  const preload = preloadOf(manifest);
  const release: Release = {
    app: name,
    hash: hashOf(files),
    version,
    contract: CONTRACT_VERSION,
    entry: manifest.metaData.remoteEntry.name,
    manifest: MANIFEST,
    preload,
    files,
  };
  writeFileSync(join(dist, RECORD), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
