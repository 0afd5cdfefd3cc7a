import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@atoll/contracts/registry';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';
import { RefusedRelease } from './refused-release';

interface FileContent {
  readonly path: string;
  readonly bytes: Buffer;
}

/** What was found of a release whose files are the ones that were built. */
export interface CheckedFiles {
  /** Each file and compressed sibling by path, and how many bytes it has. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The text of the files that are looked into, by path: its manifest, and its server bundle where it has one. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Where the files of a release come from: a build folder, or an upload. */
export interface ReleaseSource {
  /** What its `release.json` says, unchecked. Throws RefusedRelease where there is none that can be read. */
  readonly record: () => Promise<unknown>;
  /** Null where there is no such file. Called with checked paths only. */
  readonly read: (path: string) => Promise<Buffer | null>;
}

const DECOMPRESS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

function hasIntegrity(bytes: Buffer, integrity: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  if (!['sha256', 'sha384', 'sha512'].includes(algorithm)) return false;
  return createHash(algorithm).update(bytes).digest('base64') === expected;
}

/** A compressed sibling, if there is one. It must unpack to the file itself: that is all its integrity. */
async function readSibling(
  source: ReleaseSource,
  file: FileContent,
  suffix: '.br' | '.gz',
): Promise<FileContent[]> {
  const path = `${file.path}${suffix}`;
  const bytes = await source.read(path);
  if (!bytes) return [];
  const unpacked = await DECOMPRESS[suffix](bytes, { maxOutputLength: file.bytes.length + 1 }).catch(
    () => null,
  );
  if (!unpacked?.equals(file.bytes)) {
    throw new RefusedRelease(`${path} does not unpack to ${file.path}: build the remote again.`);
  }
  return [{ path, bytes }];
}

async function readListed(source: ReleaseSource, { path, integrity, bytes: size }: Release['files'][number]) {
  const bytes = await source.read(path);
  if (!bytes) throw new RefusedRelease(`${path} is listed but missing: build the remote again.`);
  if (bytes.length !== size || !hasIntegrity(bytes, integrity)) {
    throw new RefusedRelease(`${path} is not the file that was built: its integrity does not match.`);
  }
  return { path, bytes };
}

/** Checks every file of a release and its compressed siblings, one after the other. Throws RefusedRelease. */
export async function checkReleaseFiles(source: ReleaseSource, release: Release): Promise<CheckedFiles> {
  const sizes = new Map<string, number>();
  const texts = new Map<string, string>();
  for (const listed of release.files) {
    const file = await readListed(source, listed);
    const siblings = await Promise.all([readSibling(source, file, '.br'), readSibling(source, file, '.gz')]);
    for (const { path, bytes } of [file, ...siblings.flat()]) sizes.set(path, bytes.length);
    if ([release.manifest, SERVER_BUNDLE].includes(file.path))
      texts.set(file.path, file.bytes.toString('utf8'));
  }
  return { sizes, texts };
}
