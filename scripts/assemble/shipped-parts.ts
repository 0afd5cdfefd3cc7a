import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_FOLDERS } from '../build/packages';
import { readPackageJson, type PackageJson } from './installed-packages';
import type { PlacedPackage } from './place-packages';

/** A package of the registry that is in the folder, whole or in part. */
export interface ShippedPart {
  readonly json: PackageJson;
  /** Where it is installed: its licence is read there. */
  readonly installed: string;
  /** Where it is in the folder: places in `node_modules`, and the builds that hold parts of it. */
  readonly places: readonly string[];
}

interface BundledPackage {
  readonly folder: string;
}

/** What `shell/build` wrote beside each build of the browser: of which packages it is made. */
function bundledIn(root: string): { readonly installed: string; readonly place: string }[] {
  const builds = [
    { folder: 'shell', place: 'shell' },
    ...REMOTE_FOLDERS.map((folder) => ({ folder, place: `releases/${folder}` })),
  ];
  return builds.flatMap(({ folder, place }) => {
    const text = readFileSync(path.join(root, folder, 'dist/bundled.json'), 'utf8');
    const bundled = JSON.parse(text) as BundledPackage[];
    return bundled.map((found) => ({ installed: path.join(root, folder, found.folder), place }));
  });
}

/** Every package of the registry that the folder holds, in `node_modules` or inside the browser's files, each version once. */
export function shippedParts(root: string, packages: readonly PlacedPackage[]): ShippedPart[] {
  const found = [
    ...packages.map(({ installed, place }) => ({ installed: installed.folder, place })),
    ...bundledIn(root),
  ];
  const parts = new Map<string, ShippedPart>();
  for (const { installed, place } of found) {
    const json = readPackageJson(installed);
    const id = `${json.name}@${json.version}`;
    const places = [...(parts.get(id)?.places ?? []), place];
    parts.set(id, { json, installed, places: [...new Set(places)] });
  }
  return [...parts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}
