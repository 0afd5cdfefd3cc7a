import { Schema, type Connection, type Model } from 'mongoose';
import type { PointerEvent, ReleasePointer } from './release-pointer';

/** An app's pointer as it is stored; `_id` is the app's name. */
export interface StoredPointer extends ReleasePointer {
  readonly _id: string;
  /** What the app's build folder held when the API last started from it; absent for an app that never had one. */
  readonly folderHash?: string;
}

const share = { hash: { type: String, required: true }, since: { type: Date, required: true } };

const eventSchema = new Schema<PointerEvent>(
  {
    action: { type: String, required: true },
    hash: { type: String, required: true },
    at: { type: Date, required: true },
    who: { type: String, required: true },
    reason: { type: String, default: null },
    active: { type: String, default: null },
  },
  { _id: false },
);

// The queries read all pointers, one per app, or one by its app: `_id` is index enough.
const schema = new Schema<StoredPointer>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    hash: { type: String, default: null },
    canary: {
      type: new Schema(
        { ...share, percent: { type: Number, required: true }, plan: Schema.Types.Mixed },
        { _id: false },
      ),
      default: null,
    },
    watch: { type: new Schema(share, { _id: false }), default: null },
    takenBack: { type: [String], required: true },
    disabled: { type: [String], required: true },
    folderHash: { type: String },
    history: { type: [eventSchema], required: true },
  },
  { collection: 'release_pointers', versionKey: false },
);

export function releasePointerModel(connection: Connection): Model<StoredPointer> {
  return connection.model<StoredPointer>('ReleasePointer', schema);
}
