import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCodeOf } from '../thrown';

/** What the log asks of the file system; replaced in tests by a disk that is slow, full or broken. */
export interface Disk {
  /** Writes all of the buffers at a position. */
  write(file: FileHandle, parts: Buffer[], position: number): Promise<void>;
  /** Forces written bytes to the disk. */
  sync(file: FileHandle): Promise<void>;
}

const noSpace = new Set(['ENOSPC', 'EDQUOT']);
/** As much as must fit before writes are taken again, so that they do not fail at the next one. */
const neededBytes = 1024 * 1024;

/** True of a failure that ends when somebody makes room: a full disk, or a used-up quota. */
export function isOutOfSpace(error: unknown): boolean {
  return noSpace.has(systemCodeOf(error) ?? '');
}

/** The file system as it is. */
export const realDisk: Disk = { write: writeAll, sync: (file) => file.datasync() };

/** Writes buffers at a position; a short write is continued until everything is down. */
async function writeAll(file: FileHandle, parts: Buffer[], position: number): Promise<void> {
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  if (total === 0) return;
  const { bytesWritten } = await file.writev(parts, position);
  if (bytesWritten === total) return;
  const rest = Buffer.concat(parts).subarray(bytesWritten);
  let written = 0;
  while (written < rest.length) {
    const result = await file.write(rest, written, rest.length - written, position + bytesWritten + written);
    written += result.bytesWritten;
  }
}

/** Writes a megabyte beside the log and removes it again; throws what the disk says where that is not possible. */
export async function checkSpace(directory: string, disk: Disk): Promise<void> {
  // A start removes what has this ending, should a crash leave it.
  const path = join(directory, 'space-check.log.tmp');
  try {
    const file = await open(path, 'w');
    try {
      await disk.write(file, [Buffer.alloc(neededBytes)], 0);
      await disk.sync(file);
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
