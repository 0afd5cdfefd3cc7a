import { Schema, type Connection, type Model } from 'mongoose';

/** Until when an agent takes no requests. `_id` is the account's; no row: requests come. */
export interface AbsenceDocument {
  readonly _id: string;
  /** The last day away, `yyyy-MM-dd`. */
  readonly until: string;
}

const schema = new Schema<AbsenceDocument>(
  { _id: { type: String, required: true }, until: { type: String, required: true } },
  { collection: 'agent_absences', versionKey: false },
);

export function absenceModel(connection: Connection): Model<AbsenceDocument> {
  return connection.model<AbsenceDocument>('AgentAbsence', schema);
}
