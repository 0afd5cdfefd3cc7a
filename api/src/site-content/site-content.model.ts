import type { SiteContent } from '@atoll/contracts/site-content';
import { Schema, type Connection, type Model } from 'mongoose';

/** One part of the site's words and pictures, by its name. */
export interface SiteContentDocument {
  readonly _id: keyof SiteContent;
  readonly value: unknown;
  /** Raised by every write. */
  readonly version: number;
  readonly updated_at: Date;
}

const schema = new Schema<SiteContentDocument>(
  {
    _id: { type: String, required: true },
    value: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, default: 0 },
    updated_at: { type: Date, required: true },
  },
  // There are four of them, always read together: no index but that of _id.
  { collection: 'site_content', versionKey: false },
);

export function siteContentModel(connection: Connection): Model<SiteContentDocument> {
  return connection.model<SiteContentDocument>('SiteContent', schema);
}
