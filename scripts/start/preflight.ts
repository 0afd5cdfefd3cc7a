import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error';

const NODE_MINIMUM = [20, 19] as const;

/** @throws StartError when this Node is older than the product supports */
export function checkNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [needMajor, needMinor] = NODE_MINIMUM;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new StartError(`Atoll needs Node ${needMajor}.${needMinor} or newer; this is ${version}.`);
}

/** What the parts of a site keep in the data directory. */
const DATA_FOLDERS = ['logs', 'media', 'mongo', 'releases', 'shell'];

function checkDataFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? true) return;
  throw new StartError(`${folder} is a file where a folder belongs: move it away or set DATA_DIR.`);
}

/**
 * Makes the data directory when it is missing and makes sure that it can be written.
 * @throws StartError when it, or a folder in it, is a file, or cannot be made or written
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    for (const name of DATA_FOLDERS) checkDataFolder(path.join(dataDir, name));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a folder' : `cannot be written (${code})`;
    throw new StartError(`The data directory ${dataDir} ${reason}: mend it or set DATA_DIR.`);
  }
}
