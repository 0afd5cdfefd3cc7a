import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release, RemoteName } from '@atoll/contracts/registry';
import { releaseText } from '@atoll/contracts/release-text';

/** How a build differs from the one in the repository. */
export interface Changes {
  /** Applied to every script of the browser, and with `alsoOnServer` to the server bundle. */
  readonly script?: (source: string) => string;
  readonly alsoOnServer?: boolean;
  /** Applied to the server bundle only. */
  readonly server?: (source: string) => string;
  readonly record?: Partial<Release>;
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function hashOf(record: Release): string {
  return createHash('sha256').update(releaseText(record)).digest('hex').slice(0, 16);
}

async function rewrite(file: string, change: (source: string) => string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const changed = change(source);
  if (changed === source) return;
  await writeFile(file, changed);
  if (existsSync(`${file}.br`)) await writeFile(`${file}.br`, brotliCompressSync(changed));
  if (existsSync(`${file}.gz`)) await writeFile(`${file}.gz`, gzipSync(changed));
}

async function listed(folder: string, name: string): Promise<Release['files'][number]> {
  const bytes = await readFile(path.join(folder, name));
  return { path: name, bytes: bytes.length, integrity: integrityOf(bytes) };
}

/**
 * A build of a remote with some changes, as its team's next build would be, in a folder of its own. Without changes it
 * is the build in the repository.
 */
export async function variantOf(root: string, remote: RemoteName, changes: Changes): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `atoll-${remote}-`));
  await cp(path.join(root, remote, 'dist'), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Release;
  const scripts = release.files
    .map(({ path: name }) => name)
    .filter((name) => name.endsWith('.js') || (changes.alsoOnServer && name.endsWith('.mjs')));
  const { script = (source) => source } = changes;
  for (const name of scripts) await rewrite(path.join(folder, name), script);
  if (changes.server) await rewrite(path.join(folder, 'server.mjs'), changes.server);
  const files = await Promise.all(release.files.map(({ path: name }) => listed(folder, name)));
  const record = { ...release, files, ...changes.record };
  await writeFile(file, JSON.stringify({ ...record, hash: changes.record?.hash ?? hashOf(record) }));
  return folder;
}

/** Removes what `variantOf` made. */
export async function removeVariant(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
