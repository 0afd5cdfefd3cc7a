import { Schema, type Connection, type Model } from 'mongoose';

/** How far the demo data has been written, so that a later start need not look for it. */
interface SeedMark {
  readonly _id: 'demo' | 'texts';
  /** Of 'demo': agents of the numbers below this one are there, or were and have been deleted since. */
  readonly agents?: number;
  /** Of 'texts': which texts have been written into places that were there before them. */
  readonly version?: number;
}

const schema = new Schema<SeedMark>(
  { _id: { type: String, required: true }, agents: Number, version: Number },
  { collection: 'demo_seed', versionKey: false },
);

export function seedMarkModel(connection: Connection): Model<SeedMark> {
  return connection.model<SeedMark>('SeedMark', schema);
}
