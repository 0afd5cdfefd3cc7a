import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { CONTRACT_VERSION, Release, REMOTES } from '@atoll/contracts/registry';
import { RefusedRelease } from './refused-release';

const RECORD_FILE = 'release.json';

/** Relative, without dotfiles, parent folders or anything that an address would have to escape. */
const SAFE_PATH = /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/;

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new RefusedRelease(`${file} cannot be read: build the remote first.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RefusedRelease(`${file} is not valid JSON: build the remote again.`, { cause });
  }
}

function isCompatible(contract: string): boolean {
  const [major, minor] = contract.split('.').map(Number);
  const [ourMajor, ourMinor = 0] = CONTRACT_VERSION.split('.').map(Number);
  return major === ourMajor && minor !== undefined && minor <= ourMinor;
}

function unlisted(release: Release): string[] {
  const listed = new Set(release.files.map(({ path }) => path));
  return [release.entry, release.manifest, ...release.preload].filter((path) => !listed.has(path));
}

/** The hash that names a release: over path and integrity of every file, as the build computes it. */
function hashOf(files: Release['files']): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(`${path} ${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

function problemOf(release: Release): string | null {
  const unsafe = release.files.find(({ path }) => !SAFE_PATH.test(path));
  if (unsafe) return `the path ${JSON.stringify(unsafe.path)} is not allowed`;
  if (!(REMOTES as readonly string[]).includes(release.app))
    return `${release.app} is not a remote of this site`;
  if (!isCompatible(release.contract)) {
    return `it was built for contract ${release.contract}, this site speaks ${CONTRACT_VERSION}`;
  }
  const [missing] = unlisted(release);
  if (missing) return `it names ${missing}, which is not among its files`;
  return hashOf(release.files) === release.hash ? null : 'its hash does not belong to its files';
}

/**
 * The release that a build folder says it is, checked for everything that can be said without its files.
 * Throws RefusedRelease.
 */
export async function readReleaseRecord(folder: string): Promise<Release> {
  const file = join(folder, RECORD_FILE);
  const record = await readJson(file);
  if (!Value.Check(Release, record)) throw new RefusedRelease(`${file} does not describe a release.`);
  const problem = problemOf(record);
  if (problem) throw new RefusedRelease(`${file}: ${problem}.`);
  return record;
}
