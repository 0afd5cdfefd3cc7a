import type { Readable } from 'node:stream';
import type { Readables } from '../archive/read-archive';

/** A backup that is being written where nobody looks for backups. */
export interface Draft extends Readables {
  /** Throws what ends the stream, and a BackupError where there is no room. */
  readonly write: (bytes: Readable) => Promise<void>;
  /** Gives it its name. Throws a BackupError where that was taken meanwhile. */
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Where one backup lies, or will lie. */
export interface BackupPlace extends Readables {
  /** Throws a BackupError where something is there already, or nothing can be written. */
  readonly begin: (id: string) => Promise<Draft>;
}
