import type { Release, ReleaseWeight } from '@atoll/contracts/registry';
import type { Changed, ReleaseDifference } from '@atoll/contracts/release-difference';

const FILES_SHOWN = 100;

type Values = Readonly<Record<string, string | null | undefined>>;

function changesBetween(one: Values, two: Values): Changed[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort();
  return names
    .map((name) => ({ name, from: one[name] ?? null, to: two[name] ?? null }))
    .filter(({ from, to }) => from !== to);
}

function factsOf({ version, contract, commit, federation }: Release): Values {
  return { version, contract, commit, federation };
}

function usedNames({ uses, exports }: Release): Set<string> {
  const ofModules = Object.entries(uses).flatMap(([module, names]) =>
    names.map((name) => `${name} of ${module}`),
  );
  return new Set([...ofModules, ...exports.map((name) => `${name} of its own ./app`)]);
}

function useChanges(one: Release, two: Release): ReleaseDifference['uses'] {
  const [before, after] = [usedNames(one), usedNames(two)];
  const added = [...after].filter((name) => !before.has(name)).map((name) => ({ name, isAdded: true }));
  const gone = [...before].filter((name) => !after.has(name)).map((name) => ({ name, isAdded: false }));
  return [...added, ...gone];
}

function sizeChanges(one: ReleaseWeight, two: ReleaseWeight): ReleaseDifference['sizes'] {
  const names = Object.keys({ ...one, ...two }) as (keyof ReleaseWeight)[];
  return names
    .map((name) => ({ name, from: one[name] ?? 0, to: two[name] ?? 0 }))
    .filter(({ from, to }) => from !== to);
}

function fileChanges(one: Release, two: Release): ReleaseDifference['files'] {
  const before = new Map(one.files.map((file) => [file.path, file]));
  const after = new Map(two.files.map((file) => [file.path, file]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path)?.integrity !== after.get(path)?.integrity)
    .map((path) => ({ path, from: before.get(path)?.bytes ?? null, to: after.get(path)?.bytes ?? null }));
}

/** What differs from one release of an app to another, by what their records say. */
export function differenceOf(one: Release, two: Release): ReleaseDifference {
  const files = fileChanges(one, two);
  const weightOf = ({ from, to }: (typeof files)[number]) => Math.abs((to ?? 0) - (from ?? 0));
  return {
    facts: changesBetween(factsOf(one), factsOf(two)),
    sizes: sizeChanges(one.sizes, two.sizes),
    shared: changesBetween(one.shared, two.shared),
    uses: useChanges(one, two),
    files: files.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, FILES_SHOWN),
    filesChanged: files.length,
  };
}
