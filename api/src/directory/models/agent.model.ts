import type { AgentLanguage, AgentSpeciality } from '@atoll/contracts/agent';
import type { HubMark } from '../../shared/directory/hub-agents';
import type { WeekHours } from '@atoll/contracts/opening-hours';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** What the public page shows only because the agent wrote it. */
export interface AgentOwnWords {
  readonly phone: string | null;
  readonly website: string | null;
  readonly hours: WeekHours | null;
}

export interface AgentOwnPicture {
  readonly key: string;
  /** The public path of its square. */
  readonly url: string;
}

/** A travel agent, as kept. Names of fields are the specification's (DIR-07, DIR-08). */
export interface AgentDocument {
  readonly _id: Types.ObjectId;
  readonly user_id: string | null;
  readonly name: string;
  readonly name_slug: string;
  readonly agency: string;
  readonly city: string;
  readonly clean_city: string;
  readonly region: string | null;
  readonly country: string;
  readonly clean_country: string;
  readonly country_code: string;
  readonly is_featured: boolean;
  readonly rating: number | null;
  readonly rating_count: number;
  readonly rating_source: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly summary: string;
  readonly specialities: readonly AgentSpeciality[];
  readonly languages: readonly AgentLanguage[];
  readonly since: number;
  /** Slugs of the countries that the agent plans trips to. */
  readonly places: readonly string[];
  readonly sample: boolean;
  /** What the agent's account said of it (DIR-21); missing while it has said nothing. */
  readonly own_words?: AgentOwnWords | null;
  /** How often the account has changed what the entry says; missing while it never has. */
  readonly own_version?: number;
  /** The picture that the account uploaded. */
  readonly own_picture?: AgentOwnPicture | null;
  /** What an operator's own system calls the agent; missing for all others. */
  readonly external_id?: string | null;
  /** Taken out of the directory by the administrator; missing while it never was. */
  readonly hidden?: boolean;
  /** Raised by every write; missing is 0. */
  readonly version?: number;
  /** What the agent hub's jobs have done to it. */
  readonly hub_mark?: HubMark;
  readonly updated_at: Date;
}

const schema = new Schema<AgentDocument>(
  {
    user_id: { type: String, default: null },
    name: { type: String, required: true },
    name_slug: { type: String, required: true },
    agency: { type: String, required: true },
    city: { type: String, required: true },
    clean_city: { type: String, required: true },
    region: { type: String, default: null },
    country: { type: String, required: true },
    clean_country: { type: String, required: true },
    country_code: { type: String, required: true },
    is_featured: { type: Boolean, required: true },
    rating: { type: Number, default: null },
    rating_count: { type: Number, required: true },
    rating_source: { type: String, default: null },
    lat: { type: Number, required: true },
    lng: { type: Number, required: true },
    summary: { type: String, required: true },
    specialities: { type: [String], required: true },
    languages: { type: [String], required: true },
    since: { type: Number, required: true },
    places: { type: [String], required: true },
    sample: { type: Boolean, required: true },
    own_words: { type: Object },
    own_version: { type: Number },
    own_picture: { type: Object },
    external_id: { type: String },
    hidden: { type: Boolean },
    version: { type: Number },
    hub_mark: { type: Object },
    updated_at: { type: Date, required: true },
  },
  { collection: 'agents', versionKey: false },
);
// An agent's own row (DIR-18). Most have no account.
schema.index({ user_id: 1 }, { unique: true, partialFilterExpression: { user_id: { $type: 'string' } } });
// An operator's file meets its own agents by their ids (POR-15).
schema.index(
  { external_id: 1 },
  { unique: true, partialFilterExpression: { external_id: { $type: 'string' } } },
);
// The counts of a city's card, and of a country's.
schema.index({ clean_city: 1 });
schema.index({ clean_country: 1 });
// What was written since a read model last looked.
schema.index({ updated_at: 1 });

export function agentModel(connection: Connection): Model<AgentDocument> {
  return connection.model<AgentDocument>('Agent', schema);
}
