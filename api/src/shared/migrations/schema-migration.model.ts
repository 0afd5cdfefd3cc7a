import { Schema, type Connection, type Model } from 'mongoose';

/** A migration that was done; `_id` is its number. */
export interface DoneMigration {
  readonly _id: number;
  readonly name: string;
  readonly done_at: Date;
}

const schema = new Schema<DoneMigration>(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    done_at: { type: Date, required: true },
  },
  { collection: 'schema_migrations', versionKey: false },
);

export function schemaMigrationModel(connection: Connection): Model<DoneMigration> {
  return connection.model<DoneMigration>('SchemaMigration', schema);
}
