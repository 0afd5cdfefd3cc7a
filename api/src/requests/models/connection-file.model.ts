import { Schema, type Connection, type Model } from 'mongoose';
import type { ConnectionKey } from './connection-message.model';
import { FILE_FIELDS, type FileDocument } from './file-fields';

/** A file of a message between a hotel and an agent. */
export interface ConnectionFileDocument extends FileDocument, ConnectionKey {}

const schema = new Schema<ConnectionFileDocument>(
  { ...FILE_FIELDS, connection_id: { type: String, required: true } },
  { collection: 'connection_files', versionKey: false },
);
schema.index({ connection_id: 1, side: 1 });
// What has to go.
schema.index({ state: 1, at: 1 });

export function connectionFileModel(connection: Connection): Model<ConnectionFileDocument> {
  return connection.model<ConnectionFileDocument>('ConnectionFile', schema);
}
