import type { ListedStorage } from '../../shared/storage/file-storage';
import type { Amount } from '../archive/manifest';
import { createSum, fileDigest } from '../archive/tally';
import type { ArchiveWriter } from '../archive/write-archive';

/** Files that belong into a backup, with the name that they have there. */
export interface FileSource {
  /** Lowercase letters and hyphens; never changes. */
  readonly name: string;
  readonly storage: ListedStorage;
}

/**
 * Writes the files that are not in `known` yet, and notes them there. Asked before and after the documents are copied:
 * a picture is there before a document names it, and may be gone soon after no document does.
 */
export async function copyFiles(
  { name, storage }: FileSource,
  known: Set<string>,
  write: ArchiveWriter['file'],
): Promise<void> {
  for await (const key of storage.list()) {
    if (known.has(key)) continue;
    const bytes = await storage.read(key);
    // Removed between the two: a backup without it is right.
    if (!bytes) continue;
    known.add(key);
    await write(name, key, bytes);
  }
}

export async function hasFiles({ storage }: FileSource): Promise<boolean> {
  for await (const key of storage.list()) return key !== '';
  return false;
}

/** What is in a store, in the same figures as a manifest has; null where there is nothing. */
export async function fileFigures({ storage }: FileSource): Promise<Amount | null> {
  const sum = createSum();
  for await (const key of storage.list()) {
    const bytes = await storage.read(key);
    if (bytes) sum.add(fileDigest(key, bytes), bytes.length);
  }
  const amount = sum.amount();
  return amount.count > 0 ? amount : null;
}
