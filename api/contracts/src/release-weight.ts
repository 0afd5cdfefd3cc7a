import type { Release, ReleaseWeight } from './registry';

/** What a release loads when, by the names of its files. */
export type LoadedFiles = Pick<Release, 'preload' | 'parts' | 'libraries'>;

/** Weighs what a person loads of a release. `bytesOf` is what a file weighs as it travels, in bytes. */
export function weighLoaded(
  { preload, parts = [], libraries = [] }: LoadedFiles,
  bytesOf: (path: string) => number,
): Required<Omit<ReleaseWeight, 'totalBytes'>> {
  const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + bytesOf(path), 0);
  const most = (sizes: readonly number[]) => Math.max(0, ...sizes);
  const isOwnScript = (path: string) => !path.endsWith('.css') && !libraries.includes(path);
  const firstRouteBytes = sum(preload);
  return {
    entryBytes: sum(preload.slice(0, 1)),
    firstRouteBytes,
    firstRouteRequests: preload.length,
    routeBytes: firstRouteBytes + most(parts.map(sum)),
    screenBytes: most(parts.map((part) => sum(part.filter(isOwnScript)))),
  };
}
