import { cp } from 'node:fs/promises';
import path from 'node:path';

/** What nobody reads at run time: declarations, sources of TypeScript, source maps, and words for developers. */
const UNREAD = /\.(map|[cm]?tsx?|flow|md|markdown|tsbuildinfo)$|^tsconfig[^/]*\.json$/i;
const LICENCE = /^(licen[cs]e|notice|copying|copyright)/i;
/** Folders right inside a package that are for its developers. */
const FOR_DEVELOPERS = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'bench',
  'benchmark',
  'benchmarks',
  'coverage',
  '.github',
]);

/** Whether a file or folder of a package is needed where it runs; `inside` is its path in the package. */
export function isNeededAtRunTime(inside: string): boolean {
  const [first = '', ...rest] = inside.split(path.sep);
  if (FOR_DEVELOPERS.has(first) && rest.length === 0) return false;
  const name = path.basename(inside);
  if (name === 'node_modules') return false;
  return LICENCE.test(name) || !UNREAD.test(name);
}

/** Copies a package without what it uses, and without what nobody reads at run time. */
export async function copyPackage(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (source) => source === from || isNeededAtRunTime(path.relative(from, source)),
  });
}
