import { Schema, type Connection, type Model } from 'mongoose';

/** How far the making of cards has come: one document, so that a worker that was killed goes on where it was. */
export interface CardProgress {
  readonly _id: string;
  /** Changes announced until then are in the cards; null before the first rebuild. */
  readonly done_until: Date | null;
  /** While everything is made anew: since when, and the country that was made last. */
  readonly rebuild: { readonly began_at: Date; readonly after: string } | null;
}

const schema = new Schema<CardProgress>(
  {
    _id: { type: String, required: true },
    done_until: { type: Date, default: null },
    rebuild: { type: { began_at: Date, after: String }, default: null, _id: false },
  },
  { collection: 'card_progress', versionKey: false },
);

export function cardProgressModel(connection: Connection): Model<CardProgress> {
  return connection.model<CardProgress>('CardProgress', schema);
}
