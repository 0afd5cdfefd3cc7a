import { SiteContent } from '@atoll/contracts/site-content';
import type { Connection } from 'mongoose';
import { Value } from 'typebox/value';
import type { Changes } from '../shared/changes/changes';
import { INITIAL_CONTENT } from './initial-content';
import { siteContentModel } from './site-content.model';

export interface SiteContentRepository {
  /** All of it; what nobody has changed yet is what the site began with. */
  readonly read: () => Promise<SiteContent>;
  /** Replaces one part. Throws a TypeError where the value has another shape. */
  readonly write: <Name extends keyof SiteContent>(name: Name, value: SiteContent[Name]) => Promise<void>;
}

/** The site's words and pictures in MongoDB. */
export function createSiteContentRepository(
  connection: Connection,
  changes: Pick<Changes, 'around'>,
): SiteContentRepository {
  const documents = siteContentModel(connection);
  return {
    read: async () => {
      const changed = await documents.find().lean();
      const parts = changed.filter(({ _id, value }) => Value.Check(SiteContent.properties[_id], value));
      return { ...INITIAL_CONTENT, ...Object.fromEntries(parts.map(({ _id, value }) => [_id, value])) };
    },
    write: async (name, value) => {
      if (!Value.Check(SiteContent.properties[name], value)) {
        throw new TypeError(`This is no value of the site's ${name}`);
      }
      await changes.around({ kind: 'site-content', key: name, subjects: ['site-content'] }, () =>
        documents.updateOne({ _id: name }, { $set: { value, updated_at: new Date() } }, { upsert: true }),
      );
    },
  };
}
