import type { ReleaseDifference } from '@atoll/contracts/release-difference';

const shown = (value: string | number | null) => value ?? 'nothing';

/** A difference between two releases, a line for each thing that is another. */
export function differenceLines({
  facts,
  sizes,
  shared,
  uses,
  files,
  filesChanged,
}: ReleaseDifference): string[] {
  const changes = [...facts, ...sizes, ...shared].map(
    ({ name, from, to }) => `  ${name}: ${shown(from)} → ${shown(to)}`,
  );
  const names = uses.map(({ name, isAdded }) => `  ${isAdded ? 'uses now' : 'uses no more'} ${name}`);
  const bytes = files.map(({ path, from, to }) => `  ${path}: ${shown(from)} → ${shown(to)} bytes`);
  return [...changes, ...names, `  ${filesChanged} files with other bytes`, ...bytes];
}
