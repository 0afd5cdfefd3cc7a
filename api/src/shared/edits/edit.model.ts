import type { EditedKind } from '@atoll/contracts/portal-edits';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A field that an edit changed; null where there was nothing, or is nothing any more. */
export interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One change of a record by somebody in the portal. */
export interface EditDocument {
  readonly _id: Types.ObjectId;
  readonly at: Date;
  /** Id and address of the account. */
  readonly user_id: string;
  readonly email: string;
  readonly kind: EditedKind;
  readonly record: string;
  /** What people call the record. */
  readonly title: string;
  /** 'changed', 'removed'. */
  readonly what: string;
  readonly differences: readonly Difference[];
}

const schema = new Schema<EditDocument>(
  {
    at: { type: Date, required: true },
    user_id: { type: String, required: true },
    email: { type: String, required: true },
    kind: { type: String, required: true },
    record: { type: String, required: true },
    title: { type: String, required: true },
    what: { type: String, required: true },
    differences: { type: [Schema.Types.Mixed], required: true },
  },
  { collection: 'portal_edits', versionKey: false },
);
// The history of one record.
schema.index({ kind: 1, record: 1, at: -1 });
// The newest first, by page; and removes what is over.
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.portalEdit });

export function editModel(connection: Connection): Model<EditDocument> {
  return connection.model<EditDocument>('PortalEdit', schema);
}
