import type { GalleryCollection, HouseSettings } from '@atoll/contracts/hotel-gallery';
import { Schema, type Connection, type Model } from 'mongoose';

/** A picture as it is kept. */
export interface StoredPicture {
  readonly id: string;
  /** Names its files; made by us, where the id was made by whoever uploaded it. */
  readonly key: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly collection_ids: readonly string[];
  readonly uploaded_at: Date;
}

/** A picture that was taken out and can still be brought back. */
export interface RemovedPicture {
  readonly picture: StoredPicture;
  /** Its place among the others. */
  readonly at: number;
  /** Its files are removed then. */
  readonly due_at: Date;
}

/** The gallery of a house, all of it in one document, so that no picture is ever in an order without being there. */
export interface HotelGalleryDocument {
  /** The id of the house. */
  readonly _id: string;
  readonly user_id: string;
  /** Ends the address of its public page, whatever the house is called. */
  readonly page_id: string;
  /** Of everything but uploads: what an owner's change names in `If-Match`. */
  readonly version: number;
  /** Of every write: what keeps two writes at once from undoing each other. */
  readonly revision: number;
  readonly pictures: readonly StoredPicture[];
  readonly collections: readonly GalleryCollection[];
  /** Null while nobody has chosen one. */
  readonly cover_id: string | null;
  readonly settings: HouseSettings;
  readonly removed: readonly RemovedPicture[];
  /** The earliest time of those; null where nothing was removed. */
  readonly removal_due_at: Date | null;
  /** True where the account was deleted: the rest goes as soon as its files have. */
  readonly is_left: boolean;
  /** Invented for demos. */
  readonly is_sample: boolean;
}

const schema = new Schema<HotelGalleryDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    page_id: { type: String, required: true },
    version: { type: Number, required: true },
    revision: { type: Number, required: true },
    pictures: { type: [Object], default: [] },
    collections: { type: [Object], default: [] },
    cover_id: { type: String, default: null },
    settings: { type: Object, required: true },
    removed: { type: [Object], default: [] },
    removal_due_at: { type: Date, default: null },
    is_left: { type: Boolean, default: false },
    is_sample: { type: Boolean, default: false },
  },
  { collection: 'hotel_galleries', versionKey: false },
);
// A public page and its pictures, by what ends the page's address; of two houses there are two.
schema.index({ page_id: 1 }, { unique: true });
// What of an account is handed over and deleted.
schema.index({ user_id: 1 });
// What the job removes next.
schema.index({ removal_due_at: 1 });

export function hotelGalleryModel(connection: Connection): Model<HotelGalleryDocument> {
  return connection.model<HotelGalleryDocument>('HotelGallery', schema);
}
