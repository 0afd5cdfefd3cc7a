/** Files that a feature keeps, by path such as `city-images/<name>`; made by us, never what a person typed. */
export interface FileStorage {
  /** Keeps these bytes under the path, instead of what was there. Nobody ever reads half a file. */
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Null where nothing is kept under the path. */
  readonly read: (path: string) => Promise<Buffer | null>;
  /** Nothing happens where there is no such file. */
  readonly remove: (path: string) => Promise<void>;
}

/** Files that can be gone through, as a backup does. */
export interface ListedStorage extends FileStorage {
  /** The paths of all files, in no order; what is written meanwhile may be among them. */
  readonly list: () => AsyncIterable<string>;
}
