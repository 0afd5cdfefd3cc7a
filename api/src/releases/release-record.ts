import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { Release } from '@atoll/contracts/registry';
import { RefusedRelease } from './refused-release';
import { recordProblem, type ProvidedModules } from './release-rules';

/** Relative, without dotfiles, parent folders or anything that an address would have to escape. */
const SAFE_PATH = /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/;
const FILES_MAX = 500;

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

function shapeProblem(release: Release): string | null {
  if (release.files.length > FILES_MAX) return `it has more than ${FILES_MAX} files`;
  const unsafe = release.files.find(({ path }) => !SAFE_PATH.test(path));
  if (unsafe) return `the path ${JSON.stringify(unsafe.path)} is not allowed`;
  const [missing] = unlisted(release);
  if (missing) return `it names ${missing}, which is not among its files`;
  return hashOf(release.files) === release.hash ? null : 'its hash does not belong to its files';
}

/**
 * A release record that was checked for everything that can be said without its files: shape, paths, contract, shared
 * modules, hash. Throws RefusedRelease with the reason.
 */
export function checkRecord(record: unknown, provided: ProvidedModules): Release {
  if (!Value.Check(Release, record)) {
    const [first] = Value.Errors(Release, record);
    const where = first?.instancePath ? ` (${first.instancePath} ${first.message})` : '';
    throw new RefusedRelease(`release.json does not describe a release${where}: build the remote again.`);
  }
  const problem = recordProblem(record, provided) ?? shapeProblem(record);
  if (problem) throw new RefusedRelease(`${record.app} ${record.version} is refused: ${problem}.`);
  return record;
}
