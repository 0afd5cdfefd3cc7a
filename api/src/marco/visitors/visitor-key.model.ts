import { Schema, type Connection, type Model } from 'mongoose';

/** The secret that visitors' cookies are signed with: one for all instances, made by the first. */
interface VisitorKey {
  readonly _id: string;
  readonly secret: string;
}

const schema = new Schema<VisitorKey>(
  { _id: { type: String, required: true }, secret: { type: String, required: true } },
  { collection: 'marco_keys', versionKey: false },
);

export function visitorKeyModel(connection: Connection): Model<VisitorKey> {
  return connection.model<VisitorKey>('MarcoKey', schema);
}
