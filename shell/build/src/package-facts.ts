import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** Name and version of the package in `folder`; throws where there is none. */
export function packageFacts(folder: string): PackageFacts {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts;
  return { name, version, folder };
}

/** The version of a dependency as `folder` resolves it: what will really be in its bundle; null where it has none. */
export function installedVersion(folder: string, packageName: string): string | null {
  const require = createRequire(join(folder, 'package.json'));
  for (const base of require.resolve.paths(packageName) ?? []) {
    const facts = readFacts(join(base, packageName));
    if (facts) return facts.version;
  }
  return null;
}

function readFacts(folder: string): PackageFacts | null {
  try {
    return packageFacts(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${join(folder, 'package.json')} cannot be read (${dirname(folder)})`, { cause: error });
  }
}
