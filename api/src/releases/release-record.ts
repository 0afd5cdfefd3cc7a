import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { Release } from '@atoll/contracts/registry';
import { releaseText } from '@atoll/contracts/release-text';
import { RefusedRelease } from './refused-release';
import { recordProblem, type ProvidedModules } from './release-rules';

/** Relative, without dotfiles, parent folders or anything that an address would have to escape. */
const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const FILES_MAX = 500;
/** File systems take 255, and what is stored has a suffix more. */
const NAME_MAX_LENGTH = 200;
const PATH_MAX_LENGTH = 300;
const SHOWN_LENGTH = 100;
const SCRIPT = /\.js$/;

function unlisted(release: Release): string[] {
  const listed = new Set(release.files.map(({ path }) => path));
  return [release.entry, release.manifest, ...release.preload].filter((path) => !listed.has(path));
}

/** The hash that names a release, as the build computes it. */
function hashOf(release: Release): string {
  return createHash('sha256').update(releaseText(release)).digest('hex').slice(0, 16);
}

/** A path that no file system could store beside the others; its compressed siblings have three letters more. */
function unstorable({ files }: Release): string | undefined {
  const paths = files.map(({ path }) => path);
  const taken = new Set<string>();
  for (const path of paths) {
    if (taken.has(path) || path.split('/').some((name) => name.length > NAME_MAX_LENGTH)) return path;
    taken.add(path);
  }
  const folders = new Set(paths.flatMap(foldersOf));
  return paths.find((path) => path.length > PATH_MAX_LENGTH || folders.has(path));
}

/** `a` and `a/b` for `a/b/c`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_name, at) => names.slice(0, at + 1).join('/'));
}

/** What is loaded as something that it is not. */
function misnamed({ entry, preload }: Release): string | undefined {
  if (!SCRIPT.test(entry)) return `its entry ${entry} is no script`;
  const other = preload.find((path) => !SCRIPT.test(path) && !path.endsWith('.css'));
  return other && `its preload ${other} is neither script nor style sheet`;
}

function shapeProblem(release: Release): string | null {
  if (release.files.length > FILES_MAX) return `it has more than ${FILES_MAX} files`;
  const unsafe = release.files.find(({ path }) => !SAFE_PATH.test(path))?.path ?? unstorable(release);
  if (unsafe !== undefined) return `the path ${JSON.stringify(unsafe.slice(0, SHOWN_LENGTH))} is not allowed`;
  const [missing] = unlisted(release);
  if (missing) return `it names ${missing}, which is not among its files`;
  const wrong = misnamed(release);
  if (wrong) return wrong;
  return hashOf(release) === release.hash ? null : 'its hash does not belong to its files and its record';
}

/** What a `release.json` holds, by its shape. Throws RefusedRelease where it describes no release. */
export function describedRelease(record: unknown): Release {
  if (Value.Check(Release, record)) return record;
  const [first] = Value.Errors(Release, record);
  const where = first ? ` (${first.instancePath || 'it'} ${first.message})` : '';
  throw new RefusedRelease(`release.json does not describe a release${where}: build the remote again.`);
}

/**
 * A release record that was checked for everything that can be said without its files: shape, paths, contract, shared
 * modules, hash. Throws RefusedRelease with the reason.
 */
export function checkRecord(record: unknown, provided: ProvidedModules): Release {
  const release = describedRelease(record);
  const problem = recordProblem(release, provided) ?? shapeProblem(release);
  if (problem) throw new RefusedRelease(`${release.app} ${release.version} is refused: ${problem}.`);
  return release;
}
