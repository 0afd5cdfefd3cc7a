import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, MANIFEST_FILE, type Release } from '@atoll/contracts/registry';
import { releaseText } from '@atoll/contracts/release-text';
import { budgetOf, weigh } from './budget';
import { integrityOf } from './integrity';
import type { PackageFacts } from './package-facts';
import type { SharedUse } from './refuse-unshared';

/** The part of Module Federation's manifest that says what a remote's expose needs first. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: Record<'js' | 'css', { readonly sync: readonly string[] }>;
  }[];
}

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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Names a build by everything in its folder. */
export function hashOfFiles(folder: string): string {
  return hashOf(JSON.stringify(releaseFiles(folder)));
}

function preloadOf({ metaData, exposes }: FederationManifest): string[] {
  const app = exposes.find(({ path }) => path === './app');
  if (!app) throw new Error(`${MANIFEST_FILE} exposes no ./app: src/index.ts must export the lifecycles`);
  return [metaData.remoteEntry.name, ...app.assets.js.sync, ...app.assets.css.sync];
}

/** The commit that the folder is at, changed or not; null outside a repository. */
function commitOf(folder: string): string | null {
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.toString().trim();
  } catch {
    // No git, or no repository: a build from an archive is as good as any.
    return null;
  }
}

/** What a remote fetches on demand: the files of each `import()`, and which of them hold libraries only. */
export type OnDemand = Required<Pick<Release, 'parts' | 'libraries'>>;

/**
 * Writes `release.json` into a remote's finished, compressed build: what the registry needs to know of it. `exports`
 * are the names that its `./app` gives, `use` is what it takes from the shell, `onDemand` what it fetches later. Returns
 * the record.
 */
export function writeReleaseRecord(
  { name, version, folder }: PackageFacts,
  exports: readonly string[],
  use: SharedUse,
  onDemand: OnDemand,
): Release {
  const dist = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST_FILE), 'utf8')) as FederationManifest;
  const files = releaseFiles(dist);
  const preload = preloadOf(manifest);
  const record: Omit<Release, 'hash'> = {
    app: name,
    version,
    contract: CONTRACT_VERSION,
    entry: manifest.metaData.remoteEntry.name,
    manifest: MANIFEST_FILE,
    preload,
    ...onDemand,
    files,
    commit: commitOf(folder),
    shared: use.shared,
    uses: use.uses,
    federation: use.federation,
    exports: [...exports],
    sizes: weigh(dist, { preload, ...onDemand }),
    budget: budgetOf(folder),
  };
  const release: Release = { ...record, hash: hashOf(releaseText(record)) };
  writeFileSync(join(dist, RECORD), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
