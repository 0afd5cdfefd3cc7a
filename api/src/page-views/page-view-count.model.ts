import { Schema, type Connection, type Model } from 'mongoose';

/** How often a page was seen on a day (UTC). `_id` is `<day> <pattern>`, so that counting is one upsert by key. */
export interface PageViewCount {
  readonly _id: string;
  readonly day: string;
  readonly pattern: string;
  readonly views: number;
}

const schema = new Schema<PageViewCount>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    pattern: { type: String, required: true },
    views: { type: Number, required: true },
  },
  { collection: 'page_view_counts', versionKey: false },
);

export function pageViewCountModel(connection: Connection): Model<PageViewCount> {
  return connection.model<PageViewCount>('PageViewCount', schema);
}
