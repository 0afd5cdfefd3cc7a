import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where a running site keeps the shell that it serves: a later build must not pull it from under its feet. */
export function shellFolder(dataDir: string): string {
  return path.join(dataDir, 'shell');
}

/** Hands the built shell over to the site that is about to start. */
export async function deployShell(root: string, dataDir: string): Promise<void> {
  const folder = shellFolder(dataDir);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'shell/dist'), folder, { recursive: true });
}
