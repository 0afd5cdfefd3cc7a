import { Schema, type Connection, type Model } from 'mongoose';

/** A country's settings (DES-03). `_id` is the slug of its page, which is its `clean_country`. */
export interface CountrySettings {
  readonly _id: string;
  readonly clean_country: string;
  readonly country: string;
  readonly country_code: string;
  readonly is_visible: boolean;
  /** The part of the world: 'Southern Europe'. */
  readonly region: string;
  readonly description: string;
  readonly lat: number;
  readonly lng: number;
  readonly sample: boolean;
  /** Raised by every write of the settings or the picture; absent where nobody has changed what was seeded. */
  readonly version?: number;
  readonly updated_at: Date;
}

/** A country's picture (DES-04), by the slug of its page. */
export interface CountryImage {
  readonly _id: string;
  readonly clean_country: string;
  readonly country: string;
  readonly listing_image_url: string;
  readonly listing_image_credit: string;
  readonly updated_at: Date;
}

// There are some 250 of each: they are read whole, and by key.
const settingsSchema = new Schema<CountrySettings>(
  {
    _id: { type: String, required: true },
    clean_country: { type: String, required: true },
    country: { type: String, required: true },
    country_code: { type: String, required: true },
    is_visible: { type: Boolean, required: true },
    region: { type: String, required: true },
    description: { type: String, required: true },
    lat: { type: Number, required: true },
    lng: { type: Number, required: true },
    sample: { type: Boolean, required: true },
    version: { type: Number, default: 0 },
    updated_at: { type: Date, required: true },
  },
  { collection: 'country_settings', versionKey: false },
);

const imageSchema = new Schema<CountryImage>(
  {
    _id: { type: String, required: true },
    clean_country: { type: String, required: true },
    country: { type: String, required: true },
    listing_image_url: { type: String, required: true },
    listing_image_credit: { type: String, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'country_images', versionKey: false },
);

export function countrySettingsModel(connection: Connection): Model<CountrySettings> {
  return connection.model<CountrySettings>('CountrySettings', settingsSchema);
}

export function countryImageModel(connection: Connection): Model<CountryImage> {
  return connection.model<CountryImage>('CountryImage', imageSchema);
}
