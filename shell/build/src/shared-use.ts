import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedByShell } from '@atoll/contracts/shared-by-shell';
import { installedVersion, type PackageFacts } from './package-facts';
import { refuseUnshared, type SharedUse } from './refuse-unshared';
import { neededVersions } from './shared-modules';
import { buildKitFolder, federationVersion } from './shared-runtime';
import { usedNames } from './used-names';

/** What the built shell shares. Throws where no shell is built. */
function builtShell(folder: string): SharedByShell {
  const file = join(buildKitFolder(folder), '../dist/shell.json');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { provides: SharedByShell }).provides;
  } catch (cause) {
    throw new Error(`${file} does not say what the shell shares: build the shell first.`, { cause });
  }
}

/** What a remote takes from the shell; throws where the built shell does not share it. */
export async function sharedUse(facts: PackageFacts): Promise<SharedUse> {
  const use: SharedUse = {
    shared: neededVersions((packageName) => installedVersion(facts.folder, packageName)),
    uses: await usedNames(facts),
    federation: `^${federationVersion(facts.folder)}`,
  };
  refuseUnshared(facts.name, use, builtShell(facts.folder));
  return use;
}
