import type { ExpoEventBody } from '@atoll/contracts/expo';
import { Schema, type Connection, type Model } from 'mongoose';

/** A fair or an event of the travel trade. `_id` is the last part of its address. */
export interface ExpoEventDocument {
  readonly _id: string;
  readonly event: ExpoEventBody;
  /** Invented for demos; it comes again every year. */
  readonly is_sample: boolean;
  readonly version: number;
  /** Kept, so that removing can be undone. */
  readonly removed_at: Date | null;
  readonly changed_at: Date;
}

const schema = new Schema<ExpoEventDocument>(
  {
    _id: { type: String, required: true },
    event: { type: Schema.Types.Mixed, required: true },
    is_sample: { type: Boolean, required: true },
    version: { type: Number, required: true },
    removed_at: { type: Date, default: null },
    changed_at: { type: Date, required: true },
  },
  { collection: 'expo_events', versionKey: false },
);
schema.index({ 'event.endsOn': 1 });

export function expoEventModel(connection: Connection): Model<ExpoEventDocument> {
  return connection.model<ExpoEventDocument>('ExpoEvent', schema);
}
