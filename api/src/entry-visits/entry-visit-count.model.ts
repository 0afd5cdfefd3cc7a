import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * How many people saw an agent's entry or a house on a day (UTC). `_id` is `<day> <agent>`; of who they were, nothing is
 * kept. A house is called `house <id>` where an agent has its id.
 */
export interface EntryVisitCount {
  readonly _id: string;
  readonly agent_id: string;
  /** The beginning of the day. */
  readonly day: Date;
  readonly visits: number;
}

const schema = new Schema<EntryVisitCount>(
  {
    _id: { type: String, required: true },
    agent_id: { type: String, required: true },
    day: { type: Date, required: true },
    visits: { type: Number, required: true },
  },
  { collection: 'entry_visit_counts', versionKey: false },
);
// An agent's days, for its dashboard.
schema.index({ agent_id: 1, day: 1 });
schema.index({ day: 1 }, { expireAfterSeconds: KEPT_SECONDS.entryVisits });

export function entryVisitCountModel(connection: Connection): Model<EntryVisitCount> {
  return connection.model<EntryVisitCount>('EntryVisitCount', schema);
}
