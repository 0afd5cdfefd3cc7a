import { Schema, type Connection, type Model } from 'mongoose';

/** Which release of an app is served. The registry is made of these; `_id` is the app's name. */
export interface ReleasePointer {
  readonly _id: string;
  readonly hash: string;
  /** What the app's build folder held when the API last started from it; absent for an app that never had one. */
  readonly folderHash?: string;
  /** The latest activations, oldest first. */
  readonly history: readonly { readonly hash: string; readonly at: Date }[];
}

// The only query reads all pointers, one per app, so `_id` is index enough.
const schema = new Schema<ReleasePointer>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    folderHash: { type: String },
    history: {
      type: [
        new Schema(
          { hash: { type: String, required: true }, at: { type: Date, required: true } },
          { _id: false },
        ),
      ],
      required: true,
    },
  },
  { collection: 'release_pointers', versionKey: false },
);

export function releasePointerModel(connection: Connection): Model<ReleasePointer> {
  return connection.model<ReleasePointer>('ReleasePointer', schema);
}
