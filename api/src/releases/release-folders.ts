import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BootError } from '../shared/config/boot-error';
import type { ReadFile } from './release-store';

/** Immutable folders `<root>/<app>/<hash>/` on this machine's disk. */
export interface ReleaseFolders {
  readonly root: string;
  readonly has: (app: string, hash: string) => Promise<boolean>;
  /** Writes a release as one step: its folder is there whole, or not at all. */
  readonly write: (app: string, hash: string, paths: readonly string[], read: ReadFile) => Promise<void>;
  readonly remove: (app: string, hash: string) => Promise<void>;
}

const LEFTOVER_MS = 86_400_000;

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function writeAll(folder: string, paths: readonly string[], read: ReadFile): Promise<void> {
  for (const path of paths) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await read(path));
  }
}

/** Drafts and uploads of an instance that was killed; those of today may be somebody's who shares the folder. */
async function removeLeftovers(root: string): Promise<void> {
  const names = (await readdir(root)).filter((name) => /^\.(draft|upload)-/.test(name));
  for (const name of names) {
    const { mtimeMs } = await stat(join(root, name));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(join(root, name), { recursive: true, force: true });
  }
}

/** @throws BootError where the folder cannot be made */
export async function openReleaseFolders(root: string): Promise<ReleaseFolders> {
  await mkdir(root, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new BootError(
      `The releases folder ${root} cannot be made (${cause.code}): mend it or set DATA_DIR.`,
    );
  });
  await removeLeftovers(root);
  const folderOf = (app: string, hash: string) => join(root, app, hash);
  const has = (app: string, hash: string) => exists(folderOf(app, hash));
  return {
    root,
    has,
    write: async (app, hash, paths, read) => {
      if (await has(app, hash)) return;
      const target = folderOf(app, hash);
      // A dotfile, which is never served.
      const draft = join(root, `.draft-${randomUUID()}`);
      try {
        await writeAll(draft, paths, read);
        await mkdir(dirname(target), { recursive: true });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Another instance stored the same release meanwhile: same hash, same bytes.
        if (!(await exists(target))) throw error;
      }
    },
    remove: async (app, hash) => {
      // In one step: a folder that is there is whole.
      const going = join(root, `.draft-${randomUUID()}`);
      await rename(folderOf(app, hash), going).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rm(going, { recursive: true, force: true });
    },
  };
}
