import { SiteContent } from '@atoll/contracts/site-content';
import type { Connection } from 'mongoose';
import { Value } from 'typebox/value';
import type { Change, Changes } from '../shared/changes/changes';
import { isDuplicate } from '../shared/mongo/is-duplicate';
import { INITIAL_CONTENT } from './initial-content';
import { siteContentModel } from './site-content.model';

type Name = keyof SiteContent;

/** A part of the content; version 0 where nobody has changed it. */
export interface VersionedPart<Part extends Name> {
  readonly value: SiteContent[Part];
  readonly version: number;
}

export interface SiteContentRepository {
  /** All of it; what nobody has changed yet is what the site began with. */
  readonly read: () => Promise<SiteContent>;
  readonly readPart: <Part extends Name>(name: Part) => Promise<VersionedPart<Part>>;
  /** Replaces one part. Throws a TypeError where the value has another shape. */
  readonly write: <Part extends Name>(name: Part, value: SiteContent[Part]) => Promise<void>;
  /** Replaces that version of a part; false where it has another by now. Throws as `write` does. */
  readonly writeFrom: <Part extends Name>(
    name: Part,
    version: number,
    value: SiteContent[Part],
  ) => Promise<boolean>;
}

const changeOf = (name: Name): Change => ({ kind: 'site-content', key: name, subjects: ['site-content'] });

function refuseOtherShapes<Part extends Name>(name: Part, value: unknown): void {
  if (!Value.Check(SiteContent.properties[name], value))
    throw new TypeError(`This is no value of the site's ${name}`);
}

/** The site's words and pictures in MongoDB. */
export function createSiteContentRepository(
  connection: Connection,
  changes: Pick<Changes, 'around'>,
): SiteContentRepository {
  const documents = siteContentModel(connection);
  const next = (value: unknown) => ({ $set: { value, updated_at: new Date() }, $inc: { version: 1 } });

  async function isWritten(name: Name, version: number, value: unknown): Promise<boolean> {
    // Nothing is there of version 0, or something that was written before there were versions.
    const filter = { _id: name, version: version === 0 ? { $in: [0, null] } : version };
    try {
      const { matchedCount, upsertedCount } = await documents.updateOne(filter, next(value), {
        upsert: version === 0,
      });
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  return {
    read: async () => {
      const changed = await documents.find().lean();
      const parts = changed.filter(({ _id, value }) => Value.Check(SiteContent.properties[_id], value));
      return { ...INITIAL_CONTENT, ...Object.fromEntries(parts.map(({ _id, value }) => [_id, value])) };
    },
    readPart: async <Part extends Name>(name: Part): Promise<VersionedPart<Part>> => {
      const found = await documents.findById(name).lean();
      const isShown = Value.Check(SiteContent.properties[name], found?.value);
      const value = isShown ? (found?.value as SiteContent[Part]) : INITIAL_CONTENT[name];
      return { value, version: found?.version ?? 0 };
    },
    write: async (name, value) => {
      refuseOtherShapes(name, value);
      await changes.around(changeOf(name), () =>
        documents.updateOne({ _id: name }, next(value), { upsert: true }),
      );
    },
    writeFrom: async (name, version, value) => {
      refuseOtherShapes(name, value);
      return changes.around(changeOf(name), () => isWritten(name, version, value));
    },
  };
}
