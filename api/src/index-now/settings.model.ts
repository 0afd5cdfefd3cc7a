import { Schema, type Connection, type Model } from 'mongoose';

/** The site's own key, and how its pages are submitted. There is one of it. */
export interface IndexNowSettingsDocument {
  readonly _id: 'site';
  /** What the key file says; made once. */
  readonly key: string;
  readonly is_automatic: boolean;
  readonly version: number;
  /** Changes until then have been looked at. */
  readonly done_until: Date | null;
  /** How many pages were noted as they are, of all that the site has; null where all are. */
  readonly noted: number | null;
}

const schema = new Schema<IndexNowSettingsDocument>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    is_automatic: { type: Boolean, required: true },
    version: { type: Number, required: true },
    done_until: { type: Date, default: null },
    noted: { type: Number, default: null },
  },
  { collection: 'index_now_settings', versionKey: false },
);

export function indexNowSettingsModel(connection: Connection): Model<IndexNowSettingsDocument> {
  return connection.model<IndexNowSettingsDocument>('IndexNowSettings', schema);
}
