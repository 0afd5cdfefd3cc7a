import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What the assembled folder, its list of parts and its notices need of a package's own description. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly licenses?: unknown;
  readonly author?: unknown;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package of the registry as it is installed in the workspace. */
export interface InstalledPackage {
  readonly json: PackageJson;
  /** Its real folder, which is also its identity: one version may be installed beside several peers. */
  readonly folder: string;
  /** What it may import, by the name it imports it under. */
  readonly uses: ReadonlyMap<string, InstalledPackage>;
}

/** Ours are in the bundles, and declarations of types are no code. */
const NOT_AT_RUN_TIME = /^@(atoll|types)\//;

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** Where a package is that `folder` declares: in its own `node_modules`, or beside it, where pnpm links them. */
function folderOf(name: string, folder: string): string | null {
  const scope = readPackageJson(folder).name.includes('/') ? '../..' : '..';
  const candidates = [path.join(folder, 'node_modules', name), path.join(folder, scope, name)];
  const found = candidates.find((candidate) => existsSync(path.join(candidate, 'package.json')));
  return found === undefined ? null : realpathSync(found);
}

/** Whether a package that is not installed is nothing to worry about: for another platform, or a peer that is optional. */
function mayBeMissing({ dependencies = {} }: PackageJson, name: string): boolean {
  return !(name in dependencies);
}

function declared(json: PackageJson): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = json;
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
  return names.filter((name) => !NOT_AT_RUN_TIME.test(name));
}

/**
 * The packages that the production dependencies of the package in `folder` are made of, as they are installed: what was
 * tested is what is shipped. Hands back those that the package itself declares, each with what it uses.
 * @throws Error naming a dependency that is declared and not installed
 */
export function installedPackages(folder: string): ReadonlyMap<string, InstalledPackage> {
  const known = new Map<string, InstalledPackage>();

  function packageIn(real: string): InstalledPackage {
    const before = known.get(real);
    if (before) return before;
    const uses = new Map<string, InstalledPackage>();
    const found: InstalledPackage = { json: readPackageJson(real), folder: real, uses };
    // Known before its own are looked for: packages may use each other in a circle.
    known.set(real, found);
    for (const [name, used] of usesOf(real, found.json)) uses.set(name, used);
    return found;
  }

  function usesOf(real: string, json: PackageJson): [string, InstalledPackage][] {
    return declared(json).flatMap((name): [string, InstalledPackage][] => {
      const used = folderOf(name, real);
      if (used !== null) return [[name, packageIn(used)]];
      if (mayBeMissing(json, name)) return [];
      throw new Error(`${json.name} needs ${name}, which is not installed`);
    });
  }

  return new Map(usesOf(folder, readPackageJson(folder)));
}

/** These packages and all that they use, each once. */
export function withAllTheyUse(packages: Iterable<InstalledPackage>): InstalledPackage[] {
  const found = new Set<InstalledPackage>();
  const waiting = [...packages];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...next.uses.values());
  }
  return [...found];
}
