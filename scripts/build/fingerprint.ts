import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILDABLES, sourceFolders, type Buildable } from './packages';

/** Never sources: outputs, dependencies, tests, and packages that live inside another one's folder. */
const NOT_SOURCE = /(^|\/)(node_modules|dist|test|bench|coverage)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/;
const SHARED_FILES = ['pnpm-lock.yaml', 'tsconfig.base.json'];
/** What else decides how a bundle of the API comes out. */
const NODE_BUILD_FILES = ['scripts/build/bundle.ts'];
/** What the shell shares decides whether a remote builds. */
const FACADES = 'shell/src/shared';
const NESTED = new Set([
  'shell/platform',
  'shell/ui',
  'shell/map',
  'shell/build',
  'api/contracts',
  'api/sandbox',
  'api/embedded-mongo',
]);

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (NOT_SOURCE.test(file) || NESTED.has(file)) return [];
    if (entry.isDirectory()) return sourceFiles(root, file);
    return entry.isFile() ? [file] : [];
  });
}

function filesOfKind(root: string, { name, kind }: Buildable): string[] {
  if (kind === 'node') return NODE_BUILD_FILES;
  return kind === 'browser' && name !== 'shell' ? sourceFiles(root, FACADES) : [];
}

/** Hash of every byte that a package's build depends on; equal means that a build would change nothing. */
export function fingerprint(root: string, buildable: Buildable): string {
  const folders = sourceFolders(root, buildable).flatMap((folder) => sourceFiles(root, folder));
  const shared = [...SHARED_FILES, ...filesOfKind(root, buildable)];
  const hash = createHash('sha256');
  for (const file of [...folders, ...shared].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function recordFile(root: string, { name }: Buildable): string {
  return path.join(root, '.cache/build', `${name}.json`);
}

function recordedFingerprint(root: string, buildable: Buildable): string | null {
  const file = recordFile(root, buildable);
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { fingerprint: string }).fingerprint;
}

/** Packages whose build is missing or was made from other sources, with the fingerprint of what is there now. */
export function stalePackages(root: string): { buildable: Buildable; fingerprint: string }[] {
  return BUILDABLES.map((buildable) => ({ buildable, fingerprint: fingerprint(root, buildable) })).filter(
    ({ buildable, fingerprint: now }) =>
      recordedFingerprint(root, buildable) !== now ||
      !existsSync(path.join(root, buildable.folder, buildable.output)),
  );
}

/** Says that a build is under way: until it is recorded again, the package counts as stale. */
export function forgetBuild(root: string, buildable: Buildable): void {
  rmSync(recordFile(root, buildable), { force: true });
}

export function recordBuild(root: string, buildable: Buildable, made: string): void {
  mkdirSync(path.join(root, '.cache/build'), { recursive: true });
  writeFileSync(recordFile(root, buildable), `${JSON.stringify({ fingerprint: made })}\n`);
}
