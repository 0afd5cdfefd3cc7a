import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The API does not run inside its package folder.');
  return nearestPackage(parent);
}

/** The API's own folder, the same whether its sources run or their bundle in `dist/`. */
export const PACKAGE_DIR = nearestPackage(dirname(fileURLToPath(import.meta.url)));
