/** Reads one file of a release that is being stored. */
export type ReadFile = (path: string) => Promise<Buffer>;

/** Where the files of releases lie. What is kept of a release never changes, and half a release is never visible. */
export interface ReleaseStore {
  /** Folder that `/releases/` serves and renderers read: `<root>/<app>/<hash>/`, once `fetch` has answered true. */
  readonly root: string;
  /** Whether all files of a release are kept, for every instance. */
  readonly has: (app: string, hash: string) => Promise<boolean>;
  /** Whether its files are in `root` already. */
  readonly isHere: (app: string, hash: string) => Promise<boolean>;
  /** Keeps a release's files, compressed siblings among them. Storing the same release twice changes nothing. */
  readonly put: (app: string, hash: string, paths: readonly string[], read: ReadFile) => Promise<void>;
  /**
   * Makes sure that a release's files are in `root`. False where they are not kept at all; throws AppError OVERLOADED
   * where nobody can tell, because the store is away.
   */
  readonly fetch: (app: string, hash: string) => Promise<boolean>;
  /** Removes the files of a release, here and for every instance. */
  readonly remove: (app: string, hash: string) => Promise<void>;
}
