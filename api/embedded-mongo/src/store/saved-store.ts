import type { DataDirectory } from '../storage/data-directory';
import { dropReplacedLogs, logPath } from '../storage/data-directory';
import { DataDirectoryError } from '../storage/data-directory-error';
import { decodeChanges } from '../storage/change-codec';
import type { Disk } from '../storage/disk';
import { readLog } from '../storage/log-reader';
import { LogWriter } from '../storage/log-writer';
import { checkSealedLength } from '../storage/seal';
import { messageOf } from '../thrown';
import { Store } from './store';

/** The documents in memory, and the log that has them on disk. */
export interface SavedStore {
  readonly store: Store;
  readonly log: LogWriter;
}

export interface SavedStoreOptions {
  /** A log this much longer than twice the data is compacted. */
  readonly slackBytes: number;
  readonly disk: Disk;
  /** Told once, when a write has failed and the log takes no more. */
  readonly onFailure: (error: Error) => void;
  readonly log: (message: string) => void;
}

/** Reads what the directory holds and opens its log; throws DataDirectoryError when it is damaged. */
export async function openSavedStore(
  directory: Pick<DataDirectory, 'path' | 'generation' | 'seal'>,
  options: SavedStoreOptions,
): Promise<SavedStore> {
  const store = new Store();
  const length = directory.generation === 0 ? 0 : restore(directory, store, options.log);
  dropReplacedLogs(directory);
  const log = await LogWriter.open({
    ...options,
    directory: directory.path,
    generation: Math.max(1, directory.generation),
    length,
    snapshot: () => store.snapshot(),
    liveBytes: () => store.bytes,
  });
  return { store, log };
}

/** Reads the newest log into the store; gives the length of its whole part. */
function restore(
  { path: folder, generation, seal }: Pick<DataDirectory, 'path' | 'generation' | 'seal'>,
  store: Store,
  log: (message: string) => void,
): number {
  const path = logPath(folder, generation);
  try {
    const { length, size, isSealed } = readLog(path, (payload) => {
      for (const change of decodeChanges(payload)) store.restore(change);
    });
    if (seal) checkSealedLength(path, seal, length);
    // Every log but the first begins with a snapshot that was wholly on disk before the log got its name.
    if (generation > 1 && !isSealed)
      throw new DataDirectoryError(`The log ${path} was cut within saved data.`);
    if (size > length)
      log(
        `dropped the last ${size - length} bytes of ${path}: a write that a crash cut short and nobody was told of`,
      );
    store.finishRestore();
    return length;
  } catch (cause) {
    if (cause instanceof DataDirectoryError) throw cause;
    const reason = messageOf(cause);
    throw new DataDirectoryError(`The log ${path} cannot be read: ${reason}.`, { cause });
  }
}
