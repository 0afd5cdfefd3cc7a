import { Schema, type Connection, type Model } from 'mongoose';

/** What Atoll knows about a hotel beyond the vendor's list. `_id` is the vendor's hotelId. */
export interface HotelContent {
  readonly _id: string;
  readonly name: string;
  readonly chainCode?: string;
  readonly cityName?: string;
  readonly countryCode?: string;
  readonly addressLines?: readonly string[];
  readonly latitude?: number;
  readonly longitude?: number;
  readonly rating?: number;
  readonly description?: string;
  readonly amenities: readonly string[];
  readonly checkInTime?: string;
  readonly checkOutTime?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly website?: string;
  /** True where description, rating, contact and the like were invented for demonstration. */
  readonly sample: boolean;
}

const schema = new Schema<HotelContent>(
  {
    // Every query is by hotelId, one page at a time, and _id has its index by nature: no other is needed.
    _id: { type: String, required: true },
    name: { type: String, required: true },
    chainCode: String,
    cityName: String,
    countryCode: String,
    addressLines: { type: [String], default: undefined },
    latitude: Number,
    longitude: Number,
    rating: Number,
    description: String,
    amenities: { type: [String], required: true },
    checkInTime: String,
    checkOutTime: String,
    phone: String,
    email: String,
    website: String,
    sample: { type: Boolean, required: true },
  },
  // The first collection of this name held what filtered searches had told of some hotels.
  { collection: 'hotel_contents_2', versionKey: false },
);

export function hotelContentModel(connection: Connection): Model<HotelContent> {
  return connection.model<HotelContent>('HotelContent', schema);
}
