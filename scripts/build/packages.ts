import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that the site needs built, and the file that proves it was. */
export interface Buildable {
  readonly name: string;
  /** Folder inside the repository. */
  readonly folder: string;
  /** `data` is made first, because browser builds take it along. */
  readonly kind: 'browser' | 'node' | 'data';
  /** Relative to the folder. */
  readonly output: string;
  /** Folders whose sources the build also runs; only for `data`. */
  readonly uses?: readonly string[];
  /** Programs by the name of their bundle in `dist`, sources inside the folder; only for `node`. */
  readonly programs?: Readonly<Record<string, string>>;
}

const browser = (name: string): Buildable => ({
  name,
  folder: name,
  kind: 'browser',
  output: 'dist/release.json',
});

/** Everything that runs in a site, in the order in which it is worth building: the longest first. */
export const BUILDABLES: readonly Buildable[] = [
  {
    name: 'gazetteer',
    folder: 'api/places-data',
    kind: 'data',
    output: 'dist/gazetteer.bin',
    uses: ['api/src/places/file', 'api/src/shared/text'],
  },
  { name: 'shell', folder: 'shell', kind: 'browser', output: 'dist/shell.json' },
  browser('mfe-hotels'),
  browser('mfe-tours'),
  browser('mfe-directory'),
  browser('mfe-marco'),
  browser('mfe-portal'),
  {
    name: 'api',
    folder: 'api',
    kind: 'node',
    programs: {
      start: 'src/start.ts',
      'renderer-child': 'src/html/rendering/renderer-child.ts',
      seed: 'demo-data/seed.ts',
      content: 'src/content.ts',
      backup: 'src/backup.ts',
      restore: 'src/restore.ts',
    },
    output: 'dist/start.js',
  },
  {
    name: 'sandbox',
    folder: 'api/sandbox',
    kind: 'node',
    programs: { main: 'src/main.ts' },
    output: 'dist/main.js',
  },
  {
    name: 'database',
    folder: 'api/embedded-mongo',
    kind: 'node',
    programs: { main: 'src/main.ts' },
    output: 'dist/main.js',
  },
];

/** Folders of the remotes whose releases the API publishes at start. */
export const REMOTE_FOLDERS = BUILDABLES.filter(({ name }) => name.startsWith('mfe-')).map(
  ({ folder }) => folder,
);

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const WORKSPACE_FOLDERS: Readonly<Record<string, string>> = {
  '@atoll/contracts': 'api/contracts',
  '@atoll/platform': 'shell/platform',
  '@atoll/ui': 'shell/ui',
  '@atoll/map': 'shell/map',
  '@atoll/build': 'shell/build',
};

function packageJson(root: string, folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
}

/**
 * Folders whose sources end up in a package's build: its own and those of the workspace packages that it imports,
 * directly or not; for the browser also the build factory's.
 */
export function sourceFolders(root: string, { folder, kind, uses = [] }: Buildable): string[] {
  if (kind === 'data') return [folder, ...uses];
  const found = new Set<string>();
  const waiting = kind === 'browser' ? [folder, 'shell/build'] : [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || !existsSync(path.join(root, next, 'package.json'))) continue;
    found.add(next);
    for (const name of Object.keys(packageJson(root, next).dependencies ?? {})) {
      const dependency = WORKSPACE_FOLDERS[name];
      if (dependency) waiting.push(dependency);
    }
  }
  return [...found].sort();
}
