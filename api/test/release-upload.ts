import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@atoll/contracts/registry';
import type { ReleaseUpload } from '@atoll/contracts/release-summary';

/** A build folder as `pnpm release` uploads it. */
export async function uploadOf(folder: string, release: Release): Promise<ReleaseUpload> {
  const files: Record<string, string> = {};
  for (const path of release.files.flatMap(({ path: name }) => [name, `${name}.br`, `${name}.gz`])) {
    const file = join(folder, path);
    if (existsSync(file)) files[path] = (await readFile(file)).toString('base64');
  }
  return { record: release, files };
}
