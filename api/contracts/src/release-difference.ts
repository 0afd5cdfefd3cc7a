import { Type, type Static } from 'typebox';

const Text = Type.Union([Type.String(), Type.Null()]);

/** A value that is another one in the second release; null where there is none. */
export const Changed = Type.Object({ name: Type.String(), from: Text, to: Text });
export type Changed = Static<typeof Changed>;

const FileChange = Type.Object({
  path: Type.String(),
  /** Bytes before compression; null where the file is not there. */
  from: Type.Union([Type.Integer(), Type.Null()]),
  to: Type.Union([Type.Integer(), Type.Null()]),
});

/** Answer of `GET /api/releases/:app/:hash/compare/:other`: what differs from the first to the second. */
export const ReleaseDifference = Type.Object({
  /** Version, contract, commit, federation runtime. */
  facts: Type.Array(Changed),
  /** What it weighs, in bytes and requests, by the names of `ReleaseWeight`. */
  sizes: Type.Array(Type.Object({ name: Type.String(), from: Type.Integer(), to: Type.Integer() })),
  /** Version ranges of the shared modules that it needs. */
  shared: Type.Array(Changed),
  /** Names that it uses of shared modules, and names that its own module gives to the shell. */
  uses: Type.Array(Type.Object({ name: Type.String(), isAdded: Type.Boolean() })),
  /** Files with other bytes, the largest change first; at most a hundred. */
  files: Type.Array(FileChange),
  filesChanged: Type.Integer(),
});
export type ReleaseDifference = Static<typeof ReleaseDifference>;
