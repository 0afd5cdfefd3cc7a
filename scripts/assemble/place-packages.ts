import { withAllTheyUse, type InstalledPackage } from './installed-packages';

/** A package and its place below the assembled folder, such as `node_modules/a/node_modules/b`. */
export interface PlacedPackage {
  readonly installed: InstalledPackage;
  readonly place: string;
}

type Seen = ReadonlyMap<string, InstalledPackage>;

/** For each name the package that most others use, so that the fewest are there twice. */
function topOf(own: Seen): Map<string, InstalledPackage> {
  const votes = new Map<string, Map<InstalledPackage, number>>();
  for (const { uses } of withAllTheyUse(own.values())) {
    for (const [name, used] of uses) {
      const ofName = votes.get(name) ?? new Map<InstalledPackage, number>();
      votes.set(name, ofName.set(used, (ofName.get(used) ?? 0) + 1));
    }
  }
  const most = [...votes].map(([name, counts]): [string, InstalledPackage] => {
    const [[winner]] = [...counts].sort(([, a], [, b]) => b - a) as [[InstalledPackage, number]];
    return [name, winner];
  });
  // What the program itself imports is always at the top.
  return new Map([...most, ...own]);
}

/**
 * Where each package lies in a plain tree of `node_modules`, so that everyone finds the version it was installed with
 * and nothing is a link: one version of a name at the top, another one inside the package that uses it.
 */
export function placePackages(own: Seen): PlacedPackage[] {
  function inside(user: InstalledPackage, place: string, seen: Seen): PlacedPackage[] {
    const missing = [...user.uses].filter(([name, used]) => seen.get(name) !== used);
    const seenHere = new Map([...seen, ...missing]);
    return missing.flatMap(([name, installed]) => {
      const below = `${place}/node_modules/${name}`;
      return [{ installed, place: below }, ...inside(installed, below, seenHere)];
    });
  }
  const top = topOf(own);
  return [...top].flatMap(([name, installed]) => {
    const place = `node_modules/${name}`;
    return [{ installed, place }, ...inside(installed, place, top)];
  });
}
