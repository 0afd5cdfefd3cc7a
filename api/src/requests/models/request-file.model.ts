import { Schema, type Connection, type Model } from 'mongoose';
import { FILE_FIELDS, type FileDocument } from './file-fields';
import type { RequestKey } from './request-message.model';

/** A file of a message between a traveler and an agent. */
export interface RequestFileDocument extends FileDocument, RequestKey {}

const schema = new Schema<RequestFileDocument>(
  {
    ...FILE_FIELDS,
    request_id: { type: String, required: true },
    agent_id: { type: String, required: true },
  },
  { collection: 'request_files', versionKey: false },
);
schema.index({ request_id: 1, agent_id: 1, side: 1 });
schema.index({ author_id: 1 });
// What has to go.
schema.index({ state: 1, at: 1 });

export function requestFileModel(connection: Connection): Model<RequestFileDocument> {
  return connection.model<RequestFileDocument>('RequestFile', schema);
}
