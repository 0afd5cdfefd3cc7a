import type { Connection } from 'mongoose';
import { healthOf, type Health, type LoadCounts } from './load-counts';
import { releaseHealthModel, type StoredHealth } from './release-health.model';

/** What browsers reported of releases while they were watched; every instance adds to the same counts. */
export interface ReleaseCounts {
  /** Counts one more and returns the counts with it. */
  readonly add: (app: string, hash: string, what: keyof LoadCounts) => Promise<LoadCounts>;
  /** Of a release of which nothing was reported: no loads, no errors. */
  readonly of: (app: string, hash: string) => Promise<Health>;
  /** Of those releases of an app of which something was reported. */
  readonly ofAll: (app: string, hashes: readonly string[]) => Promise<ReadonlyMap<string, Health>>;
}

function countsOf(stored: Partial<LoadCounts> | null): LoadCounts {
  return { mounted: stored?.mounted ?? 0, failed: stored?.failed ?? 0, errors: stored?.errors ?? 0 };
}

export function createReleaseCounts(connection: Connection): ReleaseCounts {
  const model = releaseHealthModel(connection);
  return {
    add: async (app, hash, what) => {
      const change = model.findOneAndUpdate(
        { _id: `${app}/${hash}` },
        { $inc: { [what]: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
      return countsOf(await change.lean<Partial<LoadCounts>>().exec());
    },
    of: async (app, hash) => {
      const stored = await model.findById(`${app}/${hash}`).lean<StoredHealth>().exec();
      return healthOf(countsOf(stored));
    },
    ofAll: async (app, hashes) => {
      const ids = hashes.map((hash) => `${app}/${hash}`);
      const stored = await model
        .find({ _id: { $in: ids } })
        .lean<StoredHealth[]>()
        .exec();
      return new Map(stored.map((each) => [each._id.slice(app.length + 1), healthOf(countsOf(each))]));
    },
  };
}
