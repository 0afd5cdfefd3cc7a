import type { CityGuide } from '@atoll/contracts/city-guide';
import { Schema, type Connection, type Model } from 'mongoose';

/** What is told about a city (DES-05). `_id` is the slug of its pages. */
export interface CityDocument {
  readonly _id: string;
  readonly name: string;
  readonly name_folded: string;
  readonly country: string;
  readonly clean_country: string;
  readonly country_code: string;
  readonly region: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly description: string;
  readonly highlights: readonly string[];
  /** Absent or null where nobody wrote one. */
  readonly guide?: CityGuide | null;
  readonly featured_image_url: string;
  readonly image_url: string;
  readonly image_credit: string;
  readonly image_position: string;
  /** What in the data says that the picture fits; only where it was chosen by the demo. */
  readonly picture_reason?: string;
  readonly sample: boolean;
  /** Raised by every write; absent where nobody has changed what was seeded. */
  readonly version?: number;
  readonly updated_at: Date;
}

const schema = new Schema<CityDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    // In lower case and without accents: `name ilike` of the city read is equality of this (DES-06).
    name_folded: { type: String, required: true },
    country: { type: String, required: true },
    clean_country: { type: String, required: true },
    country_code: { type: String, required: true },
    region: { type: String, default: null },
    lat: { type: Number, required: true },
    lng: { type: Number, required: true },
    population: { type: Number, required: true },
    description: { type: String, required: true },
    highlights: { type: [String], required: true },
    // Checked by its contract before it is written.
    guide: { type: Schema.Types.Mixed, default: null },
    featured_image_url: { type: String, required: true },
    image_url: { type: String, required: true },
    image_credit: { type: String, required: true },
    image_position: { type: String, required: true },
    picture_reason: String,
    sample: { type: Boolean, required: true },
    version: { type: Number, default: 0 },
    updated_at: { type: Date, required: true },
  },
  { collection: 'cities', versionKey: false },
);
// The city read: name and country, the largest first where a country has two.
schema.index({ name_folded: 1, country: 1, population: -1 });
schema.index({ updated_at: 1 });

export function cityModel(connection: Connection): Model<CityDocument> {
  return connection.model<CityDocument>('City', schema);
}
