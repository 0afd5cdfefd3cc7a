import type { Subject } from '../../shared/changes/changes';
import { Schema, type Connection, type Model } from 'mongoose';

/** A public page as search engines know it. */
export interface SeenPageDocument {
  /** Its path. */
  readonly _id: string;
  /** What it is about, as changes name it. */
  readonly subject: Subject;
  /** Of what it showed when it was submitted, or noted first; null where it was not there. */
  readonly hash: string | null;
  /** Something that it shows was written: it has to be looked at. */
  readonly is_pending: boolean;
  readonly submitted_at: Date | null;
}

const schema = new Schema<SeenPageDocument>(
  {
    _id: { type: String, required: true },
    subject: { type: String, required: true },
    hash: { type: String, default: null },
    is_pending: { type: Boolean, required: true },
    submitted_at: { type: Date, default: null },
  },
  { collection: 'index_now_pages', versionKey: false },
);
schema.index({ subject: 1 });
schema.index({ submitted_at: 1 }, { partialFilterExpression: { is_pending: true } });

export function seenPageModel(connection: Connection): Model<SeenPageDocument> {
  return connection.model<SeenPageDocument>('IndexNowPage', schema);
}
