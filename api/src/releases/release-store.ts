import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BootError } from '../shared/config/boot-error';
import type { FileContent } from './release-files';

export interface ReleaseStore {
  /** Folder that `/releases/` serves. */
  readonly root: string;
  readonly has: (app: string, hash: string) => Promise<boolean>;
  /** Stores a release's files as one step: half a release is never visible. */
  readonly put: (app: string, hash: string, files: readonly FileContent[]) => Promise<void>;
  readonly read: (app: string, hash: string, path: string) => Promise<Buffer>;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function writeAll(folder: string, files: readonly FileContent[]): Promise<void> {
  for (const { path, bytes } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

/** Immutable release folders `<root>/<app>/<hash>/` on the local disk. */
export async function createReleaseStore(root: string): Promise<ReleaseStore> {
  await mkdir(root, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new BootError(
      `The releases folder ${root} cannot be made (${cause.code}): mend it or set DATA_DIR.`,
    );
  });
  const folderOf = (app: string, hash: string) => join(root, app, hash);
  return {
    root,
    has: (app, hash) => exists(folderOf(app, hash)),
    read: (app, hash, path) => readFile(join(folderOf(app, hash), path)),
    put: async (app, hash, files) => {
      const target = folderOf(app, hash);
      // A dotfile, which is never served.
      const draft = join(root, `.draft-${randomUUID()}`);
      try {
        await writeAll(draft, files);
        await mkdir(dirname(target), { recursive: true });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Another instance stored the same release meanwhile: same hash, same bytes.
        if (!(await exists(target))) throw error;
      }
    },
  };
}
