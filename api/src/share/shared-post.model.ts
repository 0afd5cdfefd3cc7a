import { Schema, type Connection, type Model } from 'mongoose';
import type { SharedKind } from '@atoll/contracts/shared-post';

/** Something that somebody shared; kept for good, because links live for years. `_id` is its random logId. */
export interface SharedPostDocument {
  readonly _id: string;
  readonly kind: SharedKind;
  readonly path: string;
  readonly title: string;
  readonly created_at: Date;
}

const schema = new Schema<SharedPostDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    path: { type: String, required: true },
    title: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'shared_posts', versionKey: false },
);

export function sharedPostModel(connection: Connection): Model<SharedPostDocument> {
  return connection.model<SharedPostDocument>('SharedPost', schema);
}
