import { Schema, type Connection, type Model } from 'mongoose';

/** A country as lists show one, made from its settings, picture and agents (DES-07). `_id` is the slug of its page. */
export interface DestinationCardDocument {
  readonly _id: string;
  readonly country: string;
  readonly clean_country: string;
  readonly region: string;
  readonly image: string;
  readonly featuredCount: number;
  readonly agentCount: number;
}

export interface CityCardGuide {
  /** The first sentence of the city's description. */
  readonly summary: string;
  /** 1 to 12. */
  readonly best_months: readonly number[];
}

/** A city with agents or with a guide, as lists show one (DIR-12). `_id` is the slug of its pages. */
export interface CityCardDocument {
  readonly _id: string;
  readonly city: string;
  readonly country: string;
  readonly clean_country: string;
  readonly region: string | null;
  readonly featuredCount: number;
  readonly agentCount: number;
  readonly topRating: number | null;
  readonly image: string;
  /** What its country's page shows of its guide; null where it has none, absent in cards from before guides. */
  readonly guide?: CityCardGuide | null;
  readonly lat: number;
  readonly lng: number;
}

const shared = {
  _id: { type: String, required: true },
  country: { type: String, required: true },
  clean_country: { type: String, required: true },
  image: { type: String, required: true },
  featuredCount: { type: Number, required: true },
  agentCount: { type: Number, required: true },
} as const;

// There are some 250: they are read whole, and by key.
const destinationSchema = new Schema<DestinationCardDocument>(
  { ...shared, region: { type: String, required: true } },
  { collection: 'destination_cards', versionKey: false },
);

const citySchema = new Schema<CityCardDocument>(
  {
    ...shared,
    city: { type: String, required: true },
    region: { type: String, default: null },
    topRating: { type: Number, default: null },
    guide: { type: Schema.Types.Mixed, default: null },
    lat: { type: Number, required: true },
    lng: { type: Number, required: true },
  },
  { collection: 'city_cards', versionKey: false },
);
// The cards of a country, which are made, removed and read together.
citySchema.index({ clean_country: 1 });

export function destinationCardModel(connection: Connection): Model<DestinationCardDocument> {
  return connection.model<DestinationCardDocument>('DestinationCard', destinationSchema);
}

export function cityCardModel(connection: Connection): Model<CityCardDocument> {
  return connection.model<CityCardDocument>('CityCard', citySchema);
}
