import type { PageContent } from '@atoll/contracts/managed-page';
import { Schema, type Connection, type Model } from 'mongoose';

/** When a page's draft is published by itself. */
export interface PageScheduleDocument {
  readonly at: Date;
  /** The zone that it was chosen in. */
  readonly time_zone: string;
  /** The page's version that has it; who made that one has it published. */
  readonly set_in: number;
}

/** A page that is written in the portal. */
export interface ManagedPageDocument {
  readonly _id: string;
  readonly version: number;
  readonly draft: PageContent;
  /** What the site shows; null where it shows none. */
  readonly published: PageContent | null;
  /** Absent in pages of before there were any. */
  readonly schedule?: PageScheduleDocument | null;
  /** Addresses that the site showed it at before: they lead to where it is now. Absent in pages that never moved. */
  readonly former?: readonly string[];
  /** Draft's, published page's and former ones: no other page may have them. */
  readonly slugs: readonly string[];
  readonly changed_at: Date;
}

const schema = new Schema<ManagedPageDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    draft: { type: Schema.Types.Mixed, required: true },
    published: { type: Schema.Types.Mixed, default: null },
    schedule: { type: Schema.Types.Mixed, default: null },
    former: { type: [String], default: undefined },
    slugs: { type: [String], required: true },
    changed_at: { type: Date, required: true },
  },
  { collection: 'managed_pages', versionKey: false },
);
schema.index({ slugs: 1 }, { unique: true });
// What is due.
schema.index({ 'schedule.at': 1 }, { sparse: true });

export function managedPageModel(connection: Connection): Model<ManagedPageDocument> {
  return connection.model<ManagedPageDocument>('ManagedPage', schema);
}

/** A state of a draft, as what it differs in from the one before; the first is whole. */
export interface PageVersionDocument {
  /** `<page>:<number>` */
  readonly _id: string;
  readonly page_id: string;
  readonly number: number;
  readonly at: Date;
  /** Who wrote it. Versions of before this was kept have none. */
  readonly user_id?: string;
  readonly email: string;
  readonly what: string;
  readonly changed: Partial<PageContent>;
}

const versionSchema = new Schema<PageVersionDocument>(
  {
    _id: { type: String, required: true },
    page_id: { type: String, required: true },
    number: { type: Number, required: true },
    at: { type: Date, required: true },
    user_id: { type: String },
    email: { type: String, required: true },
    what: { type: String, required: true },
    changed: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'managed_page_versions', versionKey: false, minimize: false },
);
versionSchema.index({ page_id: 1, number: 1 });

export function pageVersionModel(connection: Connection): Model<PageVersionDocument> {
  return connection.model<PageVersionDocument>('ManagedPageVersion', versionSchema);
}
