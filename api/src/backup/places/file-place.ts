import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { access, open as openFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error';
import type { BackupPlace, Draft } from './place';

type OpenDraft = (path: string) => WriteStream;

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** Only for its owner, and never over something that is there. */
const newFile: OpenDraft = (path) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

async function refuseExisting(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${path} is there already: a backup never replaces a file.`);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function whyNotWritten(path: string, error: unknown): unknown {
  const folder = dirname(path);
  if (NO_ROOM.has(codeOf(error)))
    return new BackupError(`The disk of ${folder} is full: there is no backup, and what was there stays.`);
  if (
    ['ENOENT', 'EACCES', 'ENOTDIR', 'EROFS'].includes(codeOf(error)) &&
    (error as NodeJS.ErrnoException).syscall === 'open'
  )
    return new BackupError(`${folder} is no folder that can be written (${codeOf(error)}).`);
  return error;
}

async function openToRead(path: string) {
  try {
    await access(path);
  } catch (error) {
    throw new BackupError(`${path} cannot be read (${codeOf(error)}).`);
  }
  return createReadStream(path);
}

/** A backup in a file. `openDraft` is replaced by tests of disks that are full. */
export function createFilePlace(file: string, openDraft: OpenDraft = newFile): BackupPlace {
  const path = resolve(file);
  const begin = async (id: string): Promise<Draft> => {
    await refuseExisting(path);
    const draft = join(dirname(path), `.${basename(path)}.${id}.draft`);
    return {
      name: path,
      open: () => openToRead(draft),
      write: async (bytes) => {
        try {
          await pipeline(bytes, openDraft(draft));
        } catch (error) {
          throw whyNotWritten(path, error);
        }
      },
      finish: async () => {
        await refuseExisting(path);
        await rename(draft, path);
        await syncFolder(dirname(path));
      },
      discard: () => rm(draft, { force: true }),
    };
  };
  return { name: path, open: () => openToRead(path), begin };
}
