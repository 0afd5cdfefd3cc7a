import { generatedKey } from '@atoll/contracts/index-now-rules';
import type { Connection } from 'mongoose';
import { isDuplicate } from '../shared/mongo/is-duplicate';
import { indexNowSettingsModel, type IndexNowSettingsDocument } from './settings.model';

type Progress = Partial<Pick<IndexNowSettingsDocument, 'done_until' | 'noted'>>;

export interface IndexNowSettingsStore {
  /** Made where there are none yet, with a key of the site's own. */
  readonly read: () => Promise<IndexNowSettingsDocument>;
  /** Null where they have another version by now. */
  readonly switchAutomatic: (isOn: boolean, version: number) => Promise<IndexNowSettingsDocument | null>;
  /** How far the job has come; no version of what people change. */
  readonly saveProgress: (progress: Progress) => Promise<void>;
}

const SITE = { _id: 'site' } as const;

/** The settings in MongoDB. */
export function createIndexNowSettings(database: Connection): IndexNowSettingsStore {
  const settings = indexNowSettingsModel(database);

  async function make(): Promise<void> {
    const first = { key: generatedKey(), is_automatic: false, version: 1, done_until: null, noted: null };
    try {
      await settings.updateOne(SITE, { $setOnInsert: first }, { upsert: true });
    } catch (error) {
      // Another instance has made them at the same time.
      if (!isDuplicate(error)) throw error;
    }
  }
  async function read(): Promise<IndexNowSettingsDocument> {
    const known = await settings.findOne(SITE).lean<IndexNowSettingsDocument>();
    if (known) return known;
    await make();
    return read();
  }

  return {
    read,
    switchAutomatic: async (is_automatic, version) => {
      await read();
      // What changed before it was switched on is no news, and all pages are noted as they are.
      const begun = is_automatic ? { done_until: new Date(), noted: 0 } : {};
      return settings
        .findOneAndUpdate(
          { ...SITE, version },
          { $set: { is_automatic, ...begun }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<IndexNowSettingsDocument>();
    },
    saveProgress: async (progress) => void (await settings.updateOne(SITE, { $set: progress })),
  };
}
