import type { SavedItem } from '@atoll/contracts/account';
import { Schema, type Connection, type Model } from 'mongoose';

/** What an account has saved, newest first. `_id` is the account's. */
export interface SavedItemsDocument {
  readonly _id: string;
  readonly items: readonly SavedItem[];
  /** Counts the writes; absent of a list from before they were counted. */
  readonly version?: number;
}

const schema = new Schema<SavedItemsDocument>(
  {
    _id: { type: String, required: true },
    items: { type: [Schema.Types.Mixed], required: true },
    version: { type: Number },
  },
  { collection: 'saved_items', versionKey: false },
);

export function savedItemsModel(connection: Connection): Model<SavedItemsDocument> {
  return connection.model<SavedItemsDocument>('SavedItems', schema);
}
