import type { Release } from '@atoll/contracts/registry';

/** Reads one file of a release that is being stored. */
export type ReadFile = (path: string) => Promise<Buffer>;

/** Where the files of releases lie. What is kept of a release never changes, and half a release is never visible. */
export interface ReleaseStore {
  /** Folder that `/releases/` serves and renderers read: `<root>/<app>/<hash>/`, once `fetch` has answered true. */
  readonly root: string;
  /** Whether all files of a release are kept, for every instance. As `put`, throws AppError OVERLOADED while nobody can tell. */
  readonly has: (app: string, hash: string) => Promise<boolean>;
  /** Whether its files are in `root` already. */
  readonly isHere: (app: string, hash: string) => Promise<boolean>;
  /** Keeps a release's files, compressed siblings among them. Storing the same release twice changes nothing. */
  readonly put: (app: string, hash: string, paths: readonly string[], read: ReadFile) => Promise<void>;
  /**
   * Makes sure that the files of a published release are in `root`, as its record says that they are. False where they
   * are not kept at all; throws AppError OVERLOADED where the store is away, or holds something else.
   */
  readonly fetch: (release: Release) => Promise<boolean>;
  /** Removes the files of a release, here and for every instance. */
  readonly remove: (release: Release) => Promise<void>;
}
