import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Schema, type Connection, type Model } from 'mongoose';
import { isDuplicate } from '../mongo/is-duplicate';

/** Who may run a job now. `_id` is the job's name. */
interface JobLockDocument {
  readonly _id: string;
  readonly holder: string;
  readonly until: Date;
}

const schema = new Schema<JobLockDocument>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'job_locks', versionKey: false },
);

export interface HeldLock {
  /** Keeps the lock for its whole lifetime from now on. Throws when another has taken it over. */
  readonly renew: () => Promise<void>;
  readonly release: () => Promise<void>;
}

const RETRY_MS = 250;

export function jobLockModel(connection: Connection): Model<JobLockDocument> {
  return connection.model<JobLockDocument>('JobLock', schema);
}

/**
 * Waits until no other holds the lock of that name; one that was not renewed for `lifetimeMs` is free.
 * `onWait` is called while it waits, and ends that by throwing.
 */
export async function holdLock(
  locks: Model<JobLockDocument>,
  name: string,
  lifetimeMs: number,
  onWait: () => Promise<void>,
): Promise<HeldLock> {
  const holder = randomUUID();
  const mine = { _id: name, holder };
  const until = () => new Date(Date.now() + lifetimeMs);
  const take = async () => {
    try {
      const taken = { holder, until: until() };
      await locks.updateOne({ _id: name, until: { $lt: new Date() } }, { $set: taken }, { upsert: true });
      return true;
    } catch (error) {
      // The upsert of a lock that another holds: it exists, and it is not over.
      if (isDuplicate(error)) return false;
      throw error;
    }
  };
  while (!(await take())) {
    await onWait();
    await delay(RETRY_MS);
  }
  return {
    renew: async () => {
      const { matchedCount } = await locks.updateOne(mine, { $set: { until: until() } });
      if (matchedCount === 0) throw new Error(`the lock of ${name} was lost`);
    },
    release: async () => void (await locks.updateOne(mine, { $set: { until: new Date(0) } })),
  };
}
