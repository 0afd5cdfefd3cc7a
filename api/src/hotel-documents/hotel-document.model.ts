import type { HotelDocument } from '@atoll/contracts/hotel-documents';
import { Schema, type Connection, type Model } from 'mongoose';

/** A file by which a house proves that it is there. `_id` names its bytes. */
export interface HotelDocumentDocument {
  readonly _id: string;
  readonly house_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly kind: HotelDocument['kind'];
  readonly bytes: number;
  readonly uploaded_at: Date;
}

const schema = new Schema<HotelDocumentDocument>(
  {
    _id: { type: String, required: true },
    house_id: { type: String, required: true },
    user_id: { type: String, required: true },
    name: { type: String, required: true },
    kind: { type: String, required: true },
    bytes: { type: Number, required: true },
    uploaded_at: { type: Date, required: true },
  },
  { collection: 'hotel_documents', versionKey: false },
);
// Those of a house, the newest first.
schema.index({ house_id: 1, uploaded_at: -1 });
// What of an account is handed over and deleted.
schema.index({ user_id: 1 });
// Those that are old enough to have been answered about long ago.
schema.index({ uploaded_at: 1 });

export function hotelDocumentModel(connection: Connection): Model<HotelDocumentDocument> {
  return connection.model<HotelDocumentDocument>('HotelDocument', schema);
}
